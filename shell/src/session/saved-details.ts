import type { AppUser } from 'shared-auth';
import { publishSession, type Session } from 'shared-auth/host';

/** The app user as the profile saved it: newer than what the session was told. */
let saved: AppUser | null = null;

/** Tells everybody who is signed in, by the newest name we know. */
export function publishWithDetails(session: Session): void {
  const isMine = saved !== null && session.status === 'signedIn' && session.appUser.id === saved.id;
  publishSession(isMine && saved ? { ...session, appUser: saved } : session);
}

/** The user has changed name or phone: header and pages show it at once. */
export function detailsSaved(appUser: AppUser, session: Session): void {
  saved = appUser;
  publishWithDetails(session);
}
