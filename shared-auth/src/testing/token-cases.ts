import type { Tokens } from 'shared-contract/user/session';
import type { AuthResponse } from '../host/auth-requests.ts';
import { type FakeTab, fakeTabs } from './fake-tabs.ts';
import { settled } from './fake-world.ts';

/** What the tests of the token-store table have in common. */

export const transient: AuthResponse<never> = { kind: 'transient', retryAfterMs: 0 };

export const fresh: AuthResponse<Tokens> = {
  kind: 'ok',
  value: { accessToken: 'fresh', refreshToken: 'r9', expiresIn: 600 },
  serverNow: null,
};

export const statusOf = ({ facts }: { facts: { status: string }[] }) => facts.at(-1)?.status;

export async function fiveTabs(options: Parameters<typeof fakeTabs>[0] = {}) {
  const browser = fakeTabs(options);
  browser.server.login('olivia');
  const tabs = Array.from({ length: 5 }, browser.open);
  await settled();
  return { ...browser, tabs: tabs as [FakeTab, FakeTab, FakeTab, FakeTab, FakeTab] };
}

export function later<T>() {
  let answer: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

export async function tokenOf({ session }: FakeTab): Promise<string> {
  const reply = await session.accessToken({ write: false });
  if (reply.kind !== 'token') throw new Error(`Expected a token, got ${reply.kind}.`);
  return reply.token;
}

export async function deliverAll(underWay: { deliver: () => void }[]): Promise<void> {
  do {
    for (const delivery of underWay.splice(0)) delivery.deliver();
    await settled();
  } while (underWay.length > 0);
}

export function inTurn<T>(...answers: T[]): () => Promise<T> {
  return async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === undefined) throw new Error('No answer left.');
    return answer;
  };
}
