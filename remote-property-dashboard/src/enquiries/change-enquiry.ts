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

/** Emails a reply. The idempotency key prevents a second email when the button is pressed twice. */
export function replyMutation({ '@id': iri }: Pick<Enquiry, '@id'>) {
  return mutationOptions({
    mutationFn: ({ message, idempotencyKey }: { message: string; idempotencyKey: string }) =>
      postResource(`${iri}/replies`, { message }, enquiry, { idempotencyKey }),
    onSuccess: invalidateLists,
  });
}

/**
 * Marks the lists as stale without a refetch, so the enquiry stays on the screen and the change can be undone there.
 */
function invalidateLists(): void {
  void invalidateResources(['/api/enquiries'], { refetch: 'none' });
  void invalidateResources(['/api/overview']);
}
