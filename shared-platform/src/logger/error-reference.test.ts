import { describe, expect, it } from '@jest/globals';
import { errorReference, newReference } from './error-reference.ts';

const named = (name: string, more: object = {}) => Object.assign(new Error('x'), { name, ...more });

describe('the reference of an error', () => {
  it('is the same for the same error and another one for another error', () => {
    const error = new Error('broken');
    expect(errorReference(error)).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(errorReference(error)).toBe(errorReference(error));
    expect(errorReference(new Error('broken'))).not.toBe(errorReference(error));
    expect(errorReference('text')).toBe(errorReference('text'));
    expect(errorReference(undefined)).toMatch(/^.{8}$/);
  });

  it('is the trace id of the server where the response has one', () => {
    expect(errorReference(named('ApiProblem', { status: 503, traceId: 'abc123' }))).toBe('abc123');
    expect(errorReference(named('ApiProblem', { status: 500 }))).toMatch(/^.{8}$/);
    expect(errorReference(named('ApiProblem', { status: 401 }))).toMatch(/^.{8}$/);
  });

  it.each([
    named('ApiProblem', { status: 404, traceId: 'abc' }),
    { status: 404, statusText: 'Page not found', data: null },
    named('SessionEnded'),
    named('UserUnavailable'),
    named('AbortError'),
    named('CancelledError'),
  ])('is null for an error of normal operation: %p', (error) => {
    expect(errorReference(error)).toBeNull();
  });

  it('has 8 characters that are unambiguous over the phone', () => {
    expect(newReference()).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  });
});
