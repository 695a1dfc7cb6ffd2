import type { AppUser } from 'shared-auth';
import { publishSession, type Session } from 'shared-auth/host';

/** The app user that the profile page saved last. The session still has the one it was loaded with. */
let saved: AppUser | null = null;

/** Publishes the session with the newest name and phone of its user. */
export function publishWithSavedAppUser(session: Session): void {
  const isSaved = saved !== null && session.status === 'signedIn' && session.appUser.id === saved.id;
  publishSession(isSaved && saved ? { ...session, appUser: saved } : session);
}

/** The user saved a new name or phone: header and pages show it at once. */
export function setSavedAppUser(appUser: AppUser, session: Session): void {
  saved = appUser;
  publishWithSavedAppUser(session);
}
