import { mutationOptions } from '@tanstack/react-query';
import { deleteResource, invalidateResources, patchResource, refetchResource } from 'shared-api';
import type { AgreementAction } from 'shared-contract/agreement/agreement-actions';
import { type TenancyAgreement, tenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { agreementPath, taggedAgreementQuery } from '../agreements-query.ts';

/** The last day of a tenancy and why it ends. */
export type Ending = { endDate: string; reason: string };

export type RequestedAction = { action: AgreementAction; agreement: TenancyAgreement };

/**
 * Ends, cancels or removes an agreement. Ending and cancelling change its status (PATCH); removing deletes it (SPEC
 * §7). `ending` goes with the end of an agreement that has a tenancy, which then ends too.
 */
export function takeAgreementActionMutation() {
  return mutationOptions({
    mutationFn: takeAgreementAction,
    onSettled: () =>
      void invalidateResources(['/api/tenancy-agreements', '/api/tenancies', '/api/overview', '/api/listings']),
  });
}

async function takeAgreementAction({
  action,
  agreement,
  ending,
}: RequestedAction & { ending?: Ending | undefined }): Promise<void> {
  const path = agreementPath(agreement.id);
  const { value: current, etag } = await refetchResource(taggedAgreementQuery(agreement.id));
  // The user has confirmed the action for the status on the screen. If the status has changed since, the action fails.
  if (current.status !== agreement.status) throw new Error(`The agreement is now ${current.status}.`);
  const ifMatch = etag ?? undefined;
  if (action === 'remove') await deleteResource(path, { ifMatch });
  else if (action === 'cancel') await patchResource(path, { status: 'draft' }, tenancyAgreement, { ifMatch });
  else await patchResource(path, { status: 'terminated', ...(ending && { ending }) }, tenancyAgreement, { ifMatch });
}
