/** What an area holds beside a legion, the most important first. */
import type { AreaView } from '../types';

export interface Feature {
  icon: string;
  text: string;
  /** Seen from afar too. */
  major: boolean;
}

export function featuresOf(area: AreaView): Feature[] {
  const all: (Feature | false)[] = [
    area.sietch !== null && {
      icon: 'sietch',
      text: area.sietch.rank === null ? '?' : `${area.sietch.rank}`,
      major: true,
    },
    area.settlement !== null && { icon: 'settlement', text: `${area.settlement}`, major: true },
    area.wild_maker && { icon: 'wild-maker', text: '', major: true },
    area.sandworm && { icon: 'sandworm', text: '', major: true },
    area.wormsign && { icon: 'wormsign', text: '', major: false },
    area.harvester && { icon: 'harvester', text: '', major: false },
    area.station && { icon: 'station', text: '', major: false },
  ];
  return all.filter((feature) => feature !== false);
}
