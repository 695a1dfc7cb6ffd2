import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { IdentityConfig } from '../config.ts';
import type { MemoryStore } from '../memory-store.ts';

type Dependencies = { config: IdentityConfig; provider: Provider; store: MemoryStore };

/**
 * Signs the user out of all other browsers after a change of the password. At this login service, only the session of
 * this browser remains. On the site, a back-channel logout ends all of the user's sessions.
 */
export async function endOtherSessions(
  { config, provider, store }: Dependencies,
  request: IncomingMessage,
  response: ServerResponse,
  sub: string,
): Promise<void> {
  const session = await provider.Session.get(provider.createContext(request, response));
  store.revokeAccount(sub, session.accountId === sub ? session.uid : undefined);
  const client = await provider.Client.find(config.clientId);
  // The logout request names the user but no session, so the site ends all sessions of the user (OpenID Connect
  // Back-Channel Logout 1.0).
  await (client as unknown as BackchannelClient).backchannelLogout(sub).catch((error: unknown) => {
    console.error(`identity: could not notify ${config.siteOrigin} of a changed password:`, error);
  });
}

/** The library has this method, but its types lack it. */
type BackchannelClient = { backchannelLogout: (sub: string) => Promise<void> };
