import type { AppUser, AuthUser, SessionResponse, Tokens } from 'shared-contract/user/session';
import { endReasons, type UserFailure } from '../error-catalogue.ts';
import type { Session } from '../session.ts';
import type { Instant } from './clock.ts';
import { lifetimeOf, type TokenSet } from './token-lifetime.ts';

/** Tokens included: what never leaves this folder. */
export type SignedIn = {
  status: 'signedIn';
  userId: string;
  user: AuthUser;
  appUser: AppUser;
  tokens: TokenSet;
  /** When the latest tokens came, oldest first; ten at most. */
  refreshes: readonly Instant[];
};

/** What the host knows. `appUser` of an ended session: whose pages are still drawn under the modal. */
export type HostState =
  | { status: 'notReady' }
  | { status: 'signedOut' }
  | SignedIn
  | { status: 'ended'; reason: string; userId?: string; appUser?: AppUser; failure?: UserFailure };

/** What a session answer means: nobody, a person with usable tokens (app user perhaps to be fetched), or an end. */
export type SessionReading =
  | { kind: 'visitor' }
  | { kind: 'person'; user: AuthUser; appUser: AppUser | null; tokens: TokenSet }
  | { kind: 'end'; reason: string };

/** SPEC §4 and §8: logged in when both user and tokens are there; a user without tokens or expiry is forced out. */
export function readSession(answer: SessionResponse, serverNow: number, receivedAt: Instant): SessionReading {
  if (!answer.user) return { kind: 'visitor' };
  if (!answer.tokens) return { kind: 'end', reason: endReasons.noTokens };
  const held = toTokenSet(answer.tokens, serverNow, receivedAt);
  if (!held) return { kind: 'end', reason: endReasons.noRefreshCycle };
  return { kind: 'person', user: answer.user, appUser: answer.appUser ?? null, tokens: held };
}

/** Tokens with their life from receipt; null without any usable expiry. A missing new handle keeps the `previous` one. */
export function toTokenSet(tokens: Tokens, serverNow: number, receivedAt: Instant, previous?: string): TokenSet | null {
  const lifetimeMs = lifetimeOf(tokens, serverNow);
  if (lifetimeMs === null) return null;
  return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken ?? previous, receivedAt, lifetimeMs };
}

/** What everybody may know of a state. */
export function factsOf(state: HostState): Session {
  if (state.status === 'ended') {
    const { userId: _, ...facts } = state;
    return facts;
  }
  if (state.status !== 'signedIn') return state;
  return { status: 'signedIn', user: state.user, appUser: state.appUser, impersonating: false };
}
