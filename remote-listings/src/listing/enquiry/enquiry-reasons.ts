import type { EnquiryReason } from 'shared-contract/enquiry/enquiry';
import type { ListingType } from 'shared-contract/listing/listing';

type Reason = { label: string; sentence: string };

const reasons: Record<EnquiryReason, Reason> = {
  inspection: { label: 'Request an inspection', sentence: 'I’d like to inspect the property.' },
  price: { label: 'Price guide', sentence: 'Could you tell me more about the price?' },
  contract: { label: 'Contract', sentence: 'Please send me a copy of the contract.' },
  availability: { label: 'Is it available?', sentence: 'Is it still available, and from when?' },
  application: { label: 'How to apply', sentence: 'How do I apply?' },
  other: { label: 'Something else', sentence: '' },
};

const forSale: EnquiryReason[] = ['inspection', 'price', 'contract', 'other'];
const forLease: EnquiryReason[] = ['inspection', 'availability', 'application', 'other'];

/** Returns the reasons for an enquiry that suit this type of listing. A listing for sale and lease has all of them. */
export function reasonsFor(type: ListingType): { reason: EnquiryReason; label: string }[] {
  const focusRequests =
    type === 'sale' ? forSale : type === 'lease' ? forLease : [...new Set([...forSale, ...forLease])];
  return focusRequests.map((reason) => ({ reason, label: reasons[reason].label }));
}

/** Returns the suggested message for the chosen reasons. The user can edit it. */
export function messageFor(chosen: readonly EnquiryReason[]): string {
  return chosen
    .map((reason) => reasons[reason].sentence)
    .filter((sentence) => sentence !== '')
    .join(' ');
}
