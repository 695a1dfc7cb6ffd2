import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Faults } from './faults.ts';

/**
 * Rejects requests to these routes before they have an effect, or delays or loses the responses after it.
 */
export function applyFaults(app: FastifyInstance, faults: Faults): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (!faults.current().unavailable) return;
    return reply.code(503).send({ error: { message: 'This sandbox is switched off by a test.' } });
  });
  app.addHook('onSend', async (request) => {
    const { responseDelayMs } = faults.current();
    if (responseDelayMs > 0) await wait(responseDelayMs);
    if (request.method !== 'GET' && faults.takeLostResponse()) request.raw.socket.destroy();
  });
}
