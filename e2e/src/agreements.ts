import type { BrowserContext, Page } from '@playwright/test';
import type { RunningSite } from 'site/testing';
import { mailWait } from './mails.ts';
import { headersOfUser } from './signed-in.ts';
import { expect } from './verandah.ts';

/** Calls the API as the user of this browser, each time with a new token, because tokens expire after seconds here. */
export async function ownersApi(context: BrowserContext, site: RunningSite) {
  const post = async (path: string, data?: object) => {
    const headers = await headersOfUser(context, site);
    const response = await context.request.post(site.url + path, {
      headers: { ...headers, 'if-match': '*', 'content-type': 'application/json' },
      ...(data && { data }),
    });
    const body = await response.text();
    expect(response.ok(), `${path}: ${body}`).toBe(true);
    return body === '' ? null : JSON.parse(body);
  };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { appUser } = await (await context.request.get(`${site.url}/api/auth/session`, { headers })).json();
  return { post, userId: appUser.id };
}

const person = { address: '2 Swan Street, Richmond VIC 3121', phone: '0491 570 006' };
const terms = {
  leaseType: 'fixed',
  startDate: '2030-02-01',
  endDate: '2031-01-31',
  rent: '650.00',
  rentFrequency: 'week',
  rentPaid: 'week',
  firstPayment: '2030-02-01',
  paymentMethods: ['cash'],
  bond: '2600.00',
  utilities: [],
  petsAllowed: false,
};

/** Creates a home in Richmond and a complete draft of its agreement with one tenant. */
export async function createDraft(
  { post, userId }: Awaited<ReturnType<typeof ownersApi>>,
  { streetAddress, name, email }: { streetAddress: string; name: string; email: string },
) {
  const property = await post('/api/properties', {
    propertyType: { name: 'Residential' },
    category: { name: 'House' },
    address: { streetAddress, suburb: 'Richmond', state: 'VIC', postcode: '3121' },
  });
  const agreement = await post('/api/tenancy-agreements', {
    property: property['@id'],
    landlord: `/api/customer-users/${userId}`,
    landlordDetails: { ...person, name: 'Olivia Nguyen', email: 'olivia@example.com' },
    tenantDetails: [{ ...person, name, email, primaryTenant: true, position: 1 }],
    tenancyAgreementDetails: Object.entries(terms).map(([term, value]) => ({ name: term, value })),
  });
  return { property, agreement };
}

export const linkIn = ({ text }: { text: string }) => /https?:\/\/\S+\/agreements\/\S+/.exec(text)?.[0] ?? '';

/** Returns the code that `request` makes the site email to this person. Earlier codes no longer count. */
export async function newCode(site: RunningSite, email: string, request: () => Promise<unknown>): Promise<string> {
  const codes = async () => (await site.mails()).filter((one) => one.to === email && /code/i.test(one.subject));
  const before = (await codes()).length;
  await request();
  await expect.poll(async () => (await codes()).length, mailWait).toBeGreaterThan(before);
  return /is (\d{6})\./.exec((await codes()).at(-1)?.text ?? '')?.[1] ?? '';
}

/** Emails a code to the reader of this page, and signs with the typed name. */
export async function signOnScreen(
  page: Page,
  site: RunningSite,
  { email, name }: { email: string; name: string },
): Promise<void> {
  const code = await newCode(site, email, () => page.getByRole('button', { name: 'Email me a code' }).click());
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('textbox', { name: 'Your full name' }).fill(name);
  await page.getByRole('button', { name: 'Sign agreement' }).click();
}
