import { type OwnerSearchKind, type OwnerSearchResult, ownerSearchKind } from 'shared-contract/search/owner-search';
import { isKnown } from 'shared-contract/wire/open-enum';
import type { PaletteItem } from './palette-item.ts';

const kinds: Record<OwnerSearchKind, { group: PaletteItem['group']; label: string }> = {
  property: { group: 'Properties', label: '' },
  tenant: { group: 'People', label: 'Tenant' },
  applicant: { group: 'People', label: 'Application' },
  enquirer: { group: 'People', label: 'Enquiry' },
  buyer: { group: 'People', label: 'Offer' },
  checkApplicant: { group: 'People', label: 'Tenant check' },
  order: { group: 'Orders and invoices', label: 'Order' },
  invoice: { group: 'Orders and invoices', label: 'Invoice' },
};

/** Returns the items of search results. Leaves out kinds of a later server, because their group is unknown. */
export const resultItems = (results: readonly OwnerSearchResult[]): PaletteItem[] =>
  results.flatMap((result) => {
    const { kind, id, label, url } = result;
    if (!isKnown(ownerSearchKind, kind)) return [];
    return { id: `${kind} ${id}`, group: kinds[kind].group, label, ...description(result, kinds[kind].label), to: url };
  });

function description({ kind, property, isArchived }: OwnerSearchResult, kindLabel: string) {
  if (kind === 'property') return isArchived ? { description: 'Archived' } : {};
  return { description: [kindLabel, property?.fullAddress].filter(Boolean).join(' · ') };
}
