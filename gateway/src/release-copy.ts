import { previewKeyFile } from 'federation/preview-token';
import { visitKeyFile } from 'federation/release-health';
import { Gauge, type Registry } from 'prom-client';
import { StartError } from 'server-process';
import { copyKeys, copyStorage, openStorage, type Storage } from 'storage';
import type { GatewayConfig } from './config.ts';
import type { ErrorLog } from './error-log.ts';

/** A promoted build is live within a second or two. */
const readPointerEveryMs = 500;

/** Files that no promotion announces are copied by then: previewed releases, new signatures, repaired files. */
const listEveryMs = 15_000;

/**
 * Operators delete a key to end the previews and tickets that it has signed. This must not wait for a copy, which can
 * take minutes.
 */
const revocableKeys: readonly string[] = [previewKeyFile, visitKeyFile];
const readKeysEveryMs = 5_000;

/** How long it waits after a failure, and how often a failure that lasts is logged again. */
const retryMs = 5_000;
const logEveryMs = 600_000;

export type ReleaseCopy = {
  /** Why the copy may be old; undefined when it is not. */
  problem: () => string | undefined;
  stop: () => Promise<void>;
};

/**
 * Keeps a copy of the bucket with releases in the folder from which the gateway reads them. While the bucket cannot be
 * read, the gateway serves what it has. Does nothing without a bucket.
 * @param registry receives when the bucket was last read
 * @throws StartError when a setting of the bucket is missing
 */
export async function keepReleaseCopy(
  { releases, releaseSource }: Pick<GatewayConfig, 'releases' | 'releaseSource'>,
  log: ErrorLog,
  registry?: Registry,
): Promise<ReleaseCopy> {
  if (releaseSource === null) return { problem: () => undefined, stop: async () => {} };
  const source = await openSource(releaseSource);
  const refresh = copyStorage(source, releases, { pointer: 'builds/latest.json', isNeeded, listEveryMs });
  const refreshKeys = copyKeys(source, releases, revocableKeys);
  const lastSuccess = registry && measureLastSuccess(registry);
  let loggedAt = Number.NEGATIVE_INFINITY;
  const onFailure = (err: unknown) => {
    if (performance.now() - loggedAt <= logEveryMs) return;
    loggedAt = performance.now();
    log.error({ err }, `the releases cannot be copied from ${releaseSource}; what was copied before is served`);
  };
  const files = repeat(
    async (signal) => {
      await refresh(signal);
      lastSuccess?.setToCurrentTime();
    },
    readPointerEveryMs,
    onFailure,
  );
  const revocations = repeat(refreshKeys, readKeysEveryMs, onFailure);
  return {
    problem: () => {
      if (files.hasFailed()) return 'The releases cannot be copied from their bucket: a newer build may be live.';
      if (revocations.hasFailed())
        return 'The keys of previews and tickets cannot be read: deleted ones may be in use.';
      return undefined;
    },
    stop: async () => {
      await Promise.all([files.stop(), revocations.stop()]);
    },
  };
}

/** Calls `work` until it is stopped: again some time after each call has ended. */
function repeat(work: (signal: AbortSignal) => Promise<void>, everyMs: number, onFailure: (error: unknown) => void) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;
  const run = async () => {
    try {
      await work(stopping.signal);
      hasFailed = false;
    } catch (error) {
      hasFailed = !stopping.signal.aborted;
      if (hasFailed) onFailure(error);
    }
    if (!stopping.signal.aborted) timer = setTimeout(begin, hasFailed ? retryMs : everyMs);
  };
  let running: Promise<void> = Promise.resolve();
  const begin = () => {
    running = run();
  };
  begin();
  return {
    hasFailed: () => hasFailed,
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

function measureLastSuccess(registry: Registry): Gauge {
  return new Gauge({
    name: 'release_copy_last_success_timestamp_seconds',
    help: 'When the copy of the releases was last up to date with their bucket, in seconds since 1970; 0: not yet.',
    registers: [registry],
  });
}

async function openSource(address: string): Promise<Storage> {
  try {
    return await openStorage(address);
  } catch (error) {
    throw new StartError(`VERANDAH_RELEASES: expected AWS_REGION and the other settings of ${address}, got: ${error}`);
  }
}

/**
 * Gateways never read source maps. The revocable keys are copied on their own.
 * @throws Error for the files of backends, which no gateway may have
 */
function isNeeded(key: string): boolean {
  if (/(?:^|\/)storage\.json$/.test(key)) {
    throw new Error('VERANDAH_RELEASES names a folder with FILE_STORAGE in it. Give each a folder of its own.');
  }
  return !revocableKeys.includes(key) && !/^releases\/[^/]+\/[^/]+\/maps\//.test(key);
}
