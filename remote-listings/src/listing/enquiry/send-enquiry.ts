import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { type EnquiryInput, enquiryReceipt } from 'shared-contract/enquiry/enquiry';

/** Safe to retry: the server ignores the same message sent twice within minutes. */
export function sendEnquiryMutation() {
  return mutationOptions({
    mutationFn: (input: EnquiryInput) => api.post('/api/enquiries', input, enquiryReceipt),
  });
}
