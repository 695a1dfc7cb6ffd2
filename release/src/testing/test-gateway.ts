import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { healthToken, type ReleaseHealth, visitKeyFile } from 'federation/release-health';
import type { Storage } from 'storage';

export type TestGateway = Awaited<ReturnType<typeof testGateway>>;

/** Starts a server that responds to `/builds/health` as a gateway does. Tests set its `health`. */
export async function testGateway(storage: Storage) {
  const health: ReleaseHealth = { releases: [], renderTimes: [] };
  const server = createServer(async (request, response) => {
    const key = (await storage.read(visitKeyFile))?.bytes.toString() ?? '';
    const isReader = request.headers.authorization === `Bearer ${healthToken(key)}`;
    response.writeHead(isReader ? 200 : 401).end(JSON.stringify(health));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    health,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
