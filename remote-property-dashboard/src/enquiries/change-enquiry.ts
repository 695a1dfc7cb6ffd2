import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, patchResource, postResource } from 'shared-api';
import { type Enquiry, enquiry } from 'shared-contract/enquiry/enquiry';

/** Closes an enquiry, marks it as spam, or undoes that with `new`. */
export function changeEnquiryMutation({ '@id': iri }: Pick<Enquiry, '@id'>) {
  return mutationOptions({
    mutationFn: (status: 'new' | 'closed' | 'spam') => patchResource(iri, { status }, enquiry),
    onSuccess: invalidateLists,
  });
}

/** Sends a reply by mail. The idempotency key makes a second press of the button send no second mail. */
export function replyMutation({ '@id': iri }: Pick<Enquiry, '@id'>) {
  return mutationOptions({
    mutationFn: ({ message, idempotencyKey }: { message: string; idempotencyKey: string }) =>
      postResource(`${iri}/replies`, { message }, enquiry, { idempotencyKey }),
    onSuccess: invalidateLists,
  });
}

/** The list on the screen keeps the enquiry in its place, so that the step can be undone there; it is fetched again later. */
function invalidateLists(): void {
  void invalidateResources(['/api/enquiries'], { refetch: 'none' });
  void invalidateResources(['/api/overview']);
}
