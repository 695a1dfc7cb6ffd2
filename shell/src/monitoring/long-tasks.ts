import { logger } from 'shared-platform';
import { currentPage } from './page-info.ts';
import { remoteIn } from './remote-in.ts';
import { runningVersion } from './running-versions.ts';

/** A script that ran this long blocks the main thread. */
const longMs = 200;
/** A remote is logged when its scripts were too long this often in one document. */
const maxLong = 3;

/** An entry of the Long Animation Frames API (w3c.github.io/long-animation-frames), as far as it is read here. */
export type LongFrame = { scripts: readonly { sourceURL: string; duration: number }[] };

/** Logs each remote that blocks the main thread again and again. Does nothing in browsers without the API. */
export function watchLongTasks(): void {
  const type = 'long-animation-frame';
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return;
  const count = countLongTasks();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) count(entry as PerformanceEntry & LongFrame);
  });
  observer.observe({ type, buffered: true });
}

/**
 * Returns a function that counts the long scripts of each remote, and logs a remote once, at its third. Where the file
 * of a script is the shell's, which runs React, the script counts for the remote of the page.
 */
export function countLongTasks(): (frame: LongFrame) => void {
  const durations = new Map<string, number[]>();
  return ({ scripts }) => {
    for (const { sourceURL, duration } of scripts) {
      if (duration < longMs) continue;
      const { remote: remoteOfPage, page } = currentPage();
      const remote = remoteIn(sourceURL) ?? remoteOfPage;
      const all = [...(durations.get(remote) ?? []), Math.round(duration)];
      durations.set(remote, all);
      if (all.length !== maxLong) continue;
      logger.warn(`${remote} blocks the main thread`, { version: runningVersion(remote), page, durations: all });
    }
  };
}
