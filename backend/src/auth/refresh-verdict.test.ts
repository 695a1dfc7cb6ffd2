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

describe('refreshVerdict', () => {
  it('rotates the current handle with its cookie', () => {
    expect(refreshVerdict(facts('s', 3, 500))).toBe('rotate');
  });
  it.each([0, 5, 10])('(c.14) gives an old handle the successor %d s after the rotation', (seconds) => {
    expect(refreshVerdict(facts('s', 2, seconds))).toBe('successor');
  });
  it('asks a tab that slept to reload its session when it still has the cookie', () => {
    expect(refreshVerdict(facts('s', 2, 10.1))).toBe('reload');
    expect(refreshVerdict(facts('s', 0, 5000))).toBe('reload');
  });
  it('rejects a handle without a cookie', () => {
    expect(refreshVerdict(facts(null, 3, 500))).toBe('reject');
    expect(refreshVerdict(facts(null, 2, 10))).toBe('reject');
  });
  it('asks a tab to reload the session after a new sign-in in another tab', () => {
    expect(refreshVerdict({ ...facts('newer', 3, 0), handle: null })).toBe('reload');
  });
  it('(c.15) treats the cookie of another session as missing: revokes an old handle, rejects a current one', () => {
    expect(refreshVerdict(facts('other', 2, 10.1))).toBe('revoke');
    expect(refreshVerdict(facts('other', 2, 10))).toBe('reject');
    expect(refreshVerdict(facts('other', 3, 500))).toBe('reject');
  });
  it('(c.15) revokes the session when an old handle returns without a cookie after the grace period', () => {
    expect(refreshVerdict(facts(null, 2, 10.1))).toBe('revoke');
  });
  it('rejects an unknown handle', () => {
    expect(refreshVerdict({ ...facts(null, 3, 0), handle: null })).toBe('reject');
  });
});
