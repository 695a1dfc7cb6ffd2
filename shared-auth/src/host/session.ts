import type { AppUser, SessionResponse } from 'shared-contract/user/session';
import { endReasons, type UserFailure, userFailure } from '../error-catalogue.ts';
import type { AuthResponse } from './auth-requests.ts';
import { setLongTimeout } from './long-timeout.ts';
import { createOutageMonitor } from './outage-monitor.ts';
import { reloadSession } from './refresh-request.ts';
import { firstFetchDelay } from './refresh-schedule.ts';
import type { SessionMessage } from './session-channel.ts';
import type { HostSession, SessionPorts, TokenReply, Verdict } from './session-ports.ts';
import { factsOf, readSession } from './session-state.ts';
import { createSessionStore } from './session-store.ts';
import { remainingMs } from './token-lifetime.ts';
import { createTokenRefresher } from './token-refresher.ts';
import { verdictProbe } from './verdict-probe.ts';

/** How long a request waits for the first session fetch. */
const longestWaitMs = 10_000;

/** One session of one tab, started at once. Clock, network, timer, lock and channel come from outside. */
export function createSession(ports: SessionPorts): HostSession {
  const { requests, clock, setTimer, channel } = ports;
  const held = createSessionStore(ports.publish, (state) => {
    if (state.status === 'signedIn') renewal.schedule(state);
    else renewal.stop();
  });
  const trouble = createOutageMonitor(setTimer, (isInTrouble) => ports.onOutage?.(isInTrouble));
  const renewal = createTokenRefresher(ports, held, trouble, { gone: end, otherUser: giveWay });
  const probe = verdictProbe(ask, clock);
  let isDisposed = false;
  /** After a deliberate sign-out only a new page signs in again. */
  let wasForgotten = false;
  let isLeaving = false;
  let wakePause = () => {};
  let cancelPause = () => {};
  const stopListening = channel.listen(hear);
  void start();

  function end(reason: string, failure?: UserFailure): void {
    const state = held.now();
    if (state.status === 'notReady') held.setState({ status: 'ended', reason, ...(failure && { failure }) });
    if (state.status !== 'signedIn') return;
    const { userId, appUser } = state;
    held.setState({ status: 'ended', reason, userId, appUser });
  }

  /** The cookie is somebody else's now: nothing of the user this tab knew may be drawn any more. */
  function giveWay(): void {
    wasForgotten = true;
    held.setState({ status: 'signedOut' });
    ports.onOtherUser();
  }

  function hear(news: SessionMessage): void {
    const state = held.now();
    const userId = 'userId' in state ? state.userId : undefined;
    if (news.kind === 'signed-out') hearSignOut();
    else if (userId !== undefined && userId !== news.userId) giveWay();
    else if (news.kind === 'rotated') renewal.hear(news);
    else if (state.status === 'ended' || state.status === 'signedOut') void reopen();
  }

  function hearSignOut(): void {
    wasForgotten = true;
    if (held.now().status === 'signedOut') return;
    held.setState({ status: 'signedOut' });
    ports.onSignedOutElsewhere();
  }

  /** Asks until there is an answer: a visitor is only who the server calls one. */
  async function start(): Promise<void> {
    // Who signed out offline is not let in again; the page leaves before it knows anybody.
    if (ports.signOut?.isUnfinished()) return ports.signOut.finish();
    for (let attempt = 1; !isDisposed && held.now().status === 'notReady'; attempt += 1) {
      const answer = await requests.session();
      if (held.now().status !== 'notReady') return;
      if (answer.kind === 'ok' || answer.kind === 'refused') trouble.over();
      else trouble.failed(longestWaitMs);
      if (answer.kind === 'ok') return takeSession(answer);
      if (answer.kind === 'refused') return held.setState({ status: 'signedOut' });
      await pause(firstFetchDelay(attempt, ports.random(), answer.kind === 'transient' ? answer.retryAfterMs : 0));
    }
  }

  /** Another tab signed in while this one showed a visitor's page or the end of a session. */
  async function reopen(): Promise<void> {
    if (wasForgotten) return;
    const before = held.now();
    const answer = await requests.session();
    if (answer.kind === 'ok' && answer.value.user && held.now() === before) await takeSession(answer);
  }

  async function takeSession(answer: Extract<AuthResponse<SessionResponse>, { kind: 'ok' }>): Promise<void> {
    const before = held.now();
    const receivedAt = clock();
    const reading = readSession(answer.value, answer.serverNow ?? receivedAt.wall, receivedAt);
    if (reading.kind === 'visitor') return held.setState({ status: 'signedOut' });
    if (reading.kind === 'end') return end(reading.reason);
    const { user, tokens } = reading;
    if (before.status === 'ended' && before.userId !== undefined && before.userId !== user.id) return giveWay();
    const appUser = reading.appUser ?? (await fetchAppUser(user.id, tokens.accessToken));
    if (held.now() !== before) return;
    if ('code' in appUser) return end(endReasons.noAppUser, appUser);
    held.setState({ status: 'signedIn', userId: user.id, user, appUser, tokens, refreshes: [] });
    channel.post({ kind: 'signed-in', userId: user.id });
  }

  async function fetchAppUser(id: string, accessToken: string): Promise<AppUser | UserFailure> {
    const before = held.now();
    for (let attempt = 1; ; attempt += 1) {
      const answer = await requests.customerUser(id, accessToken);
      if (answer.kind === 'transient' && held.now() === before) trouble.failed(longestWaitMs);
      else trouble.over();
      if (answer.kind === 'ok') return answer.value;
      if (answer.kind === 'refused') return userFailure(answer);
      if (answer.kind === 'invalid' || held.now() !== before || isDisposed) return userFailure();
      await pause(firstFetchDelay(attempt, ports.random(), answer.retryAfterMs));
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      cancelPause = setLongTimeout(resolve, ms, clock, setTimer);
      wakePause = () => {
        cancelPause();
        resolve();
      };
    });
  }

  /** The one probe of a suspicion (RELIABILITY H1). */
  async function ask(reason: string): Promise<void> {
    const state = held.now();
    if (state.status !== 'signedIn') return;
    const found = await reloadSession(ports, state.userId);
    if (held.now().status !== 'signedIn') return;
    if (found.kind === 'gone') end(reason);
    if (found.kind === 'otherUser') giveWay();
  }

  async function suspect(reason: string): Promise<Verdict> {
    await probe(reason);
    const state = held.now();
    return state.status === 'ended' ? { kind: 'ended', reason: state.reason } : { kind: 'alive' };
  }

  /** False when the session could not be learned in the time a request may wait. */
  function knownSoon(): Promise<boolean> {
    if (held.now().status !== 'notReady') return Promise.resolve(true);
    return new Promise((resolve) => {
      const cancel = setTimer(() => resolve(false), longestWaitMs);
      void held.known.then(() => {
        cancel();
        resolve(true);
      });
    });
  }

  function reply(isUsable: (token: string) => boolean): TokenReply {
    const state = held.now();
    if (state.status === 'ended') return { kind: 'ended', reason: state.reason };
    if (state.status !== 'signedIn') return { kind: 'none' };
    const { accessToken } = state.tokens;
    const isAlive = remainingMs(state.tokens, clock()) > 0;
    return isAlive && isUsable(accessToken) ? { kind: 'token', token: accessToken } : { kind: 'unavailable' };
  }

  return {
    ready: () => held.known.then(() => factsOf(held.now())),
    async accessToken({ write }) {
      if (write && !(await knownSoon())) return { kind: 'unavailable' };
      await renewal.forRequest();
      return reply(() => true);
    },
    async freshAccessToken(rejected) {
      if (!(await knownSoon())) return { kind: 'unavailable' };
      const state = held.now();
      if (state.status === 'signedIn' && state.tokens.accessToken === rejected) await renewal.forRefusal();
      return reply((token) => token !== rejected);
    },
    verdict: (status) => suspect(endReasons.authError(status)),
    verify: suspect,
    end: (reason) => end(reason),
    signOut() {
      wasForgotten = true;
      isLeaving = true;
      held.setState({ status: 'signedOut' });
      channel.post({ kind: 'signed-out' });
      ports.signOut?.leave();
    },
    resume({ asleep } = { asleep: false }) {
      if (isLeaving && ports.signOut?.isUnfinished()) ports.signOut.leave();
      if (held.now().status === 'notReady') wakePause();
      renewal.wake(asleep);
    },
    dispose() {
      isDisposed = true;
      held.close();
      renewal.stop();
      cancelPause();
      trouble.over();
      stopListening();
    },
  };
}
