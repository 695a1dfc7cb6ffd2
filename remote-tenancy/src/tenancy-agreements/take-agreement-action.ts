import { mutationOptions } from '@tanstack/react-query';
import { deleteResource, invalidateResources, patchResource, refetchResource, taggedResourceQuery } from 'shared-api';
import type { AgreementAction } from 'shared-contract/agreement/agreement-actions';
import { type TenancyAgreement, tenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';

export type RequestedAction = { action: AgreementAction; agreement: TenancyAgreement };

/**
 * Ends, cancels or removes an agreement. Ending and cancelling change its status (PATCH); removing deletes it (SPEC
 * §7).
 */
export function takeAgreementActionMutation() {
  return mutationOptions({
    mutationFn: takeAgreementAction,
    onSettled: () => void invalidateResources(['/api/tenancy-agreements', '/api/tenancies', '/api/overview']),
  });
}

async function takeAgreementAction({ action, agreement }: RequestedAction): Promise<void> {
  const path = `/api/tenancy-agreements/${encodeURIComponent(agreement.id)}`;
  const { value: current, etag } = await refetchResource(taggedResourceQuery(path, tenancyAgreement));
  // The user has confirmed the action for the status on the screen. If the status has changed since, the action fails.
  if (current.status !== agreement.status) throw new Error(`The agreement is now ${current.status}.`);
  const ifMatch = etag ?? undefined;
  if (action === 'remove') await deleteResource(path, { ifMatch });
  else await patchResource(path, { status: action === 'end' ? 'terminated' : 'draft' }, tenancyAgreement, { ifMatch });
}
