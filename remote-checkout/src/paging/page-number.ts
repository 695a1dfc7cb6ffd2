/** `?page=2` → 2; anything that is no page is the first. */
export function pageNumberOf(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
