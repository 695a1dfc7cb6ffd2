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
} from 'shared-auth/host';
import { logger, startWrite } from 'shared-platform';
import {
  abandonUnsavedWork,
  clearPersistedStores,
  eraseDrafts,
  flushDrafts,
  setPlatformUser,
} from 'shared-platform/host';
import { setSessionTrouble } from '../connection/session-trouble.ts';
import { logContractFinding } from '../remotes/log-contract-finding.ts';
import { leaveWithoutModal } from './end-without-modal.ts';
import { publishWithDetails } from './saved-details.ts';
import { setSignedOutElsewhere } from './signed-out-elsewhere.ts';
import { wakeWithPage } from './wake-with-page.ts';
import { watchAuthErrors } from './watch-auth-errors.ts';

/** Starts the session of this tab and joins it to the API client and to the sign-in buttons. */
export function startSession(apiBaseUrl: string, leaveFor: (path: string) => void): HostSession {
  let stayHere = () => {};
  const requests = authRequests(apiBaseUrl, (url, init) => fetch(url, init));
  const session = createSession({
    requests,
    clock: browserClock,
    setTimer: browserTimer,
    channel: browserChannel(),
    lock: browserLock(browserTimer),
    signOut: browserSignOut(leaveFor),
    random: Math.random,
    publish(next) {
      if (next.status === 'signedIn') setPlatformUser(next.user.id);
      // Before the modal opens; it leads through login back to what was typed (RELIABILITY H6).
      if (next.status === 'ended') {
        flushDrafts();
        logEnd(next.reason, next.failure?.code);
      }
      publishWithDetails(next);
      stayHere();
      if (next.status === 'ended') stayHere = leaveWithoutModal(leaveFor);
    },
    onSignedOutElsewhere: forgetUserElsewhere,
    onOtherUser: startAnew,
    onOutage: setSessionTrouble,
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
      // First, so that nothing asks whether to leave.
      forgetTyped();
      logEnd('Signed out');
      session.signOut();
      queryClient().clear();
      // It leaves once the network is back; until then nothing of the user may stay on the screen.
      if (!navigator.onLine) setSignedOutElsewhere(true);
    },
  });
  wakeWithPage(session);
  watchAuthErrors(session.verify);
  return session;
}

/** In the other tabs: what a public page still shows is asked again, as a visitor, once the closed pages have gone. */
function forgetUserElsewhere(): void {
  logEnd('Signed out in another tab');
  forgetTyped();
  setSignedOutElsewhere(true);
  setTimeout(() => {
    queryClient().removeQueries({ type: 'inactive' });
    void queryClient().resetQueries();
  });
}

/**
 * Somebody else signed in: nothing of the former user may show, and the page begins again for the new one. That was no sign-out,
 * so the drafts wait for their owner.
 */
function startAnew(): void {
  logEnd('Another user has signed in');
  flushDrafts();
  abandonUnsavedWork();
  clearPersistedStores();
  setSignedOutElsewhere(true);
  queryClient().clear();
  location.reload();
}

/** Why, and never who: the log knows nobody. */
function logEnd(reason: string, code?: number): void {
  logger.info('The session has ended', code === undefined ? { reason } : { reason, code });
}

let isConflictLogged = false;

/** Once: every response of a server that is configured wrongly has the conflict. */
function warnExpiryConflict(): void {
  if (isConflictLogged) return;
  isConflictLogged = true;
  logger.warn('The two expiry fields of the access token disagree');
}

function forgetTyped(): void {
  abandonUnsavedWork();
  eraseDrafts();
  clearPersistedStores();
  // What is typed or chosen in this tab from here on is a visitor's.
  setPlatformUser(null);
}
