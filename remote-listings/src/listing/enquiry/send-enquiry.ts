import { mutationOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { type EnquiryInput, enquiryReceipt } from 'shared-contract/enquiry/enquiry';

/**
 * Sends an enquiry. Repeating the request is safe: the server stores the same message from the same email address only
 * once in ten minutes.
 */
export function sendEnquiryMutation() {
  return mutationOptions({
    mutationFn: (input: EnquiryInput) => api.post('/api/enquiries', input, enquiryReceipt),
  });
}
