import { tenantCheck, tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { item, replyWithPage } from '../http/json-ld.ts';
import { idParameter, pageParameter } from '../http/parameters.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { tenantCheckPath, tenantCheckResource } from './tenant-check-resource.ts';
import { findChecks, findOwnCheck } from './tenant-check-store.ts';

const listTenantChecks = ownerRoute('GET', tenantCheckPath, {
  summary: 'The owner’s tenant checks, newest first, filtered by `status` and `property.id`.',
  query: z.object({
    status: z.optional(tenantCheckStatus),
    'property.id': z.optional(idParameter),
    page: pageParameter,
  }),
  response: collectionOf(tenantCheck),
  async handler(context) {
    const { status, 'property.id': propertyId } = context.query;
    const found = findChecks(context, { status, propertyId });
    return replyWithPage('TenantCheck', context, found, (check) => tenantCheckResource(context.config, check));
  },
});

const getTenantCheck = ownerRoute('GET', `${tenantCheckPath}/:id`, {
  summary: 'One tenant check.',
  response: tenantCheck,
  async handler({ params, config, ...scope }) {
    const found = await findOwnCheck(scope, params.id);
    return item(tenantCheckResource(config, found), found.row.version);
  },
});

export const tenantCheckRoutes: Route[] = [listTenantChecks, getTenantCheck];
