import type { OfferPatch, OfferTerms } from 'shared-contract/offer/offer';

type Answer = OfferPatch['status'] | 'fallenThrough';

const thanks = 'Thank you for your offer.';

/**
 * Returns the text with which the owner's message starts. The owner can change or remove it. None names an amount: an
 * answer must never invite a higher rent.
 */
export function openingText(answer: Answer, kind: OfferTerms['kind']): string {
  switch (answer) {
    case 'accepted':
      return `${thanks} I’m happy to accept it.`;
    case 'countered':
      return `${thanks} I’d agree to it on these terms.`;
    case 'rejected':
      return `${thanks} I’m not able to accept it this time.`;
    case 'fallenThrough':
      return kind === 'sale'
        ? 'Unfortunately the sale isn’t going ahead. Thank you for your time.'
        : 'Unfortunately the tenancy isn’t going ahead. Thank you for your time.';
  }
}
