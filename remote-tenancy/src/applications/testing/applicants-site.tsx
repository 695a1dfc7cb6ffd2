import { randomUUID } from 'node:crypto';
import { renderPage } from 'federation-testing';
import { guestFetch, inProcessBackend } from 'federation-testing/backend';
import * as apply from '../../pages/apply.page.tsx';
import * as rentalApplication from '../../pages/rental-application.page.tsx';
import definition from '../../remote.ts';

export const olivia = { id: '10000000-0000-4000-8000-000000000061', firstName: 'Olivia' };

const postcodes = { VIC: '3121', QLD: '4000', NSW: '2042' } as const;
const rent = { displayType: 'value', displayValue: { value: '650.00' } } as const;

/** The pages of applicants on the real backend, and the requests of other adults and of the owner. */
export async function applicantsSite() {
  const backend = await inProcessBackend();
  const guest = await guestFetch(backend);
  const requested: string[] = [];
  const asGuest: typeof backend.fetch = (input, init) => {
    requested.push(String(input));
    return guest(input, init);
  };

  async function post(path: string, body: object) {
    const headers = { 'content-type': 'application/ld+json' };
    const response = await guest(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  }

  const tokenOf = async (email: string) => {
    const mail = (await backend.mails()).findLast(({ to }) => to === email);
    return /\/applications\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const view = async (token: string) => (await post('/api/application-views', { token })).body;

  const aListing = (state: keyof typeof postcodes = 'VIC', changes: object = {}) =>
    backend.insert.listing({
      ownerId: olivia.id,
      type: 'lease',
      pricing: rent,
      property: { state, postcode: postcodes[state] },
      ...changes,
    });

  return {
    backend,
    requested,
    asGuest,
    post,
    tokenOf,
    view,
    aListing,
    open: (url: string, fetch = asGuest, as?: typeof olivia) =>
      renderPage({
        definition,
        pages: { apply, 'rental-application': rentalApplication },
        url,
        backend: { ...backend, fetch: as ? backend.fetch : fetch },
        ...(as ? { as } : {}),
      }),
    /** An application that Mia, and with two adults also Tom, has started. */
    async anApplication(state: keyof typeof postcodes = 'VIC', adults = 1) {
      const listing = await aListing(state);
      const run = randomUUID().slice(0, 8);
      const people = ['Mia Petrović', 'Tom O’Brien'].slice(0, adults);
      const input = {
        id: randomUUID(),
        listing: `/api/listings/${listing.id}`,
        adults: people.map((name, index) => ({ name, email: `adult${index}-${run}@example.com` })),
        consent: true,
      };
      await post('/api/applications', input);
      const tokens: string[] = [];
      for (const { email } of input.adults) tokens.push(await tokenOf(email));
      return { id: input.id, listing, token: tokens[0] ?? '', other: tokens[1] ?? '' };
    },
    async complete(token: string) {
      const { version } = await view(token);
      return post('/api/application-completions', { token, version, consent: true });
    },
    asOwner: (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
      backend.inject({ method, url: path, headers: { 'if-match': '*' }, ...(payload && { payload }) }, olivia),
  };
}
