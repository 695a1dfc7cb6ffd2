import { isKnown, type UnknownValue } from '../wire/open-enum.ts';
import { type TenancyAgreementStatus, tenancyAgreementStatus } from './tenancy-agreement.ts';

type Status = TenancyAgreementStatus | UnknownValue;

/** What an owner does to an agreement as a whole: SPEC §7, `PATCH` to terminated, `PATCH` to draft, `DELETE`. */
export type AgreementAction = 'end' | 'cancel' | 'remove';

/** Only draft and initiated agreements are editable (SPEC §4); an ended one is a record. */
export function isEditable(status: Status): boolean {
  return status === 'draft' || status === 'initiated';
}

/**
 * The actions to offer for a status. An initiated agreement is with its parties: it is ended or taken back to a draft,
 * and only a draft, which binds nobody, is removed. An ended agreement stays: it must be kept for years (V41).
 */
export function agreementActions(status: Status): readonly AgreementAction[] {
  return isKnown(tenancyAgreementStatus, status) ? offered[status] : [];
}

/**
 * The statuses a `PATCH` may set. Setting the status an agreement already has changes nothing, so that a repeated
 * request is harmless; a draft may be ended directly, and nothing leaves terminated (SPEC §4, V33).
 */
export function canChangeStatus(from: Status, to: 'terminated' | 'draft'): boolean {
  return isEditable(from) || from === to;
}

/** Whether `DELETE` is answered: drafts only. */
export function canRemove(status: Status): boolean {
  return agreementActions(status).includes('remove');
}

const offered: Record<TenancyAgreementStatus, readonly AgreementAction[]> = {
  draft: ['remove'],
  initiated: ['end', 'cancel'],
  terminated: [],
};
