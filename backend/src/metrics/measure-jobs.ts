import type { PgBoss } from 'pg-boss';
import { Gauge, type Registry } from 'prom-client';

/** Measures the job queue. The workers count the jobs every ten seconds, so this reads one row per queue. */
export function measureJobs(boss: Pick<PgBoss, 'getQueues'>, registry: Registry): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs in the database, by queue. Failed ones are those that are still stored.',
    labelNames: ['queue', 'state'] as const,
    registers: [registry],
    async collect() {
      for (const { name, readyCount, activeCount, failedCount } of await boss.getQueues()) {
        this.set({ queue: name, state: 'ready' }, readyCount);
        this.set({ queue: name, state: 'active' }, activeCount);
        this.set({ queue: name, state: 'failed' }, failedCount);
      }
    },
  });
}
