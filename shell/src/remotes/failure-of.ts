import { logger } from 'shared-platform';
import { versionOf } from './live-versions.ts';
import { LoadFailure } from './load-failure.ts';
import { announcePageFailure } from './page-failures.ts';
import type { PageFailure } from './page-outcome.ts';

/** A failure out of whatever a remote's page threw while it loaded its data or drew; written to the log under its reference. */
export function failureOf(remote: string, error: unknown): PageFailure {
  const { reason, message } = error instanceof LoadFailure ? error : new LoadFailure('crashed', describe(error));
  const failure: PageFailure = {
    ok: false,
    remote,
    version: versionOf(remote),
    reason,
    detail: message,
    reference: newReference(),
  };
  reportFailure(failure);
  return failure;
}

export function reportFailure(failure: PageFailure): void {
  const { remote, version, reason, detail, reference } = failure;
  logger.error(`${remote} failed: ${reason}`, { version, detail, reference });
  announcePageFailure(failure);
}

/** Short enough to be read over the telephone, without letters that sound or look alike. */
export function newReference(): string {
  const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join('');
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
