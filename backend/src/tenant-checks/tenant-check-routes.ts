import {
  checkContentPart,
  tenantCheckDetail as detailSchema,
  tenantCheck,
  tenantCheckContent,
  tenantCheckSearch,
  tenantCheckStatus,
} from 'shared-contract/tenant-check/tenant-check';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collectionPage, item, replyWithPage } from '../http/json-ld.ts';
import { idOf, idParameter, pageParameter, pageRange } from '../http/parameters.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { searchRateLimit } from '../http/search-rate-limit.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { checkContentResource, contentPart } from './check-content-resource.ts';
import { addEvent } from './check-events.ts';
import { searchChecks } from './search-checks.ts';
import { tenantCheckDetail, tenantCheckPath, tenantCheckResource } from './tenant-check-resource.ts';
import { findChecks, findOwnCheck, lockOwnCheck } from './tenant-check-store.ts';

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

const searchTenantChecks = ownerRoute('POST', '/api/tenant-check-searches', {
  summary: 'The checks whose applicant or address contains a text, which is in the body because URLs are logged.',
  body: tenantCheckSearch,
  response: collectionOf(tenantCheck),
  cacheControl: 'no-store',
  // Neither the text nor the names are stored for a repeated request.
  isReplaySafe: true,
  rateLimit: searchRateLimit,
  async handler({ body, request, ...context }) {
    const { text, status, property, page = 1 } = body;
    const propertyId = property === undefined ? undefined : idOf(property, propertyPath);
    const { found, totalItems } = await searchChecks(context, { text, status, propertyId }, pageRange(page));
    const member = found.map((check) => tenantCheckResource(context.config, check));
    return collectionPage('TenantCheck', request, { page, totalItems, member });
  },
});

const getTenantCheck = ownerRoute('GET', `${tenantCheckPath}/:id`, {
  summary: 'One tenant check with its timeline and access log.',
  response: detailSchema,
  async handler({ params, ...context }) {
    const found = await findOwnCheck(context, params.id);
    return item(await tenantCheckDetail(context, found), found.row.version);
  },
});

const readTenantCheck = ownerRoute('POST', `${tenantCheckPath}/:id/accesses`, {
  summary: 'The content of a check or a part of it. The access log, which the applicant sees, says which.',
  query: z.object({ part: z.optional(checkContentPart) }),
  response: tenantCheckContent,
  cacheControl: 'no-store',
  // The reply has personal data, so none is stored for a repeated request.
  isReplaySafe: true,
  async handler({ params, query: { part }, ...context }) {
    const found = await lockOwnCheck(context, params.id);
    const content = checkContentResource(context.config, found);
    if (part !== 'result') await addEvent(context, found.row, 'owner', 'viewed');
    const readsResult = part === 'result' || (part === undefined && content.result !== null);
    if (readsResult) await addEvent(context, found.row, 'owner', 'resultViewed');
    return item(part ? contentPart(content, part) : content, found.row.version);
  },
});

export const tenantCheckRoutes: Route[] = [listTenantChecks, searchTenantChecks, getTenantCheck, readTenantCheck];
