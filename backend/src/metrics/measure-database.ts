import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

/**
 * Measures the connections to the database: open ones, idle ones, and requests that wait for one.
 * @param pools by the label `pool` of their figures: `primary`, and `replica` if there is one
 */
export function measureDatabase(pools: Readonly<Record<string, Pool>>, registry: Registry): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to PostgreSQL; waiting: requests without one.',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [name, pool] of Object.entries(pools)) {
        this.set({ pool: name, state: 'open' }, pool.totalCount);
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount);
      }
    },
  });
}
