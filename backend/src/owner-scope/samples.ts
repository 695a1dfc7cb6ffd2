import type { Database } from '../database/database.ts';
import { insertProperty } from '../testing/insert-property.ts';

/** An owner with one of everything. A resource adds what it needs to `aWorldOf`. */
export type World = { ownerId: string; propertyId: string };

export async function aWorldOf(database: Database, ownerId: string): Promise<World> {
  const property = await insertProperty(database, { ownerId });
  return { ownerId, propertyId: property.id };
}

export type Sample = {
  /** Path and query of a request that succeeds for the world's owner. */
  url: (world: World) => string;
  body?: (world: World) => object;
  /** For a foreign user: `missing` is a 404; `empty` a collection without the world's rows; `refused` a 422 or 404 that changes nothing. */
  foreign: 'missing' | 'empty' | 'refused' | 'own';
};

/** By `METHOD path`. An operation that needs an owner and is not here fails the walk. */
export const samples: Record<string, Sample> = {
  'GET /api/properties': { url: () => '/api/properties', foreign: 'empty' },
  'POST /api/properties': {
    url: () => '/api/properties',
    body: () => ({
      propertyType: { name: 'Residential' },
      category: { name: 'House' },
      address: { streetAddress: '7 Swan Street', suburb: 'Richmond', state: 'VIC', postcode: '3121' },
    }),
    foreign: 'own',
  },
  'GET /api/properties/:id': { url: (world) => `/api/properties/${world.propertyId}`, foreign: 'missing' },
  'PATCH /api/properties/:id': {
    url: (world) => `/api/properties/${world.propertyId}`,
    body: () => ({ bedrooms: 2 }),
    foreign: 'missing',
  },
};
