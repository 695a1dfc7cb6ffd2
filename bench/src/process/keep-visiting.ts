import { setTimeout as wait } from 'node:timers/promises';

/** The number of result pages to visit before starting over with the first one. */
const pages = 40;

/**
 * Visits a search page and its first pictures every three seconds. An idle site would need less memory than a used one.
 */
export async function keepVisiting(site: string, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  for (let visit = 0; performance.now() < end; visit += 1) {
    await read(`${site}/search/lease/residential`);
    const found = await read(`${site}/api/listings/search?page=${1 + (visit % pages)}`);
    const pictures = [...found.matchAll(/"picture":\{"id":"([^"]+)"/g)].map(([, id]) => id);
    await Promise.all(pictures.slice(0, 6).map((id) => read(`${site}/api/pictures/${id}/480.avif`)));
    await wait(3_000);
  }
}

async function read(url: string): Promise<string> {
  return (await fetch(url)).text();
}
