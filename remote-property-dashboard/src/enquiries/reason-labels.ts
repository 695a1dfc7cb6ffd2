import type { EnquiryReason } from 'shared-contract/enquiry/enquiry';

export const reasonLabels: Record<EnquiryReason, string> = {
  inspection: 'Inspection',
  price: 'Price',
  contract: 'Contract',
  availability: 'Availability',
  application: 'How to apply',
  other: 'Other',
};
