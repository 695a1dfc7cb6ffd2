import { currentSession, type Session, signIn, signOut, signUp, type User, useSession, useUser } from 'shared-auth';

/** The name of the user, of a page that only users see. */
export function useName(): string {
  const { id, firstName, lastName, fullName, email, phone }: User = useUser();
  return [id, firstName, lastName, fullName, email, phone ?? ''].join(' ');
}

/** Whether there is a user, of a page that everyone sees. */
export function useIsSignedIn(): boolean {
  const session: Session = useSession();
  if (session.status === 'ended') throw new Error(session.reason);
  return session.status === 'signedIn' && !session.impersonating;
}

export function enter(isNew: boolean): void {
  const { status } = currentSession();
  if (status === 'signedIn') signOut();
  else if (isNew) signUp('/lessons');
  else if (status === 'signedOut') signIn();
}
