import PQueue from 'p-queue';

/**
 * Calls `work` for each item, for at most `concurrency` of them at once. Returns the results in the order of the items.
 * After a failure it starts no more work, waits for the work that runs, and rejects.
 */
export async function mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = new PQueue({ concurrency });
  try {
    return await queue.addAll([...items].map((item) => () => work(item)));
  } finally {
    queue.clear();
    await queue.onIdle();
  }
}
