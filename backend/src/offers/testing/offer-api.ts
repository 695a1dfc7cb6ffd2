import { eq } from 'drizzle-orm';
import { listings } from '../../listings/listing-table.ts';
import { guestHeaders, type TestUser, testBackend } from '../../testing/index.ts';
import { olivia, price } from './offer-builders.ts';

/** Creates a backend on 21 November 2026 and the requests of owners, buyers and guests to its offers. */
export async function offerApi() {
  let now = new Date('2026-11-21T00:00:00Z');
  /** Each request has a time of its own, so mails have an order. */
  const tick = () => {
    now = new Date(now.getTime() + 1);
    return now;
  };
  const setNow = (at: Date) => {
    now = at;
  };
  const backend = await testBackend({ offersPerHour: 100_000, clock: tick });

  const aGuest = () => guestHeaders(backend);
  const guest = await aGuest();

  async function post(url: string, payload: object, as: TestUser | Record<string, string> = guest) {
    const response = await backend.inject({ method: 'POST', url, payload }, as);
    return { status: response.statusCode, body: response.json() };
  }

  async function patch(id: string, payload: object, as: TestUser = olivia, ifMatch = '*') {
    const url = `/api/offers/${id}`;
    const found = await backend.inject({ method: 'PATCH', url, payload, headers: { 'if-match': ifMatch } }, as);
    return { status: found.statusCode, body: found.json(), etag: found.headers.etag };
  }

  return {
    backend,
    tick,
    setNow,
    aGuest,
    post,
    patch,
    aSale: (changes: object = {}) =>
      backend.insert.listing({ ownerId: olivia.id, type: 'sale', pricing: price('800000.00'), ...changes }),
    makeOffer: (payload: object, as?: TestUser | Record<string, string>) => post('/api/offers', payload, as),
    view: (token: string) => post('/api/offer-views', { token }),
    answer: (token: string, status: string, version: number, message = '', as = guest) =>
      post('/api/offer-answers', { token, status, version, message }, as),
    statusOf: async (id: string) =>
      (await backend.database.select().from(listings).where(eq(listings.id, id)))[0]?.status,
    mailsTo: async (address: string) => (await backend.mails()).filter(({ to }) => to === address),
  };
}
