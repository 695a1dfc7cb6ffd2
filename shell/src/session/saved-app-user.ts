import type { AppUser } from 'shared-auth';
import { publishSession, type Session } from 'shared-auth/host';

/**
 * The user's details as the profile page last saved them. The session still contains the details from the time of the
 * sign-in.
 */
let saved: AppUser | null = null;

/** Publishes the session. When the user has saved a new name or phone number, the published session contains it. */
export function publishWithSavedAppUser(session: Session): void {
  const isSaved = saved !== null && session.status === 'signedIn' && session.appUser.id === saved.id;
  publishSession(isSaved && saved ? { ...session, appUser: saved } : session);
}

/**
 * Stores the user's new name or phone number and publishes the session again, so that header and pages show it at once.
 */
export function setSavedAppUser(appUser: AppUser, session: Session): void {
  saved = appUser;
  publishWithSavedAppUser(session);
}
