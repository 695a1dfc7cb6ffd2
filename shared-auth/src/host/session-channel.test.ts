import { afterEach, describe, expect, it } from '@jest/globals';
import { aSession } from '../testing/fake-session.ts';
import { browserChannel } from './session-channel.ts';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

function anotherTab(): BroadcastChannel {
  const channel = new BroadcastChannel('verandah-session');
  open.push(channel);
  return channel;
}

/** Resolves when every tab has received the message: messages of one channel arrive in order. */
async function postFromAnotherTab(message: unknown): Promise<void> {
  const [sender, receiver] = [anotherTab(), anotherTab()];
  const done = new Promise<void>((resolve) => {
    receiver.onmessage = ({ data }) => {
      if (data === 'done') resolve();
    };
  });
  sender.postMessage(message);
  sender.postMessage('done');
  await done;
}

async function aTab() {
  const tab = aSession({}, { channel: browserChannel() });
  open.push({ close: tab.session.dispose });
  await tab.session.ready();
  return tab;
}

describe('the channel between tabs', () => {
  it('(c.44) carries a sign-out', async () => {
    const { published } = await aTab();
    await postFromAnotherTab({ kind: 'signed-out' });
    expect(published.at(-1)).toEqual({ status: 'signedOut' });
  });

  it('understands a rotation with the generation that older builds send', async () => {
    const { session, calls, time } = await aTab();
    await postFromAnotherTab({ kind: 'rotated', userId: 'u1', generation: 7 });
    await time.advance(570_000);
    expect([calls.session, calls.refresh]).toEqual([2, []]);
    session.dispose();
  });

  it.each<[string, unknown]>([
    ['an older build, with tokens', { kind: 'rotated', accessToken: 'old', refreshToken: 'old' }],
    ['a newer build', { kind: 'moved', userId: 'u1', to: 'elsewhere' }],
    ['another program', 'signed-out'],
    ['an unknown sender', null],
  ])('(b.56, c.50) ignores a message of %s', async (_name, message) => {
    const { session, published, calls } = await aTab();
    await postFromAnotherTab(message);
    expect(await session.accessToken({ write: true })).toEqual({ kind: 'token', token: 'a0' });
    expect([published.length, calls.session, calls.signedOutElsewhere, calls.otherUser]).toEqual([1, 1, 0, 0]);
  });
});
