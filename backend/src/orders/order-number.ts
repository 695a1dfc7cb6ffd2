const first = 100_000;

/** The counter of orders as people read it: 42 → `V-100042`. Numbers are unique and rising; a gap is possible and harmless. */
export function orderNumber(counter: number): string {
  if (!Number.isSafeInteger(counter) || counter < 1) {
    throw new RangeError(`Expected an order counter from 1, got ${counter}.`);
  }
  return `V-${first + counter}`;
}
