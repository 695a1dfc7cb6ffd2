const timeoutMs = 10_000;

/**
 * Fetches a JSON file from this site.
 * @param integrity the hash that the file must have
 * @throws Error when the response is not OK, has another hash, or takes longer than 10 s
 */
export async function fetchJson(path: string, integrity: string | null = null): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeoutMs), integrity: integrity ?? '' });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return response.json();
}
