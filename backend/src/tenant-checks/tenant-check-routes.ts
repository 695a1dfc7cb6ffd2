import { tenantCheck, tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collectionPage, item } from '../http/json-ld.ts';
import { idParameter, idParams, pageParameter, pageRange } from '../http/parameters.ts';
import { requireFound } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { tenantCheckPath, tenantCheckResource } from './tenant-check-resource.ts';
import { countTenantChecks, findTenantCheck, findTenantChecks } from './tenant-check-store.ts';

const listTenantChecks = route({
  method: 'GET',
  path: tenantCheckPath,
  access: 'owner',
  summary: 'The owner’s tenant checks, newest first, filtered by `status` and `property.id`.',
  query: z.object({
    status: z.optional(tenantCheckStatus),
    'property.id': z.optional(idParameter),
    page: pageParameter,
  }),
  response: collectionOf(tenantCheck),
  handler: async ({ owner, query, database, request }) => {
    const filter = { status: query.status, propertyId: query['property.id'] };
    const rows = await findTenantChecks(database, owner, filter, pageRange(query.page));
    const totalItems = await countTenantChecks(database, owner, filter);
    return collectionPage('TenantCheck', request, {
      page: query.page,
      totalItems,
      member: rows.map(tenantCheckResource),
    });
  },
});

const getTenantCheck = route({
  method: 'GET',
  path: `${tenantCheckPath}/:id`,
  access: 'owner',
  summary: 'One tenant check.',
  params: idParams,
  response: tenantCheck,
  handler: async ({ owner, params, database }) => {
    const row = requireFound(await findTenantCheck(database, owner, params.id));
    return item(tenantCheckResource(row), row.check.version);
  },
});

export const tenantCheckRoutes: Route[] = [listTenantChecks, getTenantCheck];
