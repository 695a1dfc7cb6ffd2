import { describe, expect, it } from '@jest/globals';
import { addDays } from 'shared-contract/date/local-date';
import type { NoticeContent, NoticeFacts } from 'shared-contract/tenancy/notice';
import { earliestEnds, earliestIncrease } from './next-actions.ts';
import { increaseToAnnounce, nextRentIncrease } from './next-rent-increase.ts';
import { lastDayOfNotice } from './notice-law.ts';
import { noticeViolations } from './notice-rules.ts';

/** Noon in Melbourne. */
const now = new Date('2026-11-23T01:00:00Z');
const today = '2026-11-23';
const facts: NoticeFacts = {
  state: 'VIC',
  residential: true,
  timeZone: 'Australia/Melbourne',
  leaseType: 'periodic',
  startDate: '2025-02-01',
  fixedEnd: null,
  rent: '650.00',
  lastIncrease: null,
  agreedRentIncrease: { kind: 'none' },
  electronicService: true,
};
const shop = { residential: false };
const fixed = { leaseType: 'fixed', fixedEnd: '2027-06-30' } as const;

const fieldsOf = (content: NoticeContent, changes: Partial<NoticeFacts> = {}) =>
  noticeViolations(content, { ...facts, ...changes }, now).map(({ propertyPath }) => propertyPath);
const increase = (effectiveDate: string, rent = '680.00'): NoticeContent => ({
  kind: 'rentIncrease',
  rent,
  effectiveDate,
  calculation: '',
});
const end = (endDate: string, reason = 'Sold'): NoticeContent => ({
  kind: 'end',
  ground: 'sale',
  endDate,
  reason,
  evidenceAttached: true,
});
const entry = (date: string, from: string, to = '23:00'): NoticeContent => ({
  kind: 'entry',
  purpose: 'repairs',
  date,
  from,
  to,
  note: '',
});

describe('V32 a rent increase', () => {
  const { earliest } = earliestIncrease(facts, today);

  it('is above the rent, from the earliest lawful day', () => {
    expect(fieldsOf(increase(earliest))).toEqual([]);
    expect(fieldsOf(increase(addDays(earliest, -1)))).toEqual(['effectiveDate']);
    expect(fieldsOf(increase(earliest, '650.00'))).toEqual(['rent']);
    expect(fieldsOf(increase(earliest, '650.01'))).toEqual([]);
  });

  it('is until the last day of a fixed term at most the agreed amount', () => {
    const agreedRentIncrease = { kind: 'amount' as const, date: '2026-02-01', rent: '700.00' };
    const fields = (date: string, rent: string) => fieldsOf(increase(date, rent), { ...fixed, agreedRentIncrease });
    expect(fields(fixed.fixedEnd, '700.00')).toEqual([]);
    expect(fields(fixed.fixedEnd, '700.01')).toEqual(['rent']);
    expect(fields('2027-07-01', '700.01')).toEqual([]);
  });

  it('can be of any day from today for a shop', () => {
    expect(fieldsOf(increase(today), shop)).toEqual([]);
    expect(fieldsOf(increase('2026-11-22'), shop)).toEqual(['effectiveDate']);
  });
});

describe('V33 an end', () => {
  it('is from the earliest lawful day, with a reason', () => {
    const earliest = earliestEnds(facts, today).find(({ code }) => code === 'sale')?.law.value.earliestEnd ?? '';
    expect(fieldsOf(end(earliest))).toEqual([]);
    expect(fieldsOf(end(addDays(earliest, -1)))).toEqual(['endDate']);
    expect(fieldsOf(end(earliest, ' '))).toEqual(['reason']);
  });

  it('can be of any day from today for a shop, without a ground of the law', () => {
    const content = { ...end(today, ''), ground: 'agreement' } as NoticeContent;
    expect(fieldsOf(content, shop)).toEqual([]);
    expect(fieldsOf({ ...content, endDate: '2026-11-22' } as NoticeContent, shop)).toEqual(['endDate']);
  });

  it('has the grounds of a fixed term until its last day', () => {
    const codes = (date: string) => earliestEnds({ ...facts, ...fixed, state: 'QLD' }, date).map(({ code }) => code);
    expect(codes('2027-06-30')).toContain('endOfTerm');
    expect(codes('2027-07-01')).not.toContain('endOfTerm');
  });

  it('by the tenants is received until today, and not before that', () => {
    const left = (receivedDate: string, endDate: string): NoticeContent => ({
      kind: 'tenantEnds',
      receivedDate,
      endDate,
      reason: '',
    });
    expect(fieldsOf(left(today, today))).toEqual([]);
    expect(fieldsOf(left('2026-11-24', '2026-11-24'))).toEqual(['receivedDate']);
    expect(fieldsOf(left(today, '2026-11-22'))).toEqual(['endDate']);
  });

  it('that was agreed is not before the start', () => {
    const agreed = (endDate: string): NoticeContent => ({ kind: 'agreedEnd', endDate, reason: '' });
    expect(fieldsOf(agreed('2025-02-01'))).toEqual([]);
    expect(fieldsOf(agreed('2025-01-31'))).toEqual(['endDate']);
  });
});

describe('an entry', () => {
  it('starts at the end of the notice to the minute', () => {
    expect(fieldsOf(entry('2026-11-24', '12:00'))).toEqual([]);
    expect(fieldsOf(entry('2026-11-24', '11:59'))).toEqual(['date']);
  });

  it('ends after it starts', () => {
    expect(fieldsOf(entry('2026-12-24', '10:00', '10:01'))).toEqual([]);
    expect(fieldsOf(entry('2026-12-24', '10:00', '10:00'))).toEqual(['to']);
  });

  it('of a shop can start now', () => {
    expect(fieldsOf(entry(today, '12:00'), shop)).toEqual([]);
    expect(fieldsOf(entry(today, '11:59'), shop)).toEqual(['date']);
  });
});

describe('V32 the next rent increase', () => {
  /** From 1 June 2027, twelve months after the last one. */
  const rented = { noticeFacts: { ...facts, lastIncrease: '2026-06-01' }, ending: null };
  const next = '2027-06-01';

  it('is a date until notice of it can be given on any day', () => {
    const noticeBy = lastDayOfNotice(rented.noticeFacts, next).value;
    expect(nextRentIncrease(rented, addDays(noticeBy, -1))).toBe(next);
    expect(nextRentIncrease(rented, noticeBy)).toBeNull();
  });

  it('is to be announced from 14 days before the last day of the notice until 30 days after it', () => {
    const noticeBy = lastDayOfNotice(rented.noticeFacts, next).value;
    const found = [-15, -14, 30, 31].map((days) => increaseToAnnounce(rented, addDays(noticeBy, days)));
    expect(found).toEqual([null, next, next, null]);
  });

  it('is none for a shop, or for a tenancy that ends', () => {
    const ending = { endDate: '2027-03-01', reason: 'Sold' };
    for (const other of [
      { ...rented, ending },
      { ...rented, noticeFacts: { ...rented.noticeFacts, ...shop } },
    ]) {
      expect([nextRentIncrease(other, today), increaseToAnnounce(other, '2027-03-01')]).toEqual([null, null]);
    }
  });
});
