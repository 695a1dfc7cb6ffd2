import { useSyncExternalStore } from 'react';
import { isEditable } from 'shared-contract/agreement/agreement-actions';
import { isOpenSigningStep, type Signing } from 'shared-contract/agreement/signing';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';

/** The ids of the rounds of signing for which the owner has confirmed in this tab that a change may void them. */
const confirmed = new Set<string>();
const listeners = new Set<() => void>();

/** True while the content of the agreement can be changed: it is a draft or sent, and not all parties have signed. */
export function isContentEditable({ status, locked }: Pick<TenancyAgreement, 'status' | 'locked'>): boolean {
  return isEditable(status) && locked !== true;
}

/** Returns the round of signing that a change would void. Null without one. */
export function openRound(agreement: Pick<TenancyAgreement, 'status' | 'locked' | 'signing'>): Signing | null {
  const { signing } = agreement;
  return signing && isContentEditable(agreement) && isOpenSigningStep(signing.step) ? signing : null;
}

/** True while a change would void a round of signing and the owner has not confirmed that. */
export function isChangeHeld(agreement: TenancyAgreement): boolean {
  const round = openRound(agreement);
  return round !== null && !confirmed.has(round.id);
}

/** Records that the owner wants to change an agreement although it voids this round of signing. */
export function confirmChange({ id }: Signing): void {
  confirmed.add(id);
  for (const listener of listeners) listener();
}

/** Like {@link isChangeHeld}. The component renders again when the owner confirms. */
export function useIsChangeHeld(agreement: TenancyAgreement): boolean {
  return useSyncExternalStore(subscribe, () => isChangeHeld(agreement));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
