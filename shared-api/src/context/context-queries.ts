import { tenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { listing } from 'shared-contract/listing/listing';
import { order } from 'shared-contract/order/order';
import { subscription } from 'shared-contract/order/subscription';
import { property } from 'shared-contract/property/property';
import { tenancy } from 'shared-contract/tenancy/tenancy';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { api } from '../client/api.ts';
import type { Schema } from '../client/parse-response.ts';

/** A resource by its id, under the key every feature uses for it: `['orders', id]`. */
function resource<T>(name: string, schema: Schema<T>) {
  return (id: string) => ({
    queryKey: [name, id] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.get(`/api/${name}/${encodeURIComponent(id)}`, schema, { signal }),
  });
}

export const propertyQuery = resource('properties', property);
export const listingQuery = resource('listings', listing);
export const orderQuery = resource('orders', order);
export const subscriptionQuery = resource('subscriptions', subscription);
export const tenancyAgreementQuery = resource('tenancy-agreements', tenancyAgreement);
export const tenancyQuery = resource('tenancies', tenancy);

const orders = collectionOf(order);

/** The one initiated order of a listing or property (SPEC §4), as a list of none or one. */
export function activeOrderQuery(targetId: string) {
  return {
    queryKey: ['orders', 'active', targetId] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.get('/api/orders', orders, { query: { targetId, status: 'initiated' }, signal }),
  };
}
