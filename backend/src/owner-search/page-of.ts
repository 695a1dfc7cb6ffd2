import { addresses } from 'shared-contract/page/addresses';
import type { OwnerSearchKind } from 'shared-contract/search/owner-search';

/** What an item of a search is. `orderId` is set for orders and their invoices. */
export type Found = { kind: OwnerSearchKind; id: string; orderId: string | null };

type Subject = { id: string; propertyId: string; orderId: string | null; isArchived: boolean };

/** Returns the address of the page that shows a result, by its kind. */
export const pageOf: Record<OwnerSearchKind, (subject: Subject) => string> = {
  property: ({ id }) => addresses.property(id),
  tenant: ({ id, propertyId }) => addresses.tenancy(propertyId, id),
  applicant: ({ id, propertyId }) => addresses.application(propertyId, id),
  enquirer: ({ id, propertyId, isArchived }) =>
    isArchived ? addresses.enquiryHistory(propertyId, id) : addresses.enquiries(propertyId, id),
  buyer: ({ id, propertyId }) => addresses.propertyOffers(propertyId, id),
  checkApplicant: ({ id }) => addresses.tenantCheck(id),
  order: ({ id }) => addresses.order(id),
  // The invoice of a subscription belongs to no order.
  invoice: ({ orderId }) => (orderId === null ? addresses.orders() : addresses.order(orderId)),
};
