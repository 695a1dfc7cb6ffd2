import { tenancy } from 'shared-contract/tenancy/tenancy';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { item, replyWithPage } from '../http/json-ld.ts';
import { idParameter, pageParameter } from '../http/parameters.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { firstOf } from '../owned-rows/owned-rows.ts';
import { tenancyPath } from './tenancy-path.ts';
import { tenancyResource } from './tenancy-resource.ts';
import { findTenancies } from './tenancy-store.ts';

const listTenancies = ownerRoute('GET', tenancyPath, {
  summary: "The owner's tenancies, latest start first, of one property with `property.id`.",
  query: z.object({ 'property.id': z.optional(idParameter), page: pageParameter }),
  response: collectionOf(tenancy),
  async handler(context) {
    const found = findTenancies(context, { propertyId: context.query['property.id'] });
    return replyWithPage('Tenancy', context, found, (row) => tenancyResource(row, context.now));
  },
});

const getTenancy = ownerRoute('GET', `${tenancyPath}/:id`, {
  summary: 'One tenancy.',
  response: tenancy,
  async handler({ params, ...scope }) {
    const found = requireFound(await firstOf(findTenancies(scope, params)));
    return item(tenancyResource(found, scope.now), found.row.version);
  },
});

export const tenancyRoutes: Route[] = [listTenancies, getTenancy];
