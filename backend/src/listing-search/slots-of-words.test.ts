import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { emptyBitmap, hasBit } from './bitmap.ts';
import { SlotsOfWords } from './slots-of-words.ts';

const words = ['a', 'b', 'c'];
const slots = Array.from({ length: 32 }, (_, slot) => slot);
const step = fc.record({
  slot: fc.constantFrom(...slots.slice(0, 4)),
  add: fc.option(fc.constantFrom(...words), { nil: null }),
});

it('knows the slots of a word, be it none, one or many, as they come and go', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      // So few that some are in the table again and some beside it.
      const slotsOfWords = new SlotsOfWords(2);
      const expected = new Set<string>();
      for (const { slot, add } of steps) {
        if (add === null) {
          slotsOfWords.clear(slot);
          for (const word of words) expected.delete(`${word}${slot}`);
        } else {
          slotsOfWords.add(add, slot);
          expected.add(`${add}${slot}`);
        }
      }
      for (const word of words) {
        const bitmap = emptyBitmap(1);
        slotsOfWords.addTo(bitmap, word);
        for (const slot of slots) {
          expect(slotsOfWords.has(word, slot)).toBe(expected.has(`${word}${slot}`));
          expect(hasBit(bitmap, slot)).toBe(expected.has(`${word}${slot}`));
        }
      }
    }),
  );
});
