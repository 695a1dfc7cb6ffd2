import { isKnown, type UnknownValue } from '../wire/open-enum.ts';
import { type TenancyAgreementStatus, tenancyAgreementStatus } from './tenancy-agreement.ts';

type Status = TenancyAgreementStatus | UnknownValue;

/**
 * An owner's action on an agreement (SPEC §7). `end` sends a `PATCH` with the status terminated, `cancel` a `PATCH`
 * with draft, and `remove` a `DELETE`.
 */
export type AgreementAction = 'end' | 'cancel' | 'remove';

/** True for draft and initiated agreements (SPEC §4). A terminated agreement is a record and stays unchanged. */
export function isEditable(status: Status): boolean {
  return status === 'draft' || status === 'initiated';
}

/**
 * Returns the actions that the owner can take on an agreement with this status. An initiated agreement can be ended, or
 * cancelled, which makes it a draft again. Only a draft, which is not binding, can be removed. A terminated agreement
 * allows no action, because the law requires storing it for years (V41).
 */
export function agreementActions(status: Status): readonly AgreementAction[] {
  return isKnown(tenancyAgreementStatus, status) ? actionsByStatus[status] : [];
}

/**
 * True if a `PATCH` may change the status from `from` to `to` (SPEC §4, V33): only an initiated agreement is ended or
 * cancelled. A `PATCH` with the current status is always allowed, so that a repeated request is harmless.
 */
export function canChangeStatus(from: Status, to: 'terminated' | 'draft'): boolean {
  return from === 'initiated' || from === to;
}

/** True for drafts, the only agreements that can be deleted. */
export function canRemove(status: Status): boolean {
  return agreementActions(status).includes('remove');
}

const actionsByStatus: Record<TenancyAgreementStatus, readonly AgreementAction[]> = {
  draft: ['remove'],
  initiated: ['end', 'cancel'],
  terminated: [],
};
