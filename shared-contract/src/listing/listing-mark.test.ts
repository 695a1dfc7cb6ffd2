import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyMarkPatch, emptyMark, type ListingMarkFields, mergeMarks } from './listing-mark.ts';

const moment = fc.option(
  fc
    .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2026-01-01T00:00:09Z'), noInvalidDate: true })
    .map((date) => date.toISOString()),
);
const aMark: fc.Arbitrary<ListingMarkFields> = fc
  .record({ savedAt: moment, hiddenAt: moment, note: fc.constantFrom('', 'Damp', 'Sunny'), noteAt: moment })
  .map((mark) => ({
    ...mark,
    hiddenAt: mark.savedAt === null ? mark.hiddenAt : null,
    note: mark.noteAt === null ? '' : mark.note,
  }));

describe('merging two people’s marks who turn out to be one', () => {
  it('comes to the same in whatever order and however often it is done', () => {
    fc.assert(
      fc.property(aMark, aMark, aMark, (a, b, c) => {
        expect(mergeMarks(a, b)).toEqual(mergeMarks(b, a));
        expect(mergeMarks(mergeMarks(a, b), c)).toEqual(mergeMarks(a, mergeMarks(b, c)));
        expect(mergeMarks(mergeMarks(a, b), b)).toEqual(mergeMarks(a, b));
        expect(mergeMarks(a, a)).toEqual(a);
        expect(mergeMarks(a, emptyMark)).toEqual(a);
      }),
    );
  });

  it('loses nothing saved, hides nothing saved, and keeps the newest note', () => {
    fc.assert(
      fc.property(aMark, aMark, (a, b) => {
        const merged = mergeMarks(a, b);
        expect(merged.savedAt !== null).toBe(a.savedAt !== null || b.savedAt !== null);
        expect(merged.savedAt !== null && merged.hiddenAt !== null).toBe(false);
        const newest =
          [a.noteAt, b.noteAt]
            .filter((at) => at !== null)
            .sort()
            .at(-1) ?? null;
        expect(merged.noteAt).toBe(newest);
        expect([a, b].some(({ note, noteAt }) => note === merged.note && noteAt === merged.noteAt)).toBe(true);
      }),
    );
  });
});

it('a change is made once: the moment of the first stays', () => {
  const saved = applyMarkPatch(emptyMark, { saved: true }, '2026-01-01T00:00:00Z');
  expect(applyMarkPatch(saved, { saved: true }, '2026-02-01T00:00:00Z')).toEqual(saved);
  expect(applyMarkPatch(saved, { hidden: true }, '2026-02-01T00:00:00Z')).toEqual({
    ...emptyMark,
    hiddenAt: '2026-02-01T00:00:00Z',
  });
  expect(applyMarkPatch(saved, { note: '' }, '2026-02-01T00:00:00Z')).toEqual(saved);
});
