import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A load balancer for TCP connections, as they stand before gateways, backends and PostgreSQL: passes each connection
 * to the next of the ports on which a server accepts it, and closes it when there is none.
 */
export async function startBalancer(ports: () => readonly number[]) {
  let next = 0;
  const open = new Set<Socket>();
  const server = createServer(async (client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    client.on('error', () => {});
    // The server speaks first or the client does: either way nothing is read before both are connected.
    client.pause();
    const choices = ports();
    const first = next++;
    for (let index = 0; index < choices.length; index += 1) {
      const upstream = await connected(choices[(first + index) % choices.length] ?? 0);
      if (!upstream) continue;
      upstream.once('close', () => client.destroy());
      client.once('close', () => upstream.destroy());
      if (client.destroyed) upstream.destroy();
      client.pipe(upstream).pipe(client);
      return;
    }
    client.destroy();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const client of open) client.destroy();
      await once(server.close(), 'close');
    },
  };
}

/** Returns null when no server accepts connections on the port. */
async function connected(port: number): Promise<Socket | null> {
  const socket = connect(port, '127.0.0.1');
  const isConnected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.on('error', () => {});
  return isConnected ? socket : null;
}
