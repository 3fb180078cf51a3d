/** Makes messages that hold only what changed of the view into whole ones: gives a function for one line's messages. */
export function wholeViews() {
  let view = null;
  return (message) => {
    if (!message.position) return message;
    if (message.changes) {
      const whole = structuredClone(view);
      for (const [path, value] of Object.entries(message.position.view)) {
        const keys = path.split('.');
        const last = keys.pop();
        keys.reduce((at, key) => at[key], whole)[last] = value;
      }
      message.position.view = whole;
      message.changes = false;
    }
    view = message.position.view;
    return message;
  };
}
