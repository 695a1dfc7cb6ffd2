import { staleVersion } from '../history/version-in.ts';
import type { ReleaseStore } from '../signing/release-store.ts';
import { type ChangeOptions, type ChangeOutcome, changeLive } from './change-live.ts';
import type { Change } from './plan-promotion.ts';
import { readPromotion } from './read-targets.ts';

/**
 * Makes releases live: either all of them or none.
 * @param targets names such as `remote-checkout@1.4.0`, or `remote-checkout` for its latest published version
 */
export function promote(
  storage: ReleaseStore,
  targets: readonly string[],
  options?: ChangeOptions,
): Promise<ChangeOutcome> {
  return changeLive(storage, () => readPromotion(storage, targets), options);
}

/**
 * Withdraws a remote. From then on, the site responds with Page Not Found for its pages.
 * @param options `from` is the version that must be live
 */
export function withdraw(
  storage: ReleaseStore,
  name: string,
  { from, ...options }: ChangeOptions & { from?: string } = {},
): Promise<ChangeOutcome> {
  const change: Change = {
    kind: 'withdraw',
    candidates: [],
    withdrawn: [name],
    problems: [],
    reason: `withdraw ${name}`,
  };
  return changeLive(
    storage,
    async (live) => {
      const stale = staleVersion(live, name, from);
      return stale ? { refused: [stale] } : change;
    },
    options,
  );
}
