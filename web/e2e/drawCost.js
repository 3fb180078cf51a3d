/** What the browser's main thread works for a change of state, read from its own trace. */

/**
 * Runs something and says for each new position that came how many milliseconds of work it was to the first frame that
 * shows it; and how many in all came on one, with what followed: a second frame, say, and the test's own questions.
 */
export async function measureDrawing(visitor, run) {
  const { page } = visitor;
  const line = await page.context().newCDPSession(page);
  const events = [];
  line.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  // The trace does not know what a message says: that is heard beside, by the same clock.
  const updates = [];
  line.on('Network.webSocketFrameReceived', ({ timestamp, response }) => {
    if (JSON.parse(response.payloadData).t === 'update') updates.push(timestamp * 1e6);
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

function worked(events, updates) {
  const received = events.filter(({ name }) => name === 'WebSocketReceive');
  const isUpdate = ({ ts }) => updates.some((at) => Math.abs(at - ts) < 1000);
  const thread = ({ pid, tid }) => `${pid} ${tid}`;
  const main = received[0] && thread(received[0]);
  const mine = events.filter((event) => thread(event) === main).sort((a, b) => a.ts - b.ts);
  // A task may be told of twice, one record inside the other.
  const tasks = mine
    .filter(({ name, tdur }) => name.endsWith('RunTask') && tdur !== undefined)
    .filter((task, i, all) => !all[i - 1] || task.ts >= all[i - 1].ts + all[i - 1].dur);
  // Gathering layers is the last thing a frame does on this thread.
  const frames = mine.filter(({ name }) => name === 'Layerize');
  const work = tasks.reduce((sum, { tdur }) => sum + tdur, 0) / 1000;
  const times = frames.flatMap((frame, i) => {
    const shown = received.filter(({ ts }) => ts < frame.ts && ts > (frames[i - 1]?.ts ?? 0));
    if (!shown.some(isUpdate)) return [];
    const all = tasks.filter((task) => task.ts + task.dur >= shown[0].ts && task.ts <= frame.ts);
    return [all.reduce((sum, { tdur }) => sum + tdur, 0) / 1000];
  });
  return { times, inAll: work / updates.length };
}

/** The middle, and what nine of ten stay under. */
export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part) => (sorted[Math.floor(sorted.length * part)] ?? NaN).toFixed(1);
  return { median: at(0.5), most: at(0.9) };
}
