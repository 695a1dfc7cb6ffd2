import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Measures the connections to the database: open ones, idle ones, and requests that wait for one. */
export function measureDatabase(pool: Pool, registry: Registry): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to PostgreSQL; waiting: requests without one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}
