import { queryClient } from 'shared-api';
import { configureApi } from 'shared-api/host';
import {
  authRequests,
  browserChannel,
  browserClock,
  browserTimer,
  createSession,
  csrfTokens,
  type HostSession,
  openDoors,
  publishSession,
} from 'shared-auth/host';
import { addresses } from 'shared-contract/addresses';
import { logger, startWrite } from 'shared-platform';
import { abandonUnsavedWork } from 'shared-platform/host';

/** Starts the session of this tab and joins it to the API client and to the sign-in buttons. */
export function startSession(apiBaseUrl: string, leaveFor: (path: string) => void): HostSession {
  const requests = authRequests(apiBaseUrl, (url, init) => fetch(url, init));
  const session = createSession({
    requests,
    clock: browserClock,
    setTimer: browserTimer,
    channel: browserChannel(),
    random: Math.random,
    publish: publishSession,
    onSignedOutElsewhere() {
      forgetUser();
      // Everything of that user that this document still holds goes with it.
      location.reload();
    },
  });
  configureApi({
    baseUrl: apiBaseUrl,
    accessToken: session.accessToken,
    freshAccessToken: session.freshAccessToken,
    sessionVerdict: session.verdict,
    csrfToken: csrfTokens(requests),
    warn: logger.warn,
    startWrite,
  });
  openDoors({
    leaveFor,
    signOut() {
      session.forget();
      forgetUser();
      leaveFor(addresses.logout(addresses.search()));
    },
  });
  addEventListener('online', session.wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') session.wake();
  });
  return session;
}

function forgetUser(): void {
  abandonUnsavedWork();
  queryClient().clear();
}
