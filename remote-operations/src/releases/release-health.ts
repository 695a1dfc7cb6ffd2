import type { LiveRelease } from 'shared-contract/operations/releases';

type Counts = Pick<LiveRelease, 'opened' | 'failed'>;

/** Fewer networks say nothing about a release. The automatic quarantine has the same limit. */
const minOpened = 20;
/** One failure may be that of a single browser. */
const minFailed = 2;
const maxShare = 0.05;

/** True when a release failed at so many networks that an operator should look at it. */
export function isFailing({ opened, failed }: Counts): boolean {
  return opened >= minOpened && failed >= minFailed && failed / opened >= maxShare;
}

/** Returns a number of networks, such as `1 network`. */
export function networksText(count: number): string {
  return count === 1 ? '1 network' : `${count.toLocaleString('en-AU')} networks`;
}

/** Returns at how many networks a release failed, such as `3 networks (1.5%)`. */
export function failureText({ opened, failed }: Counts): string {
  if (failed === 0) return 'none';
  if (opened === 0) return networksText(failed);
  const percent = (failed / opened) * 100;
  return `${networksText(failed)} (${percent < 10 ? percent.toFixed(1) : Math.round(percent)}%)`;
}

type RenderTimes = Pick<LiveRelease, 'renderTimes'>;

/** Returns the page that takes the gateway the longest to render; undefined when no page was rendered. */
export function slowestPage({ renderTimes }: RenderTimes): LiveRelease['renderTimes'][number] | undefined {
  return renderTimes.toSorted((one, other) => other.medianMs - one.medianMs)[0];
}
