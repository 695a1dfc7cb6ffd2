import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, patchResource, postResource } from 'shared-api';
import { type Enquiry, enquiry } from 'shared-contract/enquiry/enquiry';

/** Changes the status of an enquiry: closes it, marks it as spam, or opens it again with `new`. */
export function changeEnquiryMutation({ '@id': iri }: Pick<Enquiry, '@id'>) {
  return mutationOptions({
    mutationFn: (status: 'new' | 'closed' | 'spam') => patchResource(iri, { status }, enquiry),
    onSuccess: invalidateLists,
  });
}

/**
 * Emails a reply to an enquiry. With the idempotency key, the server sends only one email when the button is pressed
 * twice.
 */
export function replyMutation({ '@id': iri }: Pick<Enquiry, '@id'>) {
  return mutationOptions({
    mutationFn: ({ message, idempotencyKey }: { message: string; idempotencyKey: string }) =>
      postResource(`${iri}/replies`, { message }, enquiry, { idempotencyKey }),
    onSuccess: invalidateLists,
  });
}

/**
 * Marks the lists of enquiries, the overview and the inbox as stale. Lists on the screen are not fetched yet: the
 * enquiry stays there, and the owner can undo the change.
 */
function invalidateLists(): void {
  void invalidateResources(['/api/enquiries'], { refetch: 'none' });
  void invalidateResources(['/api/overview', '/api/inbox']);
}
