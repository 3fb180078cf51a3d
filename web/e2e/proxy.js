/** A proxy in front of the server whose connections can be cut. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export async function startProxy(address) {
  const target = new URL(address);
  const ends = new Set();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      ends.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        ends.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    cut() {
      whole = false;
      for (const end of ends) end.destroy();
    },
    mend: () => (whole = true),
    close() {
      this.cut();
      server.close();
    },
  };
}
