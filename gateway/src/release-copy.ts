import { copyStorage, openStorage } from 'storage';
import type { GatewayConfig } from './config.ts';
import type { ErrorLog } from './error-log.ts';

/** A promoted build is live within a second or two. */
const readPointerEveryMs = 500;

/** Files that no promotion announces are copied by then: previewed releases, new signatures, repaired files. */
const listEveryMs = 15_000;

/**
 * Keeps a copy of the bucket with releases in the folder from which the gateway reads them. While the bucket cannot be
 * read, the gateway serves what it has. Resolves after the first attempt, and returns a function that stops copying.
 */
export async function keepReleaseCopy(
  { releases, releaseSource }: Pick<GatewayConfig, 'releases' | 'releaseSource'>,
  log: ErrorLog,
): Promise<() => Promise<void>> {
  if (releaseSource === null) return async () => {};
  const source = await openStorage(releaseSource);
  const refresh = copyStorage(source, releases, { pointer: 'builds/latest.json', listEveryMs });
  let hasFailed = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    try {
      await refresh();
      hasFailed = false;
    } catch (err) {
      if (!hasFailed)
        log.error({ err }, `the releases cannot be copied from ${releaseSource}; what was copied is served`);
      hasFailed = true;
    }
    if (!isStopped) timer = setTimeout(begin, readPointerEveryMs);
  };
  const begin = () => {
    running = run();
  };
  begin();
  await running;
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
