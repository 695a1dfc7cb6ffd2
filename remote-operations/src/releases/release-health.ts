import type { LiveRelease } from 'shared-contract/operations/releases';

type Counts = Pick<LiveRelease, 'opened' | 'failed'>;

/** Returns the share of the networks at which a release failed, from 0 to 1. */
export function failureShare({ opened, failed }: Counts): number {
  return opened === 0 ? 0 : failed / opened;
}

/** Returns at how many networks a release failed, such as `3 networks (1.5 %)`. */
export function failureText(counts: Counts): string {
  const { failed } = counts;
  if (failed === 0) return 'none';
  const percent = failureShare(counts) * 100;
  return `${failed === 1 ? '1 network' : `${failed.toLocaleString('en-AU')} networks`} (${percent < 10 ? percent.toFixed(1) : Math.round(percent)} %)`;
}

/** Returns the page that takes the gateway the longest to render; undefined when no page was rendered. */
export function slowestPage({
  renderTimes,
}: Pick<LiveRelease, 'renderTimes'>): LiveRelease['renderTimes'][number] | undefined {
  return renderTimes.toSorted((one, other) => other.medianMs - one.medianMs)[0];
}
