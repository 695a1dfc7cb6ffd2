/** Past the load of the page, when its first work is done. */
const patienceMs = 5000;

/** Runs `work` once the page has long been usable and nobody waits for an answer to what they pressed: for what only watches. */
export function afterAllElse(work: () => void): void {
  const wait = () => void setTimeout(() => whenIdle(work), patienceMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else work();
}
