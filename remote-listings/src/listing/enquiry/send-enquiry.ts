import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { type EnquiryInput, enquiryReceipt } from 'shared-contract/enquiry/enquiry';

/** The server takes the same words twice within minutes as one, so that trying again is safe. */
export function sendEnquiryMutation() {
  return mutationOptions({
    mutationFn: (input: EnquiryInput) => api.post('/api/enquiries', input, enquiryReceipt),
  });
}
