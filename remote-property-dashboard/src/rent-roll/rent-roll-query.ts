import { resourceQuery } from 'shared-api';
import { rentRoll } from 'shared-contract/tenancy/rent-roll';

/** A page of the rent roll of all properties, or of one, the furthest behind first. */
export const rentRollQuery = (page: number, propertyId?: string) =>
  resourceQuery('/api/rent-roll', rentRoll, { query: { 'property.id': propertyId, page } });
