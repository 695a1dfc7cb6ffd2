import type { ReceiptInput } from './ledger.ts';
import type { TenancyStatus } from './tenancy.ts';

/** `status` may be one of a newer server. */
type Tenancy = { status: TenancyStatus | (string & {}); bondLeftCents: number };

/**
 * Returns what the next payment of a tenancy probably is: the bond until the tenancy starts and the bond is paid, then
 * rent. The next step of a thread names it, and the form for a payment starts with it.
 */
export const nextPaymentKind = ({ status, bondLeftCents }: Tenancy): ReceiptInput['kind'] =>
  status === 'upcoming' && bondLeftCents > 0 ? 'bondReceipt' : 'rentReceipt';
