import { webVitalNames } from 'shared-contract/operations/web-vitals';
import * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import type { LivePages } from './live-pages.ts';
import { bucketOf } from './vital-buckets.ts';
import { addVitals, type DailyCount, dayOf } from './web-vital-store.ts';

const flushMs = 10_000;
/** Anyone can send values, so this limits memory and the size of a statement. */
const maxCountsPerFlush = 5_000;

/** What pages send as `additionalInfo` of the log entry 'Web vital'. See `shell/src/background/web-vitals.ts`. */
const measured = z.object({
  name: z.enum(webVitalNames),
  value: z.number().check(z.minimum(0)),
  path: z.string().check(z.regex(/^\//), z.maxLength(2_000)),
});

export type VitalCounter = {
  /** Counts a web vital of a live page. Ignores all else. Never waits and never throws. */
  count: (additionalInfo: unknown) => void;
  /** Stores what was counted. Counts that cannot be stored are lost, which does no harm. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

type Options = {
  database: Database;
  pages: LivePages;
  clock: () => Date;
  log: { warn: (details: { err: unknown }, message: string) => void };
};

/** Counts web vitals in memory and stores the counts every ten seconds, so that no request waits for the database. */
export function openVitalCounter({ database, pages, clock, log }: Options): VitalCounter {
  let counts = new Map<string, DailyCount>();
  let storing: Promise<void> | null = null;

  function count(additionalInfo: unknown): void {
    const vital = z.safeParse(measured, additionalInfo).data;
    if (!vital) return;
    const { name, path, value } = vital;
    const page = pages.pageOf(path);
    if (page === null) return;
    const one = { day: dayOf(clock()), page, name, bucket: bucketOf(value) };
    const key = Object.values(one).join(' ');
    const known = counts.get(key);
    if (known) known.count += 1;
    else if (counts.size < maxCountsPerFlush) counts.set(key, { ...one, count: 1 });
  }

  async function store(): Promise<void> {
    const stored = [...counts.values()];
    counts = new Map();
    try {
      await addVitals(database, stored);
    } catch (err) {
      log.warn({ err }, 'web vitals were not stored');
    }
  }

  /** One statement at a time: while the database is slow, the next counts wait in memory. */
  async function flush(): Promise<void> {
    await storing;
    storing ??= store().finally(() => {
      storing = null;
    });
    await storing;
  }

  void pages.refresh();
  const timer = setInterval(() => {
    void pages.refresh();
    if (!storing) void flush();
  }, flushMs);
  timer.unref();
  return {
    count,
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
