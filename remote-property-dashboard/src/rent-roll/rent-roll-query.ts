import { resourceQuery } from 'shared-api';
import { rentRoll } from 'shared-contract/tenancy/rent-roll';

/** A page of the rent roll, the furthest behind first. */
export const rentRollQuery = (page: number) => resourceQuery('/api/rent-roll', rentRoll, { query: { page } });
