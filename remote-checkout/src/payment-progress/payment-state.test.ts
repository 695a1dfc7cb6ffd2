import { describe, expect, it } from '@jest/globals';
import { aPayment } from '../testing/a-payment.ts';
import { challengeUrlOf, failureOf, isOpenPayment } from './payment-state.ts';

const nextAction = { kind: 'challenge', url: 'https://bank.example/c' } as const;

describe('a payment', () => {
  it.each([
    ['requiresAction', true],
    ['processing', true],
    ['referred', true],
    ['onHold', true],
    ['succeeded', false],
    ['failed', false],
    ['cancelled', false],
    ['expired', false],
  ])('with the status %s is open: %s', (status, isOpen) => {
    expect(isOpenPayment(aPayment({ status }))).toBe(isOpen);
  });

  it('that failed has the reason of the server, or a sentence without a reason', () => {
    expect(failureOf(aPayment({ status: 'failed', failure: { code: 'declined', message: 'Declined.' } }))).toBe(
      'Declined.',
    );
    expect(failureOf(aPayment({ status: 'expired' }))).toContain('You haven’t been charged');
    expect(failureOf(aPayment({ status: 'succeeded' }))).toBeNull();
    expect(failureOf(aPayment({ status: 'processing' }))).toBeNull();
  });

  it('has a challenge only while it requires an action', () => {
    expect(challengeUrlOf(aPayment({ status: 'requiresAction', nextAction }))).toBe('https://bank.example/c');
    expect(challengeUrlOf(aPayment({ status: 'failed', nextAction }))).toBeNull();
    expect(challengeUrlOf(aPayment({ status: 'requiresAction' }))).toBeNull();
  });
});
