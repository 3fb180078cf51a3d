/** What the browser's main thread works for a change of state, read from its own trace. */
import type { GameTypes, ServerMessage } from '../../src/wire';
import type { Visitor } from '../support/visitor';

/** A record of the trace; times in microseconds. */
interface Traced {
  name: string;
  thread: string;
  ts: number;
  dur: number;
  /** Time on the processor, where it was measured. */
  tdur: number | null;
}

/**
 * Runs something and says for each new position that came how many milliseconds of work it was to the first frame that
 * shows it; and how many in all came on one, with what followed: a second frame, say, and the test's own questions.
 */
export async function measureDrawing<G extends GameTypes>(visitor: Visitor<G>, run: () => Promise<unknown>) {
  const { page } = visitor;
  const line = await page.context().newCDPSession(page);
  const events: Traced[] = [];
  line.on('Tracing.dataCollected', ({ value }) => events.push(...value.map(traced)));
  // The trace does not know what a message says: that is heard beside, by the same clock.
  const updates: number[] = [];
  line.on('Network.webSocketFrameReceived', ({ timestamp, response }) => {
    if ((JSON.parse(response.payloadData) as ServerMessage).t === 'update') updates.push(timestamp * 1e6);
  });
  await line.send('Network.enable');
  await line.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel'] },
    transferMode: 'ReportEvents',
  });
  await run();
  const complete = new Promise((done) => line.once('Tracing.tracingComplete', done));
  await line.send('Tracing.end');
  await complete;
  await line.detach();
  return worked(events, updates);
}

/** The trace is JSON of which the protocol promises nothing. */
const traced = ({ name, pid, tid, ts, dur, tdur }: Record<string, unknown>): Traced => ({
  name: String(name),
  thread: `${String(pid)} ${String(tid)}`,
  ts: Number(ts),
  dur: Number(dur ?? 0),
  tdur: tdur === undefined ? null : Number(tdur),
});

function worked(events: Traced[], updates: number[]) {
  const received = events.filter(({ name }) => name === 'WebSocketReceive');
  const isUpdate = ({ ts }: Traced) => updates.some((at) => Math.abs(at - ts) < 1000);
  const main = received[0]?.thread;
  const mine = events.filter(({ thread }) => thread === main).sort((a, b) => a.ts - b.ts);
  // A task may be told of twice, one record inside the other.
  const tasks = mine
    .filter(({ name, tdur }) => name.endsWith('RunTask') && tdur !== null)
    .filter((task, i, all) => {
      const last = all[i - 1];
      return !last || task.ts >= last.ts + last.dur;
    });
  // Gathering layers is the last thing a frame does on this thread.
  const frames = mine.filter(({ name }) => name === 'Layerize');
  const work = (some: Traced[]) => some.reduce((sum, { tdur }) => sum + (tdur ?? 0), 0) / 1000;
  const times = frames.flatMap((frame, i) => {
    const shown = received.filter(({ ts }) => ts < frame.ts && ts > (frames[i - 1]?.ts ?? 0));
    const [first] = shown;
    if (!first || !shown.some(isUpdate)) return [];
    return [work(tasks.filter((task) => task.ts + task.dur >= first.ts && task.ts <= frame.ts))];
  });
  return { times, inAll: work(tasks) / updates.length };
}

/** The middle, and what nine of ten stay under. */
export function spread(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? NaN).toFixed(1);
  return { median: at(0.5), most: at(0.9) };
}
