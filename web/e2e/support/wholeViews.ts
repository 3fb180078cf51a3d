import type { ServerMessage } from '../../src/wire';

/** Makes messages that hold only what changed of the view into whole ones: gives a function for one line's messages. */
export function wholeViews(): (message: ServerMessage) => ServerMessage {
  let view: unknown = null;
  return (message) => {
    if ((message.t !== 'update' && message.t !== 'welcome') || !message.position) return message;
    if (message.t === 'update' && message.changes) {
      const whole: unknown = structuredClone(view);
      for (const [path, value] of Object.entries(message.position.view as Record<string, unknown>)) {
        const keys = path.split('.');
        const last = keys.pop() ?? '';
        keys.reduce((at, key) => at[key] as Record<string, unknown>, whole as Record<string, unknown>)[last] = value;
      }
      message.position.view = whole;
      message.changes = false;
    }
    view = message.position.view;
    return message;
  };
}
