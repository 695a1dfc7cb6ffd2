import type { AppUser } from 'shared-auth';
import { publishSession, type Session } from 'shared-auth/host';

/** The app user that the profile page saved last. The session store still has the values from the sign-in. */
let saved: AppUser | null = null;

/** Publishes the session with the name and phone number that the user saved last. */
export function publishWithSavedAppUser(session: Session): void {
  const isSaved = saved !== null && session.status === 'signedIn' && session.appUser.id === saved.id;
  publishSession(isSaved && saved ? { ...session, appUser: saved } : session);
}

/** Stores a new name or phone number of the user, so that header and pages show it at once. */
export function setSavedAppUser(appUser: AppUser, session: Session): void {
  saved = appUser;
  publishWithSavedAppUser(session);
}
