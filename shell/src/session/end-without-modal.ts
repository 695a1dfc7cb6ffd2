import { addresses } from 'shared-contract/page/addresses';
import { letGo } from '../unsaved-work/let-go.ts';

/** How long the modal may take to appear: the first draw may only just be under way. */
export const modalPatienceMs = 1000;

let isShown = false;

/** The modal says that it stands there; gives what says that it has gone. */
export function modalShown(): () => void {
  isShown = true;
  return () => {
    isShown = false;
  };
}

/** SPEC §8: a session that ended without a modal to say so leaves for `/auth/logout` and comes back here afterwards. */
export function leaveWithoutModal(leaveFor: (path: string) => void): () => void {
  const timer = setTimeout(() => {
    if (isShown) return;
    letGo();
    const { pathname, search } = globalThis.location;
    leaveFor(addresses.logout(pathname + search));
  }, modalPatienceMs);
  return () => clearTimeout(timer);
}
