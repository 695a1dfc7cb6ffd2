import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { type EnquiryInput, enquiryReceipt } from 'shared-contract/enquiry/enquiry';

/** Sends an enquiry. Repeating the request is safe, because the server ignores the same message within some minutes. */
export function sendEnquiryMutation() {
  return mutationOptions({
    mutationFn: (input: EnquiryInput) => api.post('/api/enquiries', input, enquiryReceipt),
  });
}
