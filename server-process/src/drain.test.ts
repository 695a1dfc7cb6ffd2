import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { addDrain, closeInTime } from './index.ts';

let app: FastifyInstance;
const agent = new Agent({ keepAlive: true });
afterEach(async () => {
  agent.destroy();
  await app.close();
});

async function startServer(): Promise<number> {
  app = Fastify({ return503OnClosing: false });
  addDrain(app);
  app.get('/health/ready', async () => 'ready');
  app.get('/slow', async () => {
    await wait(300);
    return 'done';
  });
  app.get('/endless', () => new Promise(() => {}));
  await app.listen({ port: 0 });
  return (app.server.address() as AddressInfo).port;
}

const request = (port: number, path: string) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    get({ port, path, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve({ status: response.statusCode, connection: response.headers.connection }));
    }).once('error', reject);
  });

describe('a server that drains', () => {
  it('is not ready, but answers every request and asks for another connection', async () => {
    const port = await startServer();
    expect(await request(port, '/health/ready')).toEqual({ status: 200, connection: 'keep-alive' });
    const drained = app.drain(0.5);
    expect(await request(port, '/health/ready')).toEqual({ status: 503, connection: 'close' });
    expect(await request(port, '/slow')).toEqual({ status: 200, connection: 'close' });
    await drained;
  });

  it('finishes the requests in flight when it closes', async () => {
    const port = await startServer();
    const slow = request(port, '/slow');
    await wait(50);
    await app.close();
    expect((await slow).status).toBe(200);
  });

  it('closes in time, also with a request that never ends', async () => {
    const port = await startServer();
    const endless = expect(request(port, '/endless')).rejects.toThrow(/hang up|reset/);
    await wait(50);
    await closeInTime(app.server, () => app.close(), 0.2);
    await endless;
  });
});
