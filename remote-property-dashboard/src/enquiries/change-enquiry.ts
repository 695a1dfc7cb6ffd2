import { mutationOptions } from '@tanstack/react-query';
import { api, queryClient } from 'shared-api';
import { type Enquiry, enquiry } from 'shared-contract/enquiry/enquiry';
import type { Collection } from 'shared-contract/wire/json-ld';

/** Closes an enquiry, marks it as spam, or takes that back with `new`. */
export function changeEnquiryMutation({ '@id': iri }: Pick<Enquiry, '@id'>) {
  return mutationOptions({
    mutationFn: (status: 'new' | 'closed' | 'spam') => api.patch(iri, { status }, enquiry),
    onSuccess: (changed) => takeOver(changed),
  });
}

/** Sends a reply by mail. The key makes a repeated press of the button one mail. */
export function replyMutation({ '@id': iri }: Pick<Enquiry, '@id'>) {
  return mutationOptions({
    mutationFn: ({ message, idempotencyKey }: { message: string; idempotencyKey: string }) =>
      api.post(`${iri}/replies`, { message }, enquiry, { idempotencyKey }),
    onSuccess: (changed) => takeOver(changed),
  });
}

/** In its place in every list that shows it, so that a step can be undone where it was taken; other lists ask anew. */
function takeOver(changed: Enquiry): void {
  const client = queryClient();
  client.setQueriesData<Collection<Enquiry>>(
    { queryKey: ['enquiries'] },
    (list) => list && { ...list, member: list.member.map((one) => (one.id === changed.id ? changed : one)) },
  );
  void client.invalidateQueries({ queryKey: ['enquiries'], refetchType: 'none' });
  void client.invalidateQueries({ queryKey: ['overview'] });
}
