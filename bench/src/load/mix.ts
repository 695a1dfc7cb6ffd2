import { randomUUID } from 'node:crypto';
import { browserHeaders, uncachedPrices } from '../twins/uncached-searches.ts';
import type { LoadRequest } from './constant-rate.ts';

/** What the requests are about, and the session of an owner. */
export type Subjects = {
  /** Paths of pages, pictures and a file of the site. */
  listings: readonly string[];
  pictures: readonly string[];
  asset: string;
  tenancyId: string;
  propertyId: string;
  /** The headers of the owner: cookies, access token, CSRF token. */
  owner: Readonly<Record<string, string>>;
};

/** Of 100 requests, how many are of each kind: mostly visitors, a tenth owners, and a few writes. */
const shares = {
  'front page': 12,
  'search page': 12,
  'listing page': 20,
  search: 14,
  listing: 8,
  picture: 14,
  file: 6,
  overview: 4,
  inbox: 3,
  'rent roll': 2,
  property: 2,
  enquiry: 2,
  receipt: 1,
} as const;
type Kind = keyof typeof shares;

/**
 * Returns a function that returns the next request. The kinds follow in an order that `random` chooses once for every
 * hundred, so every hundred has the same shares.
 */
export function mixOf(subjects: Subjects, random: () => number): () => LoadRequest {
  const kinds = Object.entries(shares).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind));
  let order: Kind[] = [];
  let cents = 100;
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const price = () => uncachedPrices(1)[0];
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) => ({
    path,
    init: { headers: { ...browserHeaders, ...headers } },
    expected: 200,
  });
  const post = (path: string, body: object) => ({
    path,
    init: {
      method: 'POST',
      headers: {
        ...browserHeaders,
        ...subjects.owner,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    },
    expected: 201,
  });
  const requests: Record<Kind, () => Omit<LoadRequest, 'name'>> = {
    'front page': () => get('/search'),
    'search page': () => get(`/search/lease/residential?${price()}`),
    'listing page': () => get(any(subjects.listings)),
    search: () => get(`/api/listings/search?listingType=lease&propertyType=residential&${price()}`),
    listing: () => get(`/api${any(subjects.listings)}`),
    picture: () => get(any(subjects.pictures)),
    file: () => get(subjects.asset),
    overview: () => get('/api/overview', subjects.owner),
    inbox: () => get('/api/inbox', subjects.owner),
    'rent roll': () => get('/api/rent-roll', subjects.owner),
    property: () => get(`/api/properties/${subjects.propertyId}`, subjects.owner),
    enquiry: () =>
      post('/api/enquiries', {
        listing: `/api${any(subjects.listings)}`,
        name: 'Rae Chen',
        email: 'rae@example.com',
        reasons: [],
        message: `Is it still available? ${randomUUID()}`,
      }),
    receipt: () =>
      post(`/api/tenancies/${subjects.tenancyId}/receipts`, {
        kind: 'rentReceipt',
        date: new Date().toISOString().slice(0, 10),
        note: '',
        amount: (cents++ / 100).toFixed(2),
      }),
  };
  return () => {
    if (order.length === 0) order = shuffled(kinds, random);
    const name = order.pop() as Kind;
    return { name, ...requests[name]() };
  };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((value) => ({ value, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}
