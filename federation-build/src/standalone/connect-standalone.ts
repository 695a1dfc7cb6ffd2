import { configureApi } from 'shared-api/host';
import {
  authRequests,
  browserChannel,
  browserClock,
  browserLock,
  browserTimer,
  configureSignIn,
  createSession,
  csrfTokens,
  publishSession,
} from 'shared-auth/host';
import { addresses } from 'shared-contract/page/addresses';
import { logger } from 'shared-platform';

/** Loads the session and connects it to the API client, as the shell does at its start. */
export async function connectStandalone(): Promise<void> {
  const requests = authRequests('', (url, init) => fetch(url, init));
  const session = createSession({
    requests,
    clock: browserClock,
    setTimer: browserTimer,
    channel: browserChannel(),
    lock: browserLock(browserTimer),
    random: Math.random,
    publish: publishSession,
    onSignedOutElsewhere: () => location.reload(),
    onOtherUser: () => location.reload(),
  });
  configureApi({
    baseUrl: '',
    accessToken: session.accessToken,
    freshAccessToken: session.freshAccessToken,
    sessionVerdict: session.verdict,
    csrfToken: csrfTokens(requests),
    warn: logger.warn,
  });
  configureSignIn({
    leaveFor: (path) => location.assign(path),
    signOut() {
      session.signOut();
      location.assign(addresses.logout('/'));
    },
  });
  await session.ready();
}
