import { randomInt } from 'node:crypto';
import { equalSecrets, hashOf } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { mailCode } from './signing-mails.ts';
import { requireNext } from './signing-rules.ts';
import { type PartyRow, type SignedAgreement, updateParty } from './signing-store.ts';

const lifetimeMs = 10 * 60_000;
const maxAttempts = 5;
/** A new code can be asked for after this time. */
const pauseMs = 30_000;

/**
 * Mails a new code to a party whose turn it is to sign. The previous code stops working. The caller has locked the
 * agreement.
 * @throws Problem 429 shortly after the last code
 */
export async function sendCode(context: MoneyContext, signed: SignedAgreement, party: PartyRow): Promise<void> {
  const { database, now } = context;
  requireNext(signed.round, party, now, 'sign');
  const sentAt = party.codeExpiresAt ? party.codeExpiresAt.getTime() - lifetimeMs : Number.NEGATIVE_INFINITY;
  const waitMs = sentAt + pauseMs - now.getTime();
  if (waitMs > 0) {
    throw new Problem(429, 'code-sent', 'We’ve just sent you a code. Wait half a minute before you ask for another.', {
      headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) },
    });
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const codeExpiresAt = new Date(now.getTime() + lifetimeMs);
  await updateParty(database, party.id, { codeHash: codeHashOf(party, code), codeExpiresAt, codeAttempts: 0 });
  await mailCode(context, signed, party, code);
}

/**
 * Returns why a code is not accepted, or null when it is. Counts wrong codes, so the caller must commit, not throw.
 * The caller has locked the agreement, so that no two guesses are counted as one.
 */
export async function refuseCode(database: Database, party: PartyRow, code: string, now: Date): Promise<string | null> {
  const { codeHash, codeExpiresAt, codeAttempts } = party;
  if (!codeHash || !codeExpiresAt || codeExpiresAt <= now) return 'This code has expired. Ask for a new one.';
  if (codeAttempts >= maxAttempts) return tooMany;
  if (equalSecrets(codeHash, codeHashOf(party, code))) return null;
  await updateParty(database, party.id, { codeAttempts: codeAttempts + 1 });
  return codeAttempts + 1 >= maxAttempts
    ? tooMany
    : 'This isn’t the code from our latest email. Check it and try again.';
}

const tooMany = 'That’s too many wrong codes. Ask for a new one.';

/** The id of the party is hashed with the code, so that equal codes have different hashes. */
const codeHashOf = ({ id }: PartyRow, code: string) => hashOf(`${id}:${code}`);
