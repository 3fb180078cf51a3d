import type { Page, WebSocketRoute } from '@playwright/test';
import type { ClientMessage, ServerMessage } from '../../src/wire';
import { wholeViews } from './wholeViews';

interface Between {
  /** May change what the server says; `ask` speaks to the server in the page's place. */
  heard?: (message: ServerMessage, ask: (message: ClientMessage) => void) => ServerMessage | undefined;
  /** May change what the page says. */
  said?: (message: ClientMessage) => ClientMessage | undefined;
}

/**
 * Stands on the line between a page and the server. What `heard` and `said` make nothing of goes no further. `tell` speaks
 * to the page in the server's place.
 */
export async function intercept(page: Page, { heard = (message) => message, said = (message) => message }: Between) {
  let near: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/live/, (socket) => {
    near = socket;
    const server = socket.connectToServer();
    const ask = (message: ClientMessage) => server.send(JSON.stringify(message));
    const pass = (to: WebSocketRoute, message: ServerMessage | ClientMessage | undefined) =>
      message && to.send(JSON.stringify(message));
    socket.onMessage((text) => pass(server, said(JSON.parse(String(text)) as ClientMessage)));
    const whole = wholeViews();
    server.onMessage((text) =>
      pass(socket, heard(structuredClone(whole(JSON.parse(String(text)) as ServerMessage)), ask)),
    );
  });
  return {
    tell(message: ServerMessage) {
      if (!near) throw new Error('the page has no line yet');
      near.send(JSON.stringify(message));
    },
  };
}
