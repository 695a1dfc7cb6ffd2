/**
 * Returns the value of `work`, or `late` when `work` takes longer than `ms` milliseconds. Rejects when `work` rejects
 * within that time.
 */
export function withTimeout<T, L>(work: Promise<T>, ms: number, late: L): Promise<T | L> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
