import { describe, expect, it } from '@jest/globals';
import { type RefreshFacts, refreshVerdict } from './refresh-verdict.ts';

const now = new Date('2026-11-21T10:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const facts = (cookieSessionId: string | null, generation: number, rotatedSecondsAgo: number): RefreshFacts => ({
  cookieSessionId,
  handle: { sessionId: 's', generation, currentGeneration: 3, rotatedAt: secondsAgo(rotatedSecondsAgo) },
  now,
  graceSeconds: 10,
});

describe('a refresh', () => {
  it('rotates the newest handle with its cookie', () => {
    expect(refreshVerdict(facts('s', 3, 500))).toBe('rotate');
  });
  it.each([0, 5, 10])('(c.14) gives the loser of a race, %d s after it, the successor', (seconds) => {
    expect(refreshVerdict(facts('s', 2, seconds))).toBe('successor');
  });
  it('asks a tab that slept, which has the cookie still, to read its session anew', () => {
    expect(refreshVerdict(facts('s', 2, 10.1))).toBe('reread');
    expect(refreshVerdict(facts('s', 0, 5000))).toBe('reread');
  });
  it('refuses a handle without a cookie', () => {
    expect(refreshVerdict(facts(null, 3, 500))).toBe('refuse');
    expect(refreshVerdict(facts(null, 2, 10))).toBe('refuse');
  });
  it('asks who signed in anew, in another tab, to read the session anew', () => {
    expect(refreshVerdict({ ...facts('newer', 3, 0), handle: null })).toBe('reread');
  });
  it('(c.15) takes the cookie of another session for none: an old handle with it ends the family, a new one is refused', () => {
    expect(refreshVerdict(facts('other', 2, 10.1))).toBe('revoke');
    expect(refreshVerdict(facts('other', 2, 10))).toBe('refuse');
    expect(refreshVerdict(facts('other', 3, 500))).toBe('refuse');
  });
  it('(c.15) revokes when an old handle comes back without a cookie after the grace', () => {
    expect(refreshVerdict(facts(null, 2, 10.1))).toBe('revoke');
  });
  it('refuses what it does not know', () => {
    expect(refreshVerdict({ ...facts(null, 3, 0), handle: null })).toBe('refuse');
  });
});
