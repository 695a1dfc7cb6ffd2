import type { Session } from '../session.ts';
import { factsOf, type HostState } from './session-state.ts';

export type SessionStore = {
  now: () => HostState;
  setState: (next: HostState) => void;
  /** Settles once the first session fetch has made the state known. */
  known: Promise<void>;
  /** Nothing changes from here on. */
  close: () => void;
};

/** The one state of this tab. `publish` hears of new facts, `onChange` of new tokens as well, before anybody else. */
export function createSessionStore(
  publish: (session: Session) => void,
  onChange: (state: HostState) => void,
): SessionStore {
  let state: HostState = { status: 'notReady' };
  let isClosed = false;
  let settle = () => {};
  const known = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return {
    now: () => state,
    known,
    setState(next) {
      if (isClosed) return;
      const before = state;
      state = next;
      onChange(next);
      // New tokens are nobody's news but ours.
      if (before.status !== 'signedIn' || next.status !== 'signedIn') publish(factsOf(next));
      if (next.status !== 'notReady') settle();
    },
    close() {
      isClosed = true;
      state = { status: 'signedOut' };
    },
  };
}
