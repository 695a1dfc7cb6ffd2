import { maxTimerMs } from './clock.ts';
import { loadSession, refreshTokens, reloadTokens } from './load-session.ts';
import { createOutageMonitor } from './outage-monitor.ts';
import type { EffectType, SessionEffect, SessionEvent } from './session-events.ts';
import type { SessionPorts } from './session-ports.ts';
import { reduceSession } from './session-reducer.ts';
import { initialState, type SessionState, toPublicSession } from './session-state.ts';

/** Runs one session: stores its state, passes events to `reduceSession`, and executes the effects through the ports. */
export function runSession(ports: SessionPorts) {
  let state = initialState(ports.clock());
  let isDisposed = false;
  const queue: SessionEvent[] = [];
  const waiting = new Set<() => void>();
  const handlers = effectHandlers(ports, dispatch);

  /**
   * Queues events, because an effect can dispatch another event before the remaining effects of the current event have
   * run.
   */
  function dispatch(event: SessionEvent): void {
    // The lock may be granted after the session was disposed. Releases it for other tabs.
    if (isDisposed) runEffect({ type: 'releaseLock' });
    if (isDisposed || queue.push(event) > 1) return;
    try {
      for (const next of queue) {
        const transition = reduceSession(state, next, { now: ports.clock(), random: ports.random() });
        state = transition.state;
        for (const effect of transition.effects) runEffect(effect);
      }
    } finally {
      queue.length = 0;
    }
    for (const check of waiting) check();
  }

  function runEffect<Type extends EffectType>(effect: SessionEffect<Type>): void {
    handlers[effect.type](effect);
  }

  return {
    dispatch,
    state: () => state,
    /** Resolves when the state meets the condition, or the session is disposed. */
    until: (isMet: (state: SessionState) => boolean): Promise<void> =>
      new Promise((resolve) => {
        const check = () => {
          if (!isDisposed && (queue.length > 0 || !isMet(state))) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    dispose(): void {
      isDisposed = true;
      for (const check of waiting) check();
      for (const type of ['recovered', 'clearTimer', 'releaseLock'] as const) runEffect({ type });
    },
  };
}

function effectHandlers(ports: SessionPorts, dispatch: (event: SessionEvent) => void) {
  const { signOut } = ports;
  const outage = createOutageMonitor(ports.setTimer, (isDown) => ports.onOutage?.(isDown));
  let cancelTimer = () => {};
  let releaseLock = () => {};
  const handlers: { [Type in EffectType]: (effect: SessionEffect<Type>) => unknown } = {
    async loadSession({ auth }) {
      dispatch({ type: 'sessionLoaded', auth, result: await loadSession(ports) });
    },
    async acquireLock() {
      const { waited, release } = await ports.lock();
      releaseLock = release;
      dispatch({ type: 'lockGranted', waited });
    },
    releaseLock: () => releaseLock(),
    async refreshTokens({ auth }) {
      dispatch({ type: 'tokensLoaded', auth, result: await refreshTokens(ports, auth) });
    },
    async reloadTokens({ auth }) {
      dispatch({ type: 'tokensLoaded', auth, result: await reloadTokens(ports, auth) });
    },
    setTimer({ ms }) {
      cancelTimer();
      cancelTimer = ports.setTimer(() => dispatch({ type: 'timerFired' }), Math.min(ms, maxTimerMs));
    },
    clearTimer: () => cancelTimer(),
    failed: ({ ms }) => outage.failed(ms),
    recovered: outage.recovered,
    publish: ({ auth }) => ports.publish(toPublicSession(auth)),
    post: ({ message }) => ports.channel.post(message),
    onSignedOutElsewhere: ports.onSignedOutElsewhere,
    onOtherUser: ports.onOtherUser,
    signOut: () => signOut?.leave(),
  };
  return handlers;
}
