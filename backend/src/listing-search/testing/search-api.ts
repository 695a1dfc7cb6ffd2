import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { ListingSummary } from 'shared-contract/listing/listing';
import { testBackend } from '../../testing/index.ts';
import { seedListings } from './seed-listings.ts';

/** Creates a backend with the seeded listings and the requests of a visitor who searches them. */
export async function searchApi() {
  // A Friday afternoon in Melbourne.
  const now = new Date('2037-11-20T02:00:00Z');
  const ownerId = randomUUID();
  const backend = await testBackend({ clock: () => now });
  const secret = await seedListings(backend.database, ownerId);

  async function get(path: string) {
    const response = await backend.inject({ url: `/api/listings/${path}` });
    expect(response.statusCode).toBe(200);
    return response.json();
  }
  const found = async (query: string): Promise<string[]> =>
    (await get(`search?${query}`)).member.map(({ headline }: ListingSummary) => headline);

  return { backend, now, ownerId, secret, get, found };
}
