import type { Page } from 'federation';
import type { ReactNode } from 'react';
import { useSession } from 'shared-auth';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * Unmounts a protected page in the same render in which its user signs out. Until the browser has left the document,
 * the page would otherwise render without a user.
 */
export function SignedInOnly({ access, children }: { access: Page['access']; children: ReactNode }) {
  const { status } = useSession();
  return access === 'protected' && status === 'signedOut' ? <PageSkeleton /> : children;
}
