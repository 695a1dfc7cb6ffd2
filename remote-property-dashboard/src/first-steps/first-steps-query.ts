import { resourceQuery } from 'shared-api';
import { firstSteps } from 'shared-contract/property/first-steps';

/** Never taken from the cache, because steps are done on pages of every remote. */
export const firstStepsQuery = (propertyId: string) =>
  resourceQuery(`/api/properties/${encodeURIComponent(propertyId)}/first-steps`, firstSteps, { staleTime: 0 });
