/** The state of a list page that is part of its URL: the page number, from 1, and the filters. */
export type ListQuery = { page: number } & Record<string, string | number | null>;

/**
 * Returns the page number of a query such as `?page=2`. Returns 1 for anything but a positive integer, so that a wrong
 * URL still shows the list.
 */
export function pageNumber(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/**
 * Returns `path` with the query of a list. Omits null, empty text and page 1, so that each view has exactly one URL.
 */
export function listUrl(path: string, { page, ...filters }: ListQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== null && value !== '') parameters.set(name, String(value));
  }
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query === '' ? path : `${path}?${query}`;
}
