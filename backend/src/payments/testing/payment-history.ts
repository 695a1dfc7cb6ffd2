import fc from 'fast-check';
import type { Fault } from './memory-ledger.ts';

/** What happens in a history. Numbers choose among the orders, payments or webhooks that exist by then. */
export type Action =
  | { do: 'open'; property: number }
  | { do: 'add'; order: number; quantity: number }
  | { do: 'quantity'; order: number; quantity: number }
  | { do: 'code'; order: number; use: boolean }
  | { do: 'cancel'; order: number }
  | { do: 'pay'; order: number; method: 'card' | 'zip' | 'free'; token: string; stale: boolean }
  | { do: 'answer'; payment: number; how: 'approve' | 'decline' | 'refer' | 'cancel' | 'expire' }
  | { do: 'refresh'; payment: number }
  | { do: 'give-up'; payment: number }
  | { do: 'webhook'; event: number; again: boolean }
  | { do: 'arrive' }
  | { do: 'pass'; ms: number }
  | { do: 'settle' };

/** `crashAt`: the number of the transaction or request at which the process dies; null for none. */
export type Step = Action & { fault: Fault; crashAt: number | null };

const nth = fc.nat({ max: 5 });
const quantity = fc.integer({ min: 1, max: 3 });
const action: fc.Arbitrary<Action> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('open' as const), property: fc.nat({ max: 1 }) }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('add' as const), order: nth, quantity }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('quantity' as const), order: nth, quantity }), weight: 1 },
  { arbitrary: fc.record({ do: fc.constant('code' as const), order: nth, use: fc.boolean() }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('cancel' as const), order: nth }), weight: 1 },
  {
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      order: nth,
      method: fc.constantFrom(...(['card', 'card', 'card', 'zip', 'zip', 'free'] as const)),
      token: fc.constantFrom('success-1', 'success-2', 'success-3', 'declined-1', 'challenge-1'),
      stale: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    }),
    weight: 9,
  },
  {
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      payment: nth,
      how: fc.constantFrom('approve', 'approve', 'decline', 'refer', 'cancel', 'expire'),
    }),
    weight: 5,
  },
  { arbitrary: fc.record({ do: fc.constant('refresh' as const), payment: nth }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('give-up' as const), payment: nth }), weight: 2 },
  { arbitrary: fc.record({ do: fc.constant('webhook' as const), event: nth, again: fc.boolean() }), weight: 5 },
  { arbitrary: fc.record({ do: fc.constant('arrive' as const) }), weight: 2 },
  {
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(5_000, 61_000, 16 * 60_000, 31 * 60_000),
    }),
    weight: 3,
  },
  { arbitrary: fc.record({ do: fc.constant('settle' as const) }), weight: 3 },
);

const step: fc.Arbitrary<Step> = fc
  .tuple(
    action,
    fc.oneof(
      { arbitrary: fc.constant('none' as const), weight: 5 },
      { arbitrary: fc.constantFrom<Fault>('lost-request', 'lost-response', 'late'), weight: 2 },
    ),
    fc.oneof({ arbitrary: fc.constant(null), weight: 3 }, { arbitrary: fc.nat({ max: 7 }), weight: 1 }),
  )
  .map(([what, fault, crashAt]) => ({ ...what, fault, crashAt }));

/** Steps that happen at the same time. */
type Together = Step[];

const together = fc.array(step, { minLength: 1, maxLength: 2 });

/** A charge that arrives after its payment was given up, with or without another payment in between. */
const lateCharge: fc.Arbitrary<Together[]> = fc
  .record({ order: nth, again: fc.boolean() })
  .map(({ order, again }): Together[] => {
    const pay = { do: 'pay', order, method: 'card', token: 'success-1', stale: false, crashAt: null } as const;
    const calm = { fault: 'none', crashAt: null } as const;
    return [
      [{ ...pay, fault: 'late' }],
      [{ do: 'pass', ms: 61_000, ...calm }],
      [{ do: 'settle', ...calm }],
      ...(again ? [[{ ...pay, fault: 'none' as const }]] : []),
      [{ do: 'arrive', ...calm }],
    ];
  });

/** The steps of a history. */
export const history: fc.Arbitrary<Together[]> = fc
  .array(fc.oneof({ arbitrary: together.map((steps) => [steps]), weight: 12 }, { arbitrary: lateCharge, weight: 1 }), {
    minLength: 4,
    maxLength: 9,
  })
  .map((parts) => parts.flat());
