import { afterEach, describe, expect, it } from '@jest/globals';
import { aSession } from '../testing/fake-world.ts';
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

/** Messages of one channel come in order: once the last has come, the others have, too. */
async function heard(post: (channel: BroadcastChannel) => void): Promise<void> {
  const [speaking, listening] = [anotherTab(), anotherTab()];
  const done = new Promise<void>((resolve) => {
    listening.onmessage = ({ data }) => {
      if (data === 'done') resolve();
    };
  });
  post(speaking);
  speaking.postMessage('done');
  await done;
}

async function aTab() {
  const world = aSession({}, { channel: browserChannel() });
  open.push({ close: world.session.dispose });
  await world.session.ready();
  return world;
}

describe('the channel between tabs', () => {
  it('(c.44) carries a sign-out', async () => {
    const { facts } = await aTab();
    await heard((channel) => channel.postMessage({ kind: 'signed-out' }));
    expect(facts.at(-1)).toEqual({ status: 'signedOut' });
  });

  it.each<[string, unknown]>([
    ['an older build, with a token in it', { kind: 'rotated', accessToken: 'old', refreshToken: 'old' }],
    ['a newer build', { kind: 'moved', userId: 'u1', to: 'elsewhere' }],
    ['no build of ours', 'signed-out'],
    ['nobody', null],
  ])('(c.50) does not take a message of %s', async (_name, message) => {
    const { session, facts, calls } = await aTab();
    await heard((channel) => channel.postMessage(message));
    expect(await session.accessToken({ write: true })).toEqual({ kind: 'token', token: 'a0' });
    expect([facts.length, calls]).toEqual([1, { session: 1, refresh: [], signedOutElsewhere: 0, otherUser: 0 }]);
  });
});
