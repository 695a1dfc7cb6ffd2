import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults.ts';

/** Delays or loses the responses of these routes. The request has had its effect then. */
export function applyFaults(app: FastifyInstance, faults: Faults): void {
  app.addHook('onSend', async (request) => {
    const { responseDelayMs } = faults.current();
    if (responseDelayMs > 0) await wait(responseDelayMs);
    if (request.method !== 'GET' && faults.takeLostResponse()) request.raw.socket.destroy();
  });
}
