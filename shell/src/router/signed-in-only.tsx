import type { Page } from 'federation';
import type { ReactNode } from 'react';
import { useSession } from 'shared-auth';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * Takes a closed page away in the very draw in which its user goes: signing out leaves the document, and until it has gone
 * the page would ask for a user who is not there any more.
 */
export function SignedInOnly({ access, children }: { access: Page['access']; children: ReactNode }) {
  const { status } = useSession();
  return access === 'protected' && status === 'signedOut' ? <PageSkeleton /> : children;
}
