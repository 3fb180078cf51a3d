/** A proxy in front of a server whose connections can be cut, and led elsewhere. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** `address` is a URL, or the path of a socket. */
export async function startProxy(address: string) {
  const reach = (to: string) =>
    to.startsWith('/') ? { path: to } : { host: new URL(to).hostname, port: Number(new URL(to).port) };
  let target = reach(address);
  const ends = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(target);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
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
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    cut() {
      whole = false;
      for (const end of ends) end.destroy();
    },
    mend: () => (whole = true),
    /** From now on connections go there. */
    lead: (to: string) => (target = reach(to)),
    close() {
      this.cut();
      server.close();
    },
  };
}
