import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { PaymentMethod } from 'shared-contract/order/payment';
import type { CardFieldsHandle } from '../card-fields/card-fields.tsx';
import { CardRejected } from '../card-fields/card-messages.ts';
import { addCard, paymentMethodsQuery } from './payment-methods-query.ts';

/** The value of the choice to enter another card. */
export const newCard = 'new';

export type CardChoice = {
  /** Undefined while the saved cards load. */
  cards: readonly PaymentMethod[] | undefined;
  loadError: Error | null;
  /** The IRI of a saved card, or `new`. */
  chosen: string;
  choose: (value: string) => void;
  fields: RefObject<CardFieldsHandle | null>;
  /** Returns the IRI of the chosen card. Saves a new one first. */
  saveChosen: () => Promise<string>;
};

/**
 * The state of a choice between the saved cards and a new one.
 * @param preferred the IRI of the card that is chosen at first, if it is saved; otherwise the default card is
 */
export function useCardChoice(preferred: string | null): CardChoice {
  const { data: cards, error } = useQuery(paymentMethodsQuery());
  const [picked, setPicked] = useState<string | null>(null);
  const fields = useRef<CardFieldsHandle>(null);
  const isSaved = (iri: string | null) => cards?.some((card) => card['@id'] === iri) ?? false;
  const first = cards?.find((card) => (isSaved(preferred) ? card['@id'] === preferred : card.isDefault)) ?? cards?.[0];
  const chosen = picked === newCard || isSaved(picked) ? picked : null;
  const value = chosen ?? first?.['@id'] ?? newCard;
  return {
    cards,
    loadError: error,
    chosen: value,
    choose: setPicked,
    fields,
    saveChosen: async () => {
      if (value !== newCard) return value;
      if (!fields.current) throw new CardRejected('Enter your card details first.');
      const saved = await addCard((await fields.current.requestToken()).token);
      // The next attempt uses the card that is saved now.
      setPicked(saved['@id']);
      return saved['@id'];
    },
  };
}
