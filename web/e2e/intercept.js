import { wholeViews } from './wholeViews.js';

/**
 * Stands on the line between a page and the server. `heard` may change what the server says, `said` what the page does;
 * what they make nothing of goes no further. `tell` speaks to the page in the server's place.
 */
export async function intercept(page, { heard = (message) => message, said = (message) => message }) {
  let near;
  await page.routeWebSocket(/\/live/, (socket) => {
    near = socket;
    const server = socket.connectToServer();
    const ask = (message) => server.send(JSON.stringify(message));
    const pass = (to, message) => message && to.send(JSON.stringify(message));
    socket.onMessage((text) => pass(server, said(JSON.parse(text))));
    const whole = wholeViews();
    server.onMessage((text) => pass(socket, heard(structuredClone(whole(JSON.parse(text))), ask)));
  });
  return { tell: (message) => near.send(JSON.stringify(message)) };
}
