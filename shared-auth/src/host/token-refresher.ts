import { type Instant, passed } from './clock.ts';
import { hasClockJumped } from './clock-jump.ts';
import { type SetTimer, setLongTimeout } from './long-timeout.ts';
import type { OutageMonitor } from './outage-monitor.ts';
import { type RefreshResult, refreshTokens, reloadSession } from './refresh-request.ts';
import { bufferMs, cooling, gapOf, mustWait, outageDelay, refreshDelay } from './refresh-schedule.ts';
import type { SessionMessage } from './session-channel.ts';
import type { SessionPorts } from './session-ports.ts';
import type { SignedIn } from './session-state.ts';
import type { SessionStore } from './session-store.ts';
import { remainingMs } from './token-lifetime.ts';

type Outcomes = { gone: (reason: string) => void; otherUser: () => void };

/** In an outage, being woken brings the next try forward, but not closer than this to the last one. */
const shortestWakeGapMs = 5_000;

/** Keeps the tokens of a signed-in state young: one renewal at a time in this tab, one refresh at a time in all tabs. */
export function createTokenRefresher(
  ports: SessionPorts,
  held: SessionStore,
  trouble: OutageMonitor,
  outcomes: Outcomes,
) {
  const { clock, channel } = ports;
  let renewing: Promise<void> | null = null;
  let cancelTimer = () => {};
  let failures = 0;
  /** After a transient failure nobody asks again until the timer or a wake says so. */
  let isQuiet = false;
  let lastTry = clock();
  let lastLook = clock();
  let isInDoubt = false;
  /** The newest generation this tab knows of, and the one its handle belongs to. */
  let generation = 0;
  let heldGeneration = 0;

  /** Notices a sleep, a freeze or a clock that was set since the last look. */
  function look(): void {
    const now = clock();
    isInDoubt ||= hasClockJumped(lastLook, now);
    lastLook = now;
  }

  const lookingTimer: SetTimer = (work, ms) =>
    ports.setTimer(() => {
      look();
      if (isInDoubt && !isQuiet) void renew();
      else work();
    }, ms);

  function renew(): Promise<void> {
    renewing ??= renewInTurn().finally(() => {
      renewing = null;
    });
    return renewing;
  }

  async function renewInTurn(): Promise<void> {
    const turn = await ports.lock();
    try {
      const state = held.now();
      if (state.status !== 'signedIn') return;
      lastTry = clock();
      const known = generation;
      // Whoever waited, slept or heard of a rotation holds an old handle: the cookie's session has the newest one.
      const isOld = turn.waited || isInDoubt || heldGeneration < known;
      const renewed = isOld
        ? await reloadSession(ports, state.user.id)
        : await refreshTokens(ports, state.user.id, state.tokens);
      // Signed out, or ended, while we asked: what came is for nobody.
      if (held.now() === state) take(state, renewed, known);
    } finally {
      turn.release();
    }
  }

  function take(state: SignedIn, renewed: RefreshResult, knownGeneration: number): void {
    if (renewed.kind === 'gone') outcomes.gone(renewed.reason);
    else if (renewed.kind === 'otherUser') outcomes.otherUser();
    else if (renewed.kind === 'later') tryLater(state, renewed.retryAfterMs);
    else takeTokens(state, renewed, knownGeneration);
  }

  function takeTokens(
    state: SignedIn,
    { tokens, rotated }: Extract<RefreshResult, { kind: 'tokens' }>,
    knownGeneration: number,
  ): void {
    isInDoubt = false;
    heldGeneration = knownGeneration;
    if (rotated) {
      // The wall clock makes a new tab's number larger than all that were given before it was there.
      generation = Math.max(generation + 1, clock().wall);
      heldGeneration = generation;
      channel.post({ kind: 'rotated', userId: state.user.id, generation });
    }
    calmDown();
    held.setState({ ...state, tokens, refreshes: [...state.refreshes, tokens.receivedAt].slice(-10) });
  }

  function calmDown(): void {
    trouble.over();
    failures = 0;
    isQuiet = false;
  }

  /** A transient failure never ends a session; it only makes us wait (RELIABILITY H5). */
  function tryLater({ tokens }: SignedIn, retryAfterMs: number): void {
    failures += 1;
    // A blip is nobody's business while the token lives.
    trouble.failed(Math.min(bufferMs, remainingMs(tokens, clock())));
    tryIn(outageDelay(failures, ports.random(), retryAfterMs));
  }

  function tryIn(ms: number): void {
    isQuiet = true;
    cancelTimer();
    const retry = () => {
      isQuiet = false;
      void renew();
    };
    cancelTimer = setLongTimeout(retry, ms, clock, lookingTimer);
  }

  /** False while a renewal would come too close on the earlier ones; one that is under way may always be joined. */
  const mayRenew = ({ refreshes }: SignedIn, gapMs: number, now: Instant) =>
    !isQuiet && (renewing !== null || cooling(refreshes, now, gapMs) === 0);

  return {
    /** For every new state: the timer of its tokens. */
    schedule(state: SignedIn): void {
      cancelTimer();
      const delay = refreshDelay(state.tokens, state.refreshes, clock());
      cancelTimer = setLongTimeout(() => void renew(), delay, clock, lookingTimer);
    },
    stop(): void {
      cancelTimer();
      calmDown();
    },
    /** Before a request: waits only for tokens that are nearly over, or that may be. */
    async forRequest(): Promise<void> {
      look();
      const state = held.now();
      if (state.status !== 'signedIn') return;
      const now = clock();
      if (isInDoubt && mayRenew(state, 0, now)) return renew();
      if (!mayRenew(state, gapOf(state.tokens), now)) return;
      if (mustWait(state.tokens, now)) return renew();
      // A throttled timer may be late; the request need not wait for what it should have done.
      if (remainingMs(state.tokens, now) <= bufferMs) void renew();
    },
    /** After a 401 on the token that is held. */
    async forRefusal(): Promise<void> {
      const state = held.now();
      if (state.status === 'signedIn' && mayRenew(state, 0, clock())) await renew();
    },
    wake(asleep: boolean): void {
      look();
      isInDoubt ||= asleep;
      const state = held.now();
      if (state.status !== 'signedIn') return;
      const sinceTry = passed(lastTry, clock());
      if (isQuiet && sinceTry < shortestWakeGapMs) {
        tryIn(shortestWakeGapMs - sinceTry);
      } else if (isQuiet || isInDoubt || refreshDelay(state.tokens, state.refreshes, clock()) <= 0) {
        isQuiet = false;
        void renew();
      }
    },
    hear(news: Extract<SessionMessage, { kind: 'rotated' }>): void {
      generation = Math.max(generation, news.generation);
    },
  };
}
