import { useEffect, useState } from 'react';
import { useSession } from 'shared-auth';
import { whenIdle } from '../background/when-idle.ts';
import type { SessionExpiredDialog } from './session-expired-dialog.tsx';

const loadDialog = () => import('../dialogs/rare-dialogs.ts');

/**
 * Shows a dialog when the session has ended although the user did not sign out. Visitors do not load its code. When the
 * code cannot be loaded, `redirectWithoutModal` leads the user to the login page.
 */
export function SessionExpiredModal() {
  const session = useSession();
  const [Dialog, setDialog] = useState<typeof SessionExpiredDialog>();
  useEffect(() => {
    const load = () =>
      void loadDialog().then(
        (module) => setDialog(() => module.SessionExpiredDialog),
        () => {},
      );
    // The network may be gone when the session ends, so the code of the dialog is loaded before.
    if (session.status === 'signedIn') whenIdle(load);
    if (session.status === 'ended') load();
  }, [session.status]);
  return session.status === 'ended' && Dialog ? <Dialog reason={session.reason || 'Session timeout'} /> : null;
}
