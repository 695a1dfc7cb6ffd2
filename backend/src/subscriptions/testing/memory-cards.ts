import type { PaymentProvider } from 'payments';
import type { Fault } from '../../payments/testing/memory-ledger.ts';
import { memoryProviders } from '../../payments/testing/memory-providers.ts';

/**
 * What happens when a card is charged. `challenge` succeeds when the customer answers, and is declined without one.
 * `lost`: the money is taken, but the response is lost. `unreachable`: the request does not arrive.
 */
export type CardBehaviour = 'paid' | 'declined' | 'challenge' | 'lost' | 'unreachable';

const tokens: Partial<Record<CardBehaviour, string>> = { declined: 'declined', challenge: 'challenge' };
const faults: Partial<Record<CardBehaviour, Fault>> = { lost: 'lost-response', unreachable: 'lost-request' };

/** The card provider in memory, with saved cards whose behaviour can change. By default they are `paid`. */
export function memoryCards(clock: () => Date) {
  const { card, ledgers } = memoryProviders(clock);
  const ledger = ledgers.card;
  const behaviours = new Map<string, CardBehaviour>();
  const provider: PaymentProvider = {
    ...card,
    start(asked) {
      const behaviour = behaviours.get(asked.cardToken ?? '') ?? 'paid';
      const fault = faults[behaviour];
      if (fault) ledger.faults.unshift(fault);
      return card.start({ ...asked, cardToken: `${tokens[behaviour] ?? 'success'}-${asked.cardToken}` });
    },
  };
  return {
    provider,
    /** Sets what happens when the card with this token is charged. */
    behave: (token: string, behaviour: CardBehaviour) => behaviours.set(token, behaviour),
    /** The customer finishes all open challenges. */
    answerChallenges(answer: 'approve' | 'decline') {
      for (const { id } of ledger.payments.values()) ledger.answer(id, answer);
    },
    /** The payments that took money. */
    taken: () => [...ledger.payments.values()].filter(({ status }) => status === 'succeeded'),
    clear() {
      ledger.payments.clear();
      behaviours.clear();
    },
  };
}
