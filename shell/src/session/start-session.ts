import { queryClient } from 'shared-api';
import { configureApi } from 'shared-api/host';
import {
  authRequests,
  browserChannel,
  browserClock,
  browserLock,
  browserSignOut,
  browserTimer,
  configureSignIn,
  createSession,
  csrfTokens,
  type HostSession,
  type Session,
} from 'shared-auth/host';
import { logger, startWrite } from 'shared-platform';
import {
  clearPersistedStores,
  discardUnsavedWork,
  eraseDrafts,
  flushDrafts,
  setPlatformUser,
} from 'shared-platform/host';
import { logContractFinding } from '../monitoring/log-contract-finding.ts';
import { redirectWithoutModal } from './redirect-without-modal.ts';
import { resumeWithPage } from './resume-with-page.ts';
import { publishWithSavedAppUser } from './saved-app-user.ts';
import { setSessionNotice } from './session-notices.ts';
import { recordSignInRedirect } from './sign-in-redirects.ts';
import { watchAuthErrors } from './watch-auth-errors.ts';

/** Starts the session of this tab. Connects it to the API client and to the functions that sign the user in and out. */
export function startSession(apiBaseUrl: string, leaveFor: (path: string) => void): HostSession {
  const requests = authRequests(apiBaseUrl, (url, init) => fetch(url, init));
  const session = createSession({
    requests,
    clock: browserClock,
    setTimer: browserTimer,
    channel: browserChannel(),
    lock: browserLock(browserTimer),
    signOut: browserSignOut(leaveFor, mayFinishSignOut),
    random: Math.random,
    publish: publisher(leaveFor),
    onSignedOutElsewhere,
    onOtherUser,
    onOutage: (isDown) => setSessionNotice('serverUnreachable', isDown),
    onExpiryConflict: warnExpiryConflict,
  });
  configureApi({
    baseUrl: apiBaseUrl,
    accessToken: session.accessToken,
    freshAccessToken: session.freshAccessToken,
    sessionVerdict: session.verdict,
    csrfToken: csrfTokens(requests),
    warn: logger.warn,
    reportFinding: logContractFinding,
    startWrite,
  });
  configureSignIn({
    leaveFor,
    signOut() {
      // Also discards unsaved work. Otherwise the browser would ask the user about it when the page is left.
      eraseUserData();
      logEnd('Signed out');
      session.signOut();
      queryClient().clear();
      // Without a network, the browser cannot open another document, so this page must hide the user's data.
      if (!navigator.onLine) setSessionNotice('signedOutElsewhere', true);
    },
  });
  resumeWithPage(session);
  watchAuthErrors(session.verify);
  return session;
}

function publisher(leaveFor: (path: string) => void): (session: Session) => void {
  let cancelRedirect = () => {};
  return (session) => {
    cancelRedirect();
    if (session.status === 'signedIn') setPlatformUser(session.user.id);
    if (session.status === 'ended') {
      // Stores drafts before the modal opens. After the sign-in, the user comes back to this page and finds them (H6).
      flushDrafts();
      logEnd(session.reason, session.failure?.code);
      cancelRedirect = redirectWithoutModal(leaveFor);
    }
    publishWithSavedAppUser(session);
  };
}

/**
 * Records a redirect that finishes an earlier sign-out. Returns false after too many: the cookie that records the
 * sign-out comes back with every page, for example because a proxy removes `Set-Cookie` from the response.
 */
function mayFinishSignOut(): boolean {
  // Without a network, the redirect waits, so it is not counted.
  const may = !navigator.onLine || recordSignInRedirect();
  if (!may) setSessionNotice('signOutUnfinished', true);
  return may;
}

/**
 * Called when the user has signed out in another tab. Waits until protected pages have unmounted, and then loads the
 * data of a public page again, as a visitor sees it.
 */
function onSignedOutElsewhere(): void {
  logEnd('Signed out in another tab');
  eraseUserData();
  setSessionNotice('signedOutElsewhere', true);
  setTimeout(() => {
    queryClient().removeQueries({ type: 'inactive' });
    void queryClient().resetQueries();
  });
}

/**
 * Called when another user has signed in. Removes the former user's data and reloads the page. Stores the drafts first;
 * only their owner can see them.
 */
function onOtherUser(): void {
  logEnd('Another user has signed in');
  flushDrafts();
  discardUnsavedWork();
  clearPersistedStores();
  setSessionNotice('signedOutElsewhere', true);
  queryClient().clear();
  location.reload();
}

/** Logs why a session ended. The entry contains no data about the user. */
function logEnd(reason: string, code?: number): void {
  logger.info('The session has ended', code === undefined ? { reason } : { reason, code });
}

let isConflictLogged = false;

/**
 * Logs the conflict only once. A server with a wrong configuration sends two different expiry times in every response.
 */
function warnExpiryConflict(): void {
  if (isConflictLogged) return;
  isConflictLogged = true;
  logger.warn('The two expiry fields of the access token disagree; the earlier one is used');
}

function eraseUserData(): void {
  discardUnsavedWork();
  eraseDrafts();
  clearPersistedStores();
  // From now on, this tab stores data as for a visitor.
  setPlatformUser(null);
}
