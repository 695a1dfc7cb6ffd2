import { isKnown, type UnknownValue } from '../wire/open-enum.ts';
import { type TenancyAgreementStatus, tenancyAgreementStatus } from './tenancy-agreement.ts';

type Status = TenancyAgreementStatus | UnknownValue;

/**
 * An owner's action on an agreement (SPEC §7): end is `PATCH` to terminated, cancel is `PATCH` to draft, remove is
 * `DELETE`.
 */
export type AgreementAction = 'end' | 'cancel' | 'remove';

/** True for draft and initiated agreements (SPEC §4). A terminated agreement is a record and stays unchanged. */
export function isEditable(status: Status): boolean {
  return status === 'draft' || status === 'initiated';
}

/**
 * Returns the actions that a status allows. An initiated agreement is ended or cancelled back to a draft. Only a draft,
 * which is not binding, can be removed. A terminated agreement allows none, because the law requires keeping it for
 * years (V41).
 */
export function agreementActions(status: Status): readonly AgreementAction[] {
  return isKnown(tenancyAgreementStatus, status) ? actionsByStatus[status] : [];
}

/**
 * True if a `PATCH` may set the status `to` (SPEC §4, V33). The current status is always allowed, so a repeated request
 * is harmless. A draft may be ended directly. Nothing leaves terminated.
 */
export function canChangeStatus(from: Status, to: 'terminated' | 'draft'): boolean {
  return isEditable(from) || from === to;
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
