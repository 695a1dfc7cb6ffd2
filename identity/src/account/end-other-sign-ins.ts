import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import type { IdentityConfig } from '../config.ts';
import type { MemoryStore } from '../memory-store.ts';

type Parts = { config: IdentityConfig; provider: Provider; store: MemoryStore };

/**
 * After a change of password: this browser stays signed in here, every other one is forgotten, and the site is told
 * that whoever was signed in with the old password is so no more.
 */
export async function endOtherSignIns(
  { config, provider, store }: Parts,
  request: IncomingMessage,
  response: ServerResponse,
  sub: string,
): Promise<void> {
  const session = await provider.Session.get(provider.createContext(request, response));
  store.forgetAccount(sub, session.accountId === sub ? session.uid : undefined);
  const client = await provider.Client.find(config.clientId);
  // Without a session's name, as the standard has it for all sessions of somebody.
  await (client as unknown as BackchannelClient).backchannelLogout(sub).catch((error: unknown) => {
    console.error(`identity: ${config.siteOrigin} could not be told that a password changed:`, error);
  });
}

/** What the library's client has and its types leave out. */
type BackchannelClient = { backchannelLogout: (sub: string) => Promise<void> };
