/** A proxy in front of a server whose connections can be cut, and led elsewhere. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** `address` is a URL, or the path of a socket. */
export async function startProxy(address) {
  const reach = (to) => (to.startsWith('/') ? { path: to } : { host: new URL(to).hostname, port: new URL(to).port });
  let target = reach(address);
  const ends = new Set();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(target);
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
    port: server.address().port,
    cut() {
      whole = false;
      for (const end of ends) end.destroy();
    },
    mend: () => (whole = true),
    /** From now on connections go there. */
    lead: (to) => (target = reach(to)),
    close() {
      this.cut();
      server.close();
    },
  };
}
