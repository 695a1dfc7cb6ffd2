import PQueue from 'p-queue';
import { Problem } from '../http/problem.ts';

/** How many uploads this process handles at once. The bytes of each, up to 10 MB, are in memory. */
export const maxRunning = 8;
/** How many uploads wait, with their bytes in a temporary folder. */
export const maxWaiting = 32;

const queue = new PQueue({ concurrency: maxRunning });

/**
 * Runs `work`, which has the bytes of an upload in memory, when fewer than {@link maxRunning} others do.
 * @throws Problem 503 with the header `Retry-After` when {@link maxWaiting} are waiting
 */
export async function inUploadQueue<T>(work: () => Promise<T>): Promise<T> {
  if (queue.size >= maxWaiting) {
    const detail = 'We’re receiving a lot of files at the moment. Please try again in a few seconds.';
    throw new Problem(503, 'uploads-busy', detail, { headers: { 'retry-after': '10' } });
  }
  return queue.add(work);
}
