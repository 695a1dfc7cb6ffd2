import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { migrationCount } from '../database/migrate.ts';

/**
 * Registers `/health` routes. Live means that the process responds. Ready means that the database accepts writes and
 * has all migrations.
 */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));

  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      const { rows } = await database.execute<{ applied: number; standby: boolean }>(
        sql`select count(*)::int as applied, pg_is_in_recovery() as standby from drizzle.__drizzle_migrations`,
      );
      const [found] = rows;
      if (found && !found.standby && found.applied >= migrationCount()) return reply.send({ status: 'ready' });
      return reply
        .code(503)
        .send({ status: 'not ready', reason: 'The database has pending migrations or is read-only.' });
    } catch (error) {
      request.log.error({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'not ready', reason: 'The database is unavailable.' });
    }
  });
}
