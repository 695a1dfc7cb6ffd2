import type { Page } from 'federation';
import type { ReactNode } from 'react';
import { useSession } from 'shared-auth';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * Unmounts a protected page as soon as its user signs out. Without it, the page would render without a user until the
 * browser has left the document, and throw.
 */
export function SignedInOnly({ access, children }: { access: Page['access']; children: ReactNode }) {
  const { status } = useSession();
  return access === 'protected' && status === 'signedOut' ? <PageSkeleton /> : children;
}
