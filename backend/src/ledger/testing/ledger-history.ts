import * as fc from 'fast-check';

/** One step of a random history. `of` chooses among the transactions that exist. */
export type Step =
  | { kind: 'rent' | 'bond' | 'waiver' | 'refund'; cents: number }
  | { kind: 'reverse'; of: number }
  | { kind: 'lodge' }
  | { kind: 'raise'; inDays: number; cents: number }
  | { kind: 'end'; inDays: number }
  | { kind: 'pass'; days: number };

const cents = fc.oneof(fc.integer({ min: 1, max: 300_000 }), fc.constantFrom(65_000, 130_000, 1));
const amount = (kind: 'rent' | 'bond' | 'waiver' | 'refund') => fc.record({ kind: fc.constant(kind), cents });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: amount('rent') },
  { weight: 2, arbitrary: amount('bond') },
  { weight: 1, arbitrary: amount('waiver') },
  { weight: 1, arbitrary: amount('refund') },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('reverse' as const), of: fc.nat(1000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lodge' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('raise' as const),
      inDays: fc.integer({ min: -10, max: 60 }),
      cents: fc.integer({ min: 100, max: 200_000 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end' as const), inDays: fc.integer({ min: 0, max: 90 }) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 30 }) }) },
);

export type History = { rentCents: number; termDays: number | null; steps: Step[] };

/** Returns histories of so many steps, of periodic tenancies and of fixed terms. */
export const historyOf = (steps: number): fc.Arbitrary<History> =>
  fc.record({
    rentCents: fc.integer({ min: 1_000, max: 200_000 }),
    termDays: fc.option(fc.integer({ min: 0, max: 400 })),
    steps: fc.array(step, { minLength: steps, maxLength: steps }),
  });
