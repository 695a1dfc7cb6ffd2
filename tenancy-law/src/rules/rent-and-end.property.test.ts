import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths, daysBetween } from 'shared-contract/date/local-date';
import { anyDate, anyLease, anyState } from '../testing/arbitrary-law.ts';
import { addPeriod } from './calendar.ts';
import { endGrounds, noticeToEnd } from './notice-to-end.ts';
import { noticeToEndRows } from './notice-to-end-rows.ts';
import { lastDayForNotice, rentIncrease } from './rent-increase.ts';
import { rentIncreaseRows } from './rent-increase-rows.ts';

const service = fc.integer({ min: 0, max: 12 });
const anyTerm = fc.tuple(anyDate, fc.integer({ min: 1, max: 900 })).map(([startDate, days]) => ({
  startDate,
  endDate: addDays(startDate, days),
}));
const anyAgreed = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  anyDate.map((date) => ({ kind: 'amount' as const, date, rent: '700.00' })),
  anyDate.map((date) => ({ kind: 'method' as const, date, method: 'CPI' })),
);
const noIncrease = { lastIncrease: null, leaseType: 'periodic', agreed: { kind: 'none' } } as const;

it('addMonths: keeps the day of the month or takes the last day of a shorter month', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: 0, max: 60 }), (date, months) => {
      const reached = addMonths(date, months);
      const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(monthOf(reached) - monthOf(date)).toBe(months);
      const isSameDay = reached.slice(8) === date.slice(8);
      const isLastDay = monthOf(addDays(reached, 1)) > monthOf(reached);
      expect(isSameDay || (isLastDay && reached.slice(8) < date.slice(8))).toBe(true);
    }),
  );
});

it('V32 rentIncrease: keeps interval, notice, agreed date and term, and is as early as one of them allows', () => {
  fc.assert(
    fc.property(
      anyState,
      anyDate,
      anyTerm,
      anyLease,
      anyAgreed,
      service,
      (state, date, term, leaseType, agreed, serviceDays) => {
        const context = { ...term, leaseType, agreed, serviceDays, lastIncrease: null };
        const { value, since } = rentIncrease(state, date, context);
        const row = rentIncreaseRows.findLast((one) => one.state === state && one.from <= date);
        if (row) expect(since).toBe(row.from);
        const interval = addMonths(term.startDate, row?.value.months ?? (['NT'].includes(state) ? 6 : 0));
        expect(value.earliest >= interval).toBe(true);
        const received = addDays(date, serviceDays);
        expect(daysBetween(received, value.earliest)).toBeGreaterThanOrEqual(value.noticeDays);
        expect(value.allowed).toBe(leaseType === 'periodic' || agreed.kind !== 'none');
        if (!value.allowed) expect(value.earliest > term.endDate).toBe(true);
        if (leaseType === 'fixed' && agreed.kind !== 'none') expect(value.earliest >= agreed.date).toBe(true);
      },
    ),
  );
});

it('V32 rentIncrease: counts the interval from the last increase instead of the start', () => {
  fc.assert(
    fc.property(anyState, anyDate, anyDate, (state, date, lastIncrease) => {
      const since = (startDate: string, last: string | null) =>
        rentIncrease(state, date, { ...noIncrease, startDate, lastIncrease: last }).value;
      expect(since('2010-01-01', lastIncrease)).toEqual(since(lastIncrease, null));
    }),
  );
});

it('V32 lastDayForNotice: is the latest day from which the notice ends in time', () => {
  fc.assert(
    fc.property(anyState, anyDate, service, (state, effective, serviceDays) => {
      const last = lastDayForNotice(state, effective, { serviceDaysOn: () => serviceDays }).value;
      const endOf = (day: string) => {
        const rows = rentIncreaseRows.filter((row) => row.state === state);
        const row = rows.findLast(({ from }) => from <= day) ?? rows[0];
        return row && addPeriod(addDays(day, serviceDays), row.value.notice);
      };
      expect((endOf(last) ?? '9999') <= effective).toBe(true);
      for (let day = addDays(last, 1); day <= effective; day = addDays(day, 1)) {
        expect((endOf(day) ?? '') > effective).toBe(true);
      }
    }),
  );
});

it('V33 endGrounds: offers each ground once, and only between its first and last day', () => {
  fc.assert(
    fc.property(anyState, anyDate, anyLease, (state, date, leaseType) => {
      const codes = endGrounds(state, date, { leaseType }).map(({ code }) => code);
      const expected = noticeToEndRows
        .filter((row) => row.state === state && row.value[leaseType] && row.from <= date && date <= (row.to ?? date))
        .map(({ value }) => value.ground);
      expect(codes.toSorted()).toEqual(expected.toSorted());
      expect(new Set(codes).size).toBe(codes.length);
    }),
  );
});

it('V33 noticeToEnd: gives the notice of the ground, and never ends a fixed term early unless the ground may', () => {
  fc.assert(
    fc.property(anyState, anyDate, anyLease, anyTerm, service, (state, date, leaseType, term, serviceDays) => {
      for (const { code, evidence } of endGrounds(state, date, { leaseType })) {
        const endDate = leaseType === 'fixed' ? term.endDate : null;
        const context = { ground: code, leaseType, startDate: term.startDate, endDate };
        const { value } = noticeToEnd(state, date, { ...context, serviceDays });
        expect(value.needsEvidence).toBe(evidence);
        expect(daysBetween(date, value.earliestEnd)).toBeGreaterThanOrEqual(14 + serviceDays);
        if (endDate && !['arrears', 'breach'].includes(code)) expect(value.earliestEnd >= endDate).toBe(true);
        const tomorrow = noticeToEnd(state, date, { ...context, serviceDays: serviceDays + 1 }).value.earliestEnd;
        expect(tomorrow >= value.earliestEnd).toBe(true);
      }
    }),
  );
});
