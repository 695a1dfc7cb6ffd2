import { randomUUID } from 'node:crypto';
import { guestHeaders, type TestUser, testBackend } from '../../testing/index.ts';

export const olivia: TestUser = { id: '32000000-0000-4000-8000-000000000001' };
export const jack: TestUser = { id: '32000000-0000-4000-8000-000000000002' };

const postcodes = { VIC: '3121', QLD: '4000', NSW: '2042' } as const;

const rent = { displayType: 'value', displayValue: { value: '650.00' } } as const;

/** Creates a backend on 21 November 2026 with the requests of applicants and owners. */
export async function applicationApi() {
  let now = new Date('2026-11-21T00:00:00Z');
  const logged: string[] = [];
  const backend = await testBackend({
    offersPerHour: 100_000,
    clock: () => (now = new Date(now.getTime() + 1)),
    logLevel: 'debug',
    logTo: { write: (line: string) => void logged.push(line) },
  });
  const guest = await guestHeaders(backend);

  async function post(name: string, payload: object, as: TestUser | Record<string, string> = guest) {
    const found = await backend.inject({ method: 'POST', url: `/api/${name}`, payload }, as);
    return { status: found.statusCode, body: found.body === '' ? null : found.json(), headers: found.headers };
  }

  const aListing = (state: keyof typeof postcodes = 'VIC', changes: object = {}) =>
    backend.insert.listing({
      ownerId: olivia.id,
      pricing: rent,
      property: { state, postcode: postcodes[state] },
      ...changes,
    });

  const mailsTo = async (address: string) => (await backend.mails()).filter(({ to }) => to === address);

  /** Returns the token of the newest link that was mailed to an address. */
  const tokenOf = async (address: string) => {
    const text = (await mailsTo(address)).at(-1)?.text ?? '';
    return /\/applications\/([\w-]{43})\n/.exec(text)?.[1] ?? '';
  };

  /** Starts an application of new adults and returns their tokens. */
  async function start(listingId: string, count = 1) {
    const run = randomUUID().slice(0, 8);
    const emails = Array.from({ length: count }, (_, index) => `adult${index}-${run}@example.com`);
    const input = {
      id: randomUUID(),
      listing: `/api/listings/${listingId}`,
      adults: emails.map((email, index) => ({ name: `Adult ${index} ${run}`, email })),
      consent: true,
    };
    const started = await post('applications', input);
    const tokens: string[] = [];
    for (const email of emails) tokens.push(await tokenOf(email));
    return { input, started, emails, tokens, token: tokens[0] ?? '' };
  }

  const view = (token: string) => post('application-views', { token });
  const complete = async (token: string, changes: object = {}) => {
    const { version } = (await view(token)).body;
    return post('application-completions', { token, version, consent: true, ...changes });
  };
  const save = async (token: string, part: object, details?: object) => {
    const { version } = (await view(token)).body;
    return post('application-parts', { token, version, part, ...(details && { details }) });
  };
  const patch = async (id: string, payload: object, as: TestUser = olivia) => {
    const headers = { 'if-match': '*' };
    const found = await backend.inject({ method: 'PATCH', url: `/api/applications/${id}`, payload, headers }, as);
    return { status: found.statusCode, body: found.json() };
  };

  return {
    backend,
    logged,
    post,
    aListing,
    start,
    view,
    save,
    complete,
    patch,
    mailsTo,
    tokenOf,
    setNow: (at: string) => {
      now = new Date(at);
    },
    /** A submitted application of one adult. */
    aSubmitted: async (state: keyof typeof postcodes = 'VIC', keepLonger = false) => {
      const listing = await aListing(state);
      const found = await start(listing.id);
      await complete(found.token, { keepLonger });
      return { ...found, id: found.input.id, listing };
    },
  };
}
