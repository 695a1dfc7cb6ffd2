import { tenancy } from 'shared-contract/tenancy/tenancy';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collectionPage, item } from '../http/json-ld.ts';
import { idParameter, idParams, pageParameter, pageRange } from '../http/parameters.ts';
import { requireFound } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { tenancyPath, tenancyResource } from './tenancy-resource.ts';
import { countTenancies, findTenancies, findTenancy } from './tenancy-store.ts';

const listTenancies = route({
  method: 'GET',
  path: tenancyPath,
  access: 'owner',
  summary: "The owner's tenancies, latest start first, of one property with `property.id`.",
  query: z.object({ 'property.id': z.optional(idParameter), page: pageParameter }),
  response: collectionOf(tenancy),
  handler: async ({ owner, query, database, now, request }) => {
    const propertyId = query['property.id'];
    const filter = { propertyIds: propertyId === undefined ? undefined : [propertyId] };
    const rows = await findTenancies(database, owner, filter, pageRange(query.page));
    const totalItems = await countTenancies(database, owner, filter);
    return collectionPage('Tenancy', request, {
      page: query.page,
      totalItems,
      member: rows.map((row) => tenancyResource(row, now)),
    });
  },
});

const getTenancy = route({
  method: 'GET',
  path: `${tenancyPath}/:id`,
  access: 'owner',
  summary: 'One tenancy.',
  params: idParams,
  response: tenancy,
  handler: async ({ owner, params, database, now }) => {
    const row = requireFound(await findTenancy(database, owner, params.id));
    return item(tenancyResource(row, now), row.tenancy.version);
  },
});

export const tenancyRoutes: Route[] = [listTenancies, getTenancy];
