import { describe, expect, it } from '@jest/globals';
import type { SigningStep } from 'shared-contract/agreement/signing';
import { isReminderDue } from './due-reminder.ts';
import { nextFor, stepAt } from './signing-rules.ts';
import type { PartyRow, Round } from './signing-store.ts';

const sentAt = new Date('2026-11-21T00:00:00Z');
const expiresAt = new Date('2026-12-05T00:00:00Z');
const days = (count: number) => new Date(sentAt.getTime() + count * 86_400_000);
const aParty = (changes: Partial<PartyRow> = {}) =>
  ({
    id: 'm',
    role: 'tenant',
    status: 'invited',
    invitedAt: sentAt,
    answeredAt: null,
    signedAt: null,
    remindedAt: null,
    ...changes,
  }) as PartyRow;
const landlord = aParty({ id: 'l', role: 'landlord', invitedAt: null });
const aRound = (step: SigningStep, parties: PartyRow[]) => ({ step, sentAt, expiresAt, parties }) as Round;

describe('what a party can do', () => {
  it.each<[SigningStep, PartyRow['role'], PartyRow['status'], string]>([
    ['sent', 'tenant', 'invited', 'answer'],
    ['sent', 'tenant', 'accepted', 'wait'],
    ['sent', 'landlord', 'invited', 'wait'],
    ['accepted', 'tenant', 'accepted', 'wait'],
    ['accepted', 'landlord', 'invited', 'sign'],
    ['ownerSigned', 'tenant', 'accepted', 'sign'],
    ['ownerSigned', 'tenant', 'signed', 'wait'],
    ['ownerSigned', 'landlord', 'signed', 'wait'],
    ['signed', 'tenant', 'signed', 'done'],
    ['declined', 'tenant', 'accepted', 'closed'],
    ['changed', 'tenant', 'accepted', 'closed'],
    ['cancelled', 'landlord', 'signed', 'closed'],
    ['expired', 'tenant', 'invited', 'closed'],
  ])('in the step %s a %s who is %s can: %s', (step, role, status, next) => {
    expect(nextFor(aRound(step, []), { role, status }, days(1))).toBe(next);
    expect(nextFor(aRound(step, []), { role, status }, days(14))).toBe(step === 'signed' ? 'done' : 'closed');
  });

  it('a signed round does not expire', () => {
    expect(stepAt(aRound('signed', []), days(100))).toBe('signed');
    expect(stepAt(aRound('declined', []), days(100))).toBe('declined');
  });
});

describe('a reminder', () => {
  it.each<[string, Partial<PartyRow>, number, boolean]>([
    ['not yet', {}, 1.99, false],
    ['after two days', {}, 2, true],
    ['not again', { remindedAt: days(2) }, 4.99, false],
    ['after five days', { remindedAt: days(2) }, 5, true],
    ['not a third time', { remindedAt: days(5) }, 13, false],
    ['once after an outage', {}, 9, true],
    ['counted from a new link', { invitedAt: days(4) }, 5, false],
    ['not for a tenant who has accepted', { status: 'accepted' }, 5, false],
  ])('is due: %s', (_name, changes, now, due) => {
    const tenant = aParty(changes);
    expect(isReminderDue(aRound('sent', [landlord, tenant]), tenant, days(now))).toBe(due);
  });

  it('for a signature counts from the signature of the owner', () => {
    const tenant = aParty({ status: 'accepted', answeredAt: days(1), remindedAt: days(2) });
    const round = aRound('ownerSigned', [{ ...landlord, status: 'signed', signedAt: days(6) }, tenant]);
    expect([7.9, 8, 11].map((now) => isReminderDue(round, tenant, days(now)))).toEqual([false, true, true]);
  });

  it('for the owner counts from the last acceptance', () => {
    const tenants = [
      aParty({ status: 'accepted', answeredAt: days(1) }),
      aParty({ status: 'accepted', answeredAt: days(3) }),
    ];
    const round = aRound('accepted', [landlord, ...tenants]);
    expect([4.9, 5].map((now) => isReminderDue(round, landlord, days(now)))).toEqual([false, true]);
  });
});
