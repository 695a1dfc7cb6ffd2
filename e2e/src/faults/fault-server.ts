import { createServer, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Route } from '@playwright/test';
import type { RunningSite } from 'site/testing';

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
  whole: (response, file) => void response.end(file),
} satisfies Record<string, Behaviour>;

type NetworkFault = keyof typeof behaviours;

/**
 * Starts a server in front of the site's files, and one without a certificate. `send` lets the first one answer a
 * request of the browser with a fault. `redirect` sends the browser to another origin: to the first server, whose
 * files have no CORS header, or to the second one.
 */
export async function startFaultServer(site: Pick<RunningSite, 'url'>) {
  const server = createServer(async ({ url = '' }, response) => {
    const [, fault = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(url) ?? [];
    const file = await fetch(site.url + path);
    response.setHeader('content-type', file.headers.get('content-type') ?? '');
    behaviours[fault as NetworkFault](response, Buffer.from(await file.arrayBuffer()));
  });
  const withoutCertificate = createTlsServer();
  const [port, tlsPort] = await Promise.all([listen(server), listen(withoutCertificate)]);
  const origins = {
    withoutCors: `http://127.0.0.1:${port}/whole`,
    withoutCertificate: `https://127.0.0.1:${tlsPort}`,
  };
  const pathOf = (route: Route) => new URL(route.request().url()).pathname;
  return {
    send: (route: Route, fault: NetworkFault) =>
      route.continue({ url: `http://127.0.0.1:${port}/${fault}${pathOf(route)}` }),
    redirect: (route: Route, to: keyof typeof origins) =>
      route.fulfill({ status: 302, headers: { location: origins[to] + pathOf(route) } }),
    stop: () => {
      for (const running of [server, withoutCertificate]) {
        running.closeAllConnections();
        running.close();
      }
    },
  };
}

async function listen(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}
