import { mutationOptions } from '@tanstack/react-query';
import { api, queryClient } from 'shared-api';
import type { AgreementAction } from 'shared-contract/agreement/agreement-actions';
import { type TenancyAgreement, tenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { agreementsQuery } from './agreements-query.ts';

export type AskedAction = { action: AgreementAction; agreement: TenancyAgreement };

/** SPEC §7: ending and cancelling are a PATCH of the status, removing is a DELETE. */
export function takeAgreementActionMutation(propertyId: string) {
  return mutationOptions({
    mutationFn: takeAgreementAction,
    onSuccess: (changed, { agreement }) => {
      queryClient().setQueryData(agreementsQuery(propertyId).queryKey, (all) =>
        all?.flatMap((one) => (one.id === agreement.id ? (changed ?? []) : one)),
      );
    },
    onSettled: () => {
      for (const queryKey of [['tenancy-agreements'], ['tenancies'], ['overview']]) {
        void queryClient().invalidateQueries({ queryKey });
      }
    },
  });
}

async function takeAgreementAction({ action, agreement }: AskedAction): Promise<TenancyAgreement | null> {
  const path = `/api/tenancy-agreements/${encodeURIComponent(agreement.id)}`;
  const { value: current, etag } = await api.getTagged(path, tenancyAgreement);
  // What was confirmed was confirmed for the status on the screen.
  if (current.status !== agreement.status) throw new Error(`The agreement is ${current.status} by now.`);
  const ifMatch = etag ?? undefined;
  if (action !== 'remove') {
    return api.patch(path, { status: action === 'end' ? 'terminated' : 'draft' }, tenancyAgreement, { ifMatch });
  }
  await api.delete(path, { ifMatch });
  return null;
}
