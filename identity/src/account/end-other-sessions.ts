import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { IdentityConfig } from '../config.ts';
import type { MemoryStore } from '../memory-store.ts';

type Dependencies = { config: IdentityConfig; provider: Provider; store: MemoryStore };

/**
 * Ends all sessions of the account except the one of this browser, after its password was changed. A back-channel
 * logout ends the site's sessions too.
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
  // A back-channel logout without a session id ends all sessions of the user (OpenID Connect Back-Channel Logout 1.0).
  await (client as unknown as BackchannelClient).backchannelLogout(sub).catch((error: unknown) => {
    console.error(`identity: could not notify ${config.siteOrigin} of a changed password:`, error);
  });
}

/** A method of the library's client that its types lack. */
type BackchannelClient = { backchannelLogout: (sub: string) => Promise<void> };
