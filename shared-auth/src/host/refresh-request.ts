import { endReasons } from '../error-catalogue.ts';
import type { AuthRequests, AuthResponse } from './auth-requests.ts';
import type { Clock } from './clock.ts';
import { readSession, toTokenSet } from './session-state.ts';
import type { TokenSet } from './token-lifetime.ts';

/** How the attempt to get new tokens for one user came out. */
export type RefreshResult =
  | { kind: 'tokens'; tokens: TokenSet /** The handles of all other tabs are old now. */; rotated: boolean }
  /** The verdict: the session is over. */
  | { kind: 'gone'; reason: string }
  | { kind: 'otherUser' }
  /** No verdict (RELIABILITY H5). */
  | { kind: 'later'; retryAfterMs: number };

type Server = { requests: AuthRequests; clock: Clock };

/** Asks what the session cookie stands for now; rotates nothing. */
export async function reloadSession({ requests, clock }: Server, userId: string): Promise<RefreshResult> {
  const answer = await requests.session();
  if (answer.kind === 'transient') return { kind: 'later', retryAfterMs: answer.retryAfterMs };
  if (answer.kind === 'invalid') return { kind: 'later', retryAfterMs: 0 };
  if (answer.kind === 'refused') return { kind: 'gone', reason: endReasons.authError(answer.status) };
  const receivedAt = clock();
  const reading = readSession(answer.value, answer.serverNow ?? receivedAt.wall, receivedAt);
  if (reading.kind === 'visitor') return { kind: 'gone', reason: endReasons.authError(401) };
  if (reading.kind === 'end') return { kind: 'gone', reason: reading.reason };
  if (reading.user.id !== userId) return { kind: 'otherUser' };
  return { kind: 'tokens', tokens: reading.tokens, rotated: false };
}

/** Trades the handle for new tokens. An invalid answer gets one more try: within the grace the server repeats itself. */
export async function refreshTokens(server: Server, userId: string, held: TokenSet): Promise<RefreshResult> {
  const { refreshToken } = held;
  if (refreshToken === undefined) return { kind: 'gone', reason: endReasons.noRefreshCycle };
  const refresh = async () => {
    const answer = await server.requests.refresh(refreshToken);
    return answer.kind === 'ok' ? tokensOf(answer, server.clock, refreshToken) : answer;
  };
  let answer = await refresh();
  if (answer.kind === 'invalid') answer = await refresh();
  if (answer.kind === 'tokens') return answer;
  if (answer.kind === 'stale') return reloadSession(server, userId);
  if (answer.kind === 'transient') return { kind: 'later', retryAfterMs: answer.retryAfterMs };
  if (answer.kind === 'invalid') return { kind: 'gone', reason: endReasons.noRefreshCycle };
  // Refused is the verdict, unless the cookie has become that of another sign-in: nothing of that is refused.
  const now = await reloadSession(server, userId);
  const refused = { kind: 'gone', reason: endReasons.authError(answer.status) } as const;
  if (now.kind === 'tokens') return (now.tokens.refreshToken ?? refreshToken) === refreshToken ? refused : now;
  return now.kind === 'otherUser' ? now : refused;
}

type Refreshed = Extract<Awaited<ReturnType<AuthRequests['refresh']>>, { kind: 'ok' }>;

function tokensOf(answer: Refreshed, clock: Clock, previousHandle: string) {
  const receivedAt = clock();
  const tokens = toTokenSet(answer.value, answer.serverNow ?? receivedAt.wall, receivedAt, previousHandle);
  if (!tokens) return { kind: 'invalid' } satisfies AuthResponse<never>;
  return { kind: 'tokens', tokens, rotated: true } satisfies RefreshResult;
}
