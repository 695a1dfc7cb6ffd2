import type { Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { createPhotos } from './create-photos.ts';
import { headersOfUser } from './signed-in.ts';
import { expect } from './verandah.ts';

type Call = { method: 'POST' | 'PATCH'; path: string; data: object; type?: string | undefined };

/** Calls the API as the user of this page. Every call needs its own access token, because tokens are short-lived. */
async function send(page: Page, site: RunningSite, { method, path, data, type = 'application/json' }: Call) {
  const headers = { ...(await headersOfUser(page.context(), site)), 'content-type': type, 'if-match': '*' };
  const response = await page.request.fetch(site.url + path, { method, headers, data });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

const aNotice = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

/** Creates a home in Carlton and a draft of its listing for lease that lacks only a paid package. Returns its id. */
export async function createDraftListing(page: Page, site: RunningSite, streetAddress: string): Promise<string> {
  const post = (path: string, data: object, type?: string) => send(page, site, { method: 'POST', path, data, type });
  const property = await post('/api/properties', {
    propertyType: { name: 'Residential' },
    category: { name: 'House' },
    address: { streetAddress, suburb: 'Carlton', state: 'VIC', postcode: '3053' },
  });
  const listing = await post('/api/listings', {
    property: property['@id'],
    type: 'lease',
    contactDetail: { name: 'Asha Pillai', email: 'asha@example.com' },
    listingPropertyDetails: [
      { name: 'bedrooms', value: 2 },
      { name: 'baths', value: 1 },
    ],
  });
  const content = {
    headline: 'Sunny house near the gardens',
    description: 'Two bedrooms and a courtyard.',
    pricing: { displayType: 'value', displayValue: { value: '650.00' } },
  };
  const path = listing['@id'];
  await send(page, site, { method: 'PATCH', path, data: content, type: 'application/merge-patch+json' });
  for (const { name, buffer, mimeType } of await createPhotos(page, 1))
    await post(`${path}/assets?kind=photo&name=${name}`, buffer, mimeType);
  await post(`${property['@id']}/ownership-documents?kind=ratesNotice&name=rates.pdf`, aNotice, 'application/pdf');
  return listing.id;
}

/** Takes a live listing off the market and returns the server's response. */
export function withdrawListing(page: Page, site: RunningSite, id: string) {
  return send(page, site, { method: 'POST', path: `/api/listings/${id}/status`, data: { status: 'withdrawn' } });
}
