import { createServer, type Server } from 'node:net';

const portsPerWorker = 1_000;
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.JEST_WORKER_ID ?? 0) % 10;
let next = Math.floor(Math.random() * portsPerWorker);

/**
 * Returns free ports. Each worker of jest or Playwright has a thousand of its own, below those that systems give to
 * outgoing connections (from 32768 on Linux). So nothing else takes a port before its server listens. All are held
 * until the last is found, so that none is returned twice.
 */
export async function freePorts(count: number): Promise<number[]> {
  const servers: Server[] = [];
  const ports: number[] = [];
  while (ports.length < count) {
    const port = 20_000 + worker * portsPerWorker + (next++ % portsPerWorker);
    const server = await listen(port);
    if (!server) continue;
    servers.push(server);
    ports.push(port);
  }
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/** Returns null when the port is taken. */
function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, 'localhost', () => resolve(server));
  });
}
