import { type AgreementAction, agreementActions } from 'shared-contract/agreement/agreement-actions';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';

/**
 * Returns the actions that the owner is offered. Cancelling takes an agreement back to a draft, so it is offered only
 * before a tenancy has begun. A draft that all parties had signed stays as a record.
 */
export function offeredActions({
  status,
  tenancy,
  signing,
}: Pick<TenancyAgreement, 'status' | 'tenancy' | 'signing'>): AgreementAction[] {
  const hasBegun = tenancy != null && tenancy.status !== 'upcoming';
  const wasSigned = signing?.signedAt != null;
  return agreementActions(status).filter(
    (action) => !(action === 'cancel' && hasBegun) && !(action === 'remove' && wasSigned),
  );
}

/** True when ending the agreement also ends its tenancy, which needs a last day and a reason. */
export function endsTenancy({ tenancy }: Pick<TenancyAgreement, 'tenancy'>): boolean {
  return tenancy != null && tenancy.status !== 'ended';
}
