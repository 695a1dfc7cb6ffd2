import type { Tokens } from 'shared-contract/user/session';
import type { AuthResponse } from '../host/auth-requests.ts';
import { flushPromises } from './fake-session.ts';
import { type FakeTab, fakeTabs } from './fake-tabs.ts';

export const transient: AuthResponse<never> = { kind: 'transient', retryAfterMs: 0 };

/** A refresh response with the access token `fresh`. */
export const freshTokens: AuthResponse<Tokens> = {
  kind: 'ok',
  value: { accessToken: 'fresh', refreshToken: 'r9', expiresIn: 600 },
  serverNow: null,
};

/** Returns the status that the tab published last. */
export const statusOf = ({ published }: { published: { status: string }[] }) => published.at(-1)?.status;

/** Five tabs of one browser in which Olivia is signed in. */
export async function fiveTabs(options: Parameters<typeof fakeTabs>[0] = {}) {
  const browser = fakeTabs(options);
  browser.server.login('olivia');
  const tabs = Array.from({ length: 5 }, browser.open);
  await flushPromises();
  return { ...browser, tabs: tabs as [FakeTab, FakeTab, FakeTab, FakeTab, FakeTab] };
}

export async function accessTokenOf({ session }: FakeTab): Promise<string> {
  const reply = await session.accessToken({ write: false });
  if (reply.kind !== 'token') throw new Error(`Expected a token, got ${reply.kind}.`);
  return reply.token;
}

/** Delivers everything in flight, and whatever that causes. */
export async function deliverAll(inFlight: { deliver: () => void }[]): Promise<void> {
  do {
    for (const delivery of inFlight.splice(0)) delivery.deliver();
    await flushPromises();
  } while (inFlight.length > 0);
}

/** Returns a request that gives the responses in this order, and the last one from then on. */
export function sequence<T>(...responses: T[]): () => Promise<T> {
  return async () => {
    const response = responses.length > 1 ? responses.shift() : responses[0];
    if (response === undefined) throw new Error('Expected at least one response.');
    return response;
  };
}
