import { addresses } from 'shared-contract/page/addresses';
import { ApiProblem } from '../errors/api-problem.ts';
import { queryClient } from '../query-client.ts';
import type { ContextParams, ContextVerdict } from './check-contexts.ts';
import type { ContextName } from './context-name.ts';
import {
  activeOrderQuery,
  listingQuery,
  orderQuery,
  propertyQuery,
  subscriptionQuery,
  tenancyAgreementQuery,
  tenancyQuery,
} from './context-queries.ts';
import type { Focus } from './focus.ts';

type Check = (params: ContextParams, pathname: string) => Promise<ContextVerdict>;

/** One check for each name of SPEC §2. */
export const checks: Record<ContextName, Check> = {
  property: async ({ propertyId }) => found({ property: await ensure(propertyQuery(required(propertyId))) }),
  listing: async ({ listingId }) => found({ listing: await ownListing(required(listingId)) }),
  'listing-order': async ({ listingId }) => {
    const id = required(listingId);
    const [listing, orders] = await Promise.all([ownListing(id), ensure(activeOrderQuery(id))]);
    return found({ listing, order: orders.member[0] ?? null });
  },
  order: async ({ orderId }) => found({ order: await ensure(orderQuery(required(orderId))) }),
  'order-confirmation': async ({ orderId }) => found({ order: await ensure(orderQuery(required(orderId))) }),
  checkout: async ({ orderId }) => {
    const order = await ensure(orderQuery(required(orderId)));
    const payable = order.status === 'initiated' || order.status === 'paymentPending';
    return payable ? found({ order }) : { ok: false, redirect: addresses.order(order.id) };
  },
  'property-enhancements': async ({ propertyId }) => {
    const id = required(propertyId);
    const [property, orders] = await Promise.all([ensure(propertyQuery(id)), ensure(activeOrderQuery(id))]);
    return found({ property, order: orders.member[0] ?? null });
  },
  subscription: async ({ subscriptionId }) => {
    await ensure(subscriptionQuery(required(subscriptionId)));
    return found({});
  },
  'tenancy-agreement': async ({ agreementId }, pathname) => {
    const agreement = await ensure(tenancyAgreementQuery(required(agreementId)));
    const editable = agreement.status === 'draft' || agreement.status === 'initiated';
    // SPEC §2: an agreement that is neither draft nor initiated is only reviewed.
    const review = addresses.tenancyAgreementStep(agreement.id, 'review');
    return editable || pathname === review ? found({}) : { ok: false, redirect: review };
  },
  tenancy: async ({ tenancyId }) => {
    await ensure(tenancyQuery(required(tenancyId)));
    return found({});
  },
};

function found(what: Partial<Focus>): ContextVerdict {
  return { ok: true, found: what };
}

/** A parameter that the page's path does not have cannot name anything: the same answer as for a missing object. */
function required(id: string | undefined): string {
  if (id === undefined || id === '') throw notFound();
  return id;
}

/**
 * A listing of the signed-in owner. An active listing of somebody else is public, so the API answers it; only the owner's
 * answer tells the active order. One that was read before the session was known is read again.
 */
async function ownListing(id: string) {
  const cached = await ensure(listingQuery(id));
  if (cached.activeOrder !== undefined) return cached;
  const again = await queryClient().fetchQuery({ ...listingQuery(id), staleTime: 0 });
  if (again.activeOrder === undefined) throw notFound();
  return again;
}

function notFound(): ApiProblem {
  return new ApiProblem({ status: 404, title: 'Not Found', detail: 'There is nothing here for you.' });
}

function ensure<T>(query: {
  queryKey: readonly string[];
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
}): Promise<T> {
  return queryClient().ensureQueryData(query);
}
