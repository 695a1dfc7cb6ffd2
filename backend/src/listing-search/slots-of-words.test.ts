import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasBit } from './bitmap.ts';
import { SlotsOfWords } from './slots-of-words.ts';

const words = ['a', 'b', 'c', 'often'];
const slots = Array.from({ length: 96 }, (_, slot) => slot);
const step = fc.record({
  slot: fc.constantFrom(...slots.slice(0, 4)),
  add: fc.option(fc.constantFrom(...words), { nil: null }),
});

it('knows the slots of a word, be it none, one, some or many, as they come and go', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 40 }),
      fc.nat({ max: 20 }),
      fc.constantFrom(3, 40),
      (steps, growsAt, larger) => {
        // So few that some are in the table again and some beside it.
        const slotsOfWords = new SlotsOfWords(2);
        slotsOfWords.grow(2);
        const expected = new Set<string>();
        for (const slot of slots.slice(2, 20)) {
          slotsOfWords.add('often', slot);
          expected.add(`often${slot}`);
        }
        for (const [at, { slot, add }] of steps.entries()) {
          if (at === growsAt) {
            slotsOfWords.grow(larger);
            slotsOfWords.add('often', 90);
            expected.add('often90');
          }
          if (add === null) {
            slotsOfWords.clear(slot);
            for (const word of words) expected.delete(`${word}${slot}`);
          } else {
            slotsOfWords.add(add, slot);
            expected.add(`${add}${slot}`);
          }
        }
        for (const word of words) {
          const bitmap = slotsOfWords.bitmapOf(word);
          for (const slot of slots) {
            expect(slotsOfWords.has(word, slot)).toBe(expected.has(`${word}${slot}`));
            expect(hasBit(bitmap, slot)).toBe(expected.has(`${word}${slot}`));
          }
        }
      },
    ),
  );
});
