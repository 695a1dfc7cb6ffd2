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
import { watchAuthErrors } from './watch-auth-errors.ts';

/** Starts the session of this tab and connects it to the API client and to the sign-in functions. */
export function startSession(apiBaseUrl: string, leaveFor: (path: string) => void): HostSession {
  const requests = authRequests(apiBaseUrl, (url, init) => fetch(url, init));
  const session = createSession({
    requests,
    clock: browserClock,
    setTimer: browserTimer,
    channel: browserChannel(),
    lock: browserLock(browserTimer),
    signOut: browserSignOut(leaveFor),
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
      // Erases drafts first, so that the browser does not ask about unsaved work.
      eraseUserData();
      logEnd('Signed out');
      session.signOut();
      queryClient().clear();
      // Without a network the browser cannot leave the document, so the page must hide the user's data.
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
      // Stores drafts before the modal opens, because the login service returns to this page and its drafts (H6).
      flushDrafts();
      logEnd(session.reason, session.failure?.code);
      cancelRedirect = redirectWithoutModal(leaveFor);
    }
    publishWithSavedAppUser(session);
  };
}

/**
 * Runs when another tab signed out. A public page loads its data again for a visitor, after protected pages have
 * unmounted.
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

/** Runs when another user signed in. Reloads the page without the former user's data. Drafts stay for their owner. */
function onOtherUser(): void {
  logEnd('Another user has signed in');
  flushDrafts();
  discardUnsavedWork();
  clearPersistedStores();
  setSessionNotice('signedOutElsewhere', true);
  queryClient().clear();
  location.reload();
}

/** Logs the reason why a session ended, without any data of its user. */
function logEnd(reason: string, code?: number): void {
  logger.info('The session has ended', code === undefined ? { reason } : { reason, code });
}

let isConflictLogged = false;

/** Logs only once, because a wrongly configured server sends two different expiries with every response. */
function warnExpiryConflict(): void {
  if (isConflictLogged) return;
  isConflictLogged = true;
  logger.warn('The two expiry fields of the access token disagree; the earlier one is used');
}

function eraseUserData(): void {
  discardUnsavedWork();
  eraseDrafts();
  clearPersistedStores();
  // From now on, this tab stores data as a visitor's.
  setPlatformUser(null);
}
