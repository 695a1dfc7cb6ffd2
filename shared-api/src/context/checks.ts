import { addresses } from 'shared-contract/page/addresses';
import * as z from 'zod/mini';
import { ApiProblem } from '../errors/api-problem.ts';
import type { Schema } from '../resource/parse-wire.ts';
import { loadResource, refetchResource } from '../resource/read-resource.ts';
import { type ResourceQuery, resourceQuery } from '../resource/resource-query.ts';
import type { ContextParams, ContextVerdict } from './check-contexts.ts';
import type { ContextName } from './context-name.ts';
import type { Focus } from './focus.ts';

type Check = (params: ContextParams, pathname: string) => Promise<ContextVerdict>;

/*
 * Schemas of the fields that a check reads. They require no other field, so that a check accepts the responses of later
 * releases. The page parses the same response with its whole contract.
 */
const anyResource = z.object({ '@id': z.string(), id: z.string() });
const withStatus = z.extend(anyResource, { status: z.string() });
const agreement = z.extend(withStatus, { locked: z.optional(z.boolean()) });
const tenancyOfProperty = z.extend(anyResource, { property: z.object({ id: z.string() }) });
const listingForOwner = z.extend(anyResource, { activeOrder: z.nullish(z.string()) });
const orders = z.object({ member: z.array(anyResource) });

/** The context checks by their name in SPEC §2. */
export const checks: Record<ContextName, Check> = {
  property: async ({ propertyId }) => found({ property: await loadIri('properties', propertyId) }),
  listing: async ({ listingId }) => found({ listing: await loadOwnListing(listingId) }),
  'listing-order': async ({ listingId }) => {
    const [listing, order] = await Promise.all([loadOwnListing(listingId), loadActiveOrder(listingId)]);
    return found({ listing, order });
  },
  order: async ({ orderId }) => found({ order: await loadIri('orders', orderId) }),
  'order-confirmation': async ({ orderId }) => found({ order: await loadIri('orders', orderId) }),
  checkout: async ({ orderId }) => {
    const order = await loadResource(query('orders', orderId, withStatus));
    const payable = order.status === 'initiated' || order.status === 'paymentPending';
    return payable ? found({ order: order['@id'] }) : { ok: false, redirect: addresses.order(order.id) };
  },
  'property-enhancements': async ({ propertyId }) => {
    const [property, order] = await Promise.all([loadIri('properties', propertyId), loadActiveOrder(propertyId)]);
    return found({ property, order });
  },
  subscription: async ({ subscriptionId }) => {
    await loadIri('subscriptions', subscriptionId);
    return found({});
  },
  'tenancy-agreement': async ({ agreementId }, pathname) => {
    const { id, status, locked } = await loadResource(query('tenancy-agreements', agreementId, agreement));
    const editable = (status === 'draft' || status === 'initiated') && !locked;
    // An agreement that is neither draft nor initiated (SPEC §2), or that all parties have signed, has only its review.
    const review = addresses.tenancyAgreementStep(id, 'review');
    return editable || pathname === review ? found({}) : { ok: false, redirect: review };
  },
  tenancy: async ({ propertyId, tenancyId }) => {
    const { property } = await loadResource(query('tenancies', tenancyId, tenancyOfProperty));
    // A URL that combines two properties of the same owner names nothing.
    if (property.id !== propertyId) throw notFound();
    return found({});
  },
};

function found(focus: Partial<Focus>): ContextVerdict {
  return { ok: true, found: focus };
}

/**
 * Returns the query for one resource.
 * @throws ApiProblem 404 when `id` is undefined, because the page's path has no such parameter
 */
function query<T>(collection: string, id: string | undefined, schema: Schema<T>): ResourceQuery<T> {
  return resourceQuery(`/api/${collection}/${encodeURIComponent(required(id))}`, schema);
}

async function loadIri(collection: string, id: string | undefined): Promise<string> {
  return (await loadResource(query(collection, id, anyResource)))['@id'];
}

/** Returns the IRI of the one initiated order of a listing or property (SPEC §4), or null. */
async function loadActiveOrder(targetId: string | undefined): Promise<string | null> {
  const active = { query: { targetId: required(targetId), status: 'initiated' } };
  const { member } = await loadResource(resourceQuery('/api/orders', orders, active));
  return member[0]?.['@id'] ?? null;
}

/**
 * Returns the IRI of a listing of the signed-in owner. The API also returns active listings of other owners, which are
 * public, but only the owner's response contains `activeOrder`. A response that was cached before the session was known
 * is fetched again.
 */
async function loadOwnListing(id: string | undefined): Promise<string> {
  const listing = query('listings', id, listingForOwner);
  const cached = await loadResource(listing);
  const own = cached.activeOrder === undefined ? await refetchResource(listing) : cached;
  if (own.activeOrder === undefined) throw notFound();
  return own['@id'];
}

function required(id: string | undefined): string {
  if (id === undefined || id === '') throw notFound();
  return id;
}

function notFound(): ApiProblem {
  return new ApiProblem({ status: 404, title: 'Not Found', detail: 'There is nothing here for you.' });
}
