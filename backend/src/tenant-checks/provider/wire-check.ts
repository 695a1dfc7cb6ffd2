import { decimalAmount } from 'shared-contract/money/money';
import { checkOutcome } from 'shared-contract/tenant-check/tenant-check';
import * as z from 'zod/mini';

/** The provider's id of a check. The database stores it, so it has no spaces and no control characters. */
export const providerId = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/));

const text = (maxLength: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));

const wireListing = z.object({
  database: text(100),
  listedBy: text(200),
  listedOn: z.iso.date(),
  reason: text(2000),
  amount: z.nullish(decimalAmount),
  contact: text(500),
});

/**
 * A result as a provider may send it. The schema of the browser accepts outcomes of newer servers; here an unknown
 * outcome could hide a listing, so it is refused.
 */
const wireResult = z
  .object({
    outcome: checkOutcome,
    searchedOn: z.iso.date(),
    databases: z.array(text(100)).check(z.minLength(1), z.maxLength(20)),
    isIdentityVerified: z.boolean(),
    listings: z.array(wireListing).check(z.maxLength(100)),
  })
  .check(
    z.refine(
      ({ outcome, listings }) => (outcome === 'listed') === listings.length > 0,
      'Expected listings with the outcome "listed", and none with "clear".',
    ),
  );

/** A check as docs/tenant-check-provider.md describes it. Anything else is an unknown shape. */
export const wireCheck = z
  .object({
    id: providerId,
    reference: z.string(),
    status: z.enum(['submitted', 'processing', 'needsInfo', 'complete', 'cancelled']),
    question: z.nullable(z.string().check(z.maxLength(500))),
    result: z.nullable(wireResult),
  })
  .check(
    z.refine(({ status, question }) => status !== 'needsInfo' || Boolean(question), 'Expected a question.'),
    z.refine(({ status, result }) => status !== 'complete' || result !== null, 'Expected a result.'),
  );
export type WireCheck = z.infer<typeof wireCheck>;
