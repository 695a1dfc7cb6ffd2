import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Route } from '@playwright/test';

type Behaviour = (response: ServerResponse, file: Buffer) => void;

/** What the server does with a file. These faults happen on a real connection, which `route.fulfill` cannot do. */
const behaviours = {
  reset: (response) => response.socket?.resetAndDestroy(),
  cut: (response, file) => {
    response.writeHead(200, { 'content-length': file.length }).write(file.subarray(0, file.length / 2));
    setTimeout(() => response.destroy(), 50);
  },
  stall: (response, file) => {
    response.writeHead(200, { 'content-length': file.length }).write(file.subarray(0, 10));
  },
} satisfies Record<string, Behaviour>;

export type NetworkFault = keyof typeof behaviours;

/** Starts a server in front of the site's files. `send` lets it answer a request of the browser with a fault. */
export async function startFaultServer(site: { url: string }) {
  const server = createServer(async ({ url = '' }, response) => {
    const [, fault = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(url) ?? [];
    const file = await fetch(site.url + path);
    response.setHeader('content-type', file.headers.get('content-type') ?? '');
    behaviours[fault as NetworkFault](response, Buffer.from(await file.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    send: (route: Route, fault: NetworkFault) => {
      const { pathname } = new URL(route.request().url());
      return route.continue({ url: `http://127.0.0.1:${port}/${fault}${pathname}` });
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
