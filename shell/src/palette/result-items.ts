import { addresses } from 'shared-contract/page/addresses';
import { type OwnerSearchKind, type OwnerSearchResult, ownerSearchKind } from 'shared-contract/search/owner-search';
import { isKnown } from 'shared-contract/wire/open-enum';
import type { PaletteItem } from './palette-item.ts';

type Kind = {
  group: PaletteItem['group'];
  label: string;
  urlOf: (result: OwnerSearchResult, propertyId: string) => string;
};

const kinds: Record<OwnerSearchKind, Kind> = {
  property: { group: 'Properties', label: '', urlOf: ({ id }) => addresses.property(id) },
  tenant: { group: 'People', label: 'Tenant', urlOf: ({ id }, propertyId) => addresses.tenancy(propertyId, id) },
  applicant: {
    group: 'People',
    label: 'Application',
    urlOf: ({ id }, propertyId) => addresses.application(propertyId, id),
  },
  enquirer: {
    group: 'People',
    label: 'Enquiry',
    urlOf: ({ isArchived }, propertyId) =>
      isArchived ? addresses.enquiryHistory(propertyId) : addresses.enquiries(propertyId),
  },
  buyer: { group: 'People', label: 'Offer', urlOf: ({ id }, propertyId) => addresses.propertyOffers(propertyId, id) },
  checkApplicant: { group: 'People', label: 'Tenant check', urlOf: ({ id }) => addresses.tenantCheck(id) },
  order: { group: 'Orders and invoices', label: 'Order', urlOf: ({ id }) => addresses.order(id) },
  invoice: {
    group: 'Orders and invoices',
    label: 'Invoice',
    urlOf: ({ orderId }) => (orderId === null ? addresses.orders() : addresses.order(orderId)),
  },
};

/** Returns the items of search results. Leaves out kinds of a later server, because their pages are unknown. */
export const resultItems = (results: readonly OwnerSearchResult[]): PaletteItem[] =>
  results.flatMap((result) => {
    const { kind, id, label, property } = result;
    if (!isKnown(ownerSearchKind, kind)) return [];
    const { group, label: kindLabel, urlOf } = kinds[kind];
    return {
      id: `${kind} ${id}`,
      group,
      label,
      ...description(result, kindLabel),
      to: urlOf(result, property?.id ?? ''),
    };
  });

function description({ kind, property, isArchived }: OwnerSearchResult, kindLabel: string) {
  if (kind === 'property') return isArchived ? { description: 'Archived' } : {};
  return { description: [kindLabel, property?.fullAddress].filter(Boolean).join(' · ') };
}
