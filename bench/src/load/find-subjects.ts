import type { Browser } from '@playwright/test';
import { signInOnce } from '../browser/tour.ts';
import type { Subjects } from './mix.ts';

/** Signs the demo owner in and finds what the load asks for. */
export async function findSubjects(browser: Browser, site: string): Promise<Subjects> {
  const { cookies, tenancyId, propertyId } = await signInOnce(browser, site);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const sameOrigin = { cookie, 'sec-fetch-site': 'same-origin' };
  const { tokens } = await readJson(`${site}/api/auth/session`, sameOrigin);
  const { csrfToken } = await readJson(`${site}/api/auth/csrf-token`, sameOrigin);
  const found = await (await fetch(`${site}/api/listings/search?listingType=lease`)).text();
  const page = await (await fetch(`${site}/search/lease/residential`)).text();
  const pictures = [...new Set(page.match(/\/api\/pictures\/[\w./-]+\.avif/g))];
  // Renders them, so that the first minute does no work that later ones do not.
  for (const picture of pictures) await (await fetch(site + picture)).arrayBuffer();
  return {
    listings: [...found.matchAll(/"@id":"\/api(\/listings\/[0-9a-f-]{36})"/g)].map(([, path = '']) => path),
    pictures,
    asset: /\/assets\/[\w-]+\/[\w.-]+\.js/.exec(page)?.[0] ?? '',
    tenancyId,
    propertyId,
    owner: { ...sameOrigin, authorization: `Bearer ${tokens.accessToken}`, 'x-csrf-token': csrfToken },
  };
}

async function readJson(url: string, headers: Record<string, string>) {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}
