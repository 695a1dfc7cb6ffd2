import { describe, expect, it, jest } from '@jest/globals';
import { addDays, daysBetween, lastDayOfTerm, localDateIn } from './local-date.ts';

describe('local dates', () => {
  it('crosses a leap day', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(daysBetween('2028-02-01', '2028-03-01')).toBe(29);
  });

  it('ends a term of months on the day before, or at the end of a shorter month', () => {
    expect(lastDayOfTerm('2027-02-01', 12)).toBe('2028-01-31');
    expect(lastDayOfTerm('2027-03-01', 12)).toBe('2028-02-29');
    expect(lastDayOfTerm('2027-08-15', 6)).toBe('2028-02-14');
    expect(lastDayOfTerm('2028-02-29', 12)).toBe('2029-02-28');
    expect(lastDayOfTerm('2027-08-31', 6)).toBe('2028-02-29');
  });

  it('counts days across the start of daylight saving in Sydney', () => {
    expect(daysBetween('2026-10-03', '2026-10-05')).toBe(2);
    expect(addDays('2026-10-03', 1)).toBe('2026-10-04');
  });

  it('returns tomorrow for Sydney while it is still today in Perth', () => {
    const lateEvening = new Date('2026-06-30T14:30:00Z');
    expect(localDateIn('Australia/Sydney', lateEvening)).toBe('2026-07-01');
    expect(localDateIn('Australia/Perth', lateEvening)).toBe('2026-06-30');
    expect(localDateIn('Australia/Adelaide', lateEvening)).toBe('2026-07-01');
  });

  it('does not depend on how the browser writes a date, which differs in Safari', () => {
    // TypeScript declares the getter `format` as a method.
    const prototype = Intl.DateTimeFormat.prototype as unknown as { readonly format: object };
    const format = jest.spyOn(prototype, 'format', 'get').mockReturnValue(() => '11/23/2026');
    expect(localDateIn('Australia/Hobart', new Date('2026-11-22T14:00:00Z'))).toBe('2026-11-23');
    format.mockRestore();
  });

  it('rejects a text that is not a calendar date', () => {
    expect(() => addDays('21/11/2026', 1)).toThrow(RangeError);
    expect(() => daysBetween('2026-11-21', '2026-13-01')).toThrow(RangeError);
  });
});
