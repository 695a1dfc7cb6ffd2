import type { Canary } from 'shared-contract/operations/releases';

/** Returns the releases of the canary, joined. Empty when its build cannot be read. */
export const canaryReleases = ({ releases }: Canary) => releases.map(({ release }) => release).join(' and ');

/** Returns a name for the start of a sentence, such as "The canary of remote-checkout@1.4.0". */
export function canaryName(canary: Canary): string {
  const releases = canaryReleases(canary);
  return releases === '' ? 'The canary' : `The canary of ${releases}`;
}
