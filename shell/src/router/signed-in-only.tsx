import type { Page } from 'federation';
import type { ReactNode } from 'react';
import { useSession } from 'shared-auth';
import { PageSkeleton } from './page-skeleton.tsx';

/**
 * Unmounts a protected page as soon as its user signs out. Otherwise the page would render without a user, and throw,
 * until the browser has opened the next document.
 */
export function SignedInOnly({ access, children }: { access: Page['access']; children: ReactNode }) {
  const { status } = useSession();
  return access === 'protected' && status === 'signedOut' ? <PageSkeleton /> : children;
}
