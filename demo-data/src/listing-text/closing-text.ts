import type { Home } from '../homes/home.ts';
import type { Random } from '../random.ts';

export type OfferTerms = {
  type: 'sale' | 'lease' | 'both';
  auction: boolean;
  /** A date such as `Saturday 28 November`, or null when the home is vacant. */
  availableFrom: string | null;
  petsAllowed: boolean;
  furnished: boolean;
};

/** Returns the last paragraph of a description, about the auction, the availability and inspections. */
export function closingText(random: Random, home: Home, offer: OfferTerms): string {
  if (offer.type === 'lease') return leaseText(random, offer);
  const sale = offer.auction
    ? random.pick([
        'To be auctioned on site, unless sold beforehand; the contract is ready for your solicitor now.',
        'It goes to auction, and the building report is available to anyone who asks.',
      ])
    : random.pick([
        'The contract is ready, settlement is flexible, and inspections are welcome at the times shown or by appointment.',
        'Vacant possession at settlement; come and see it at the next open home.',
        `Homes like this do not come up often in ${home.place.name}. Have a look while it is here.`,
        'Council rates and water charges are set out in the contract, which is ready now.',
      ]);
  return offer.type === 'both' ? `${sale} It may also be leased at the weekly rent shown.` : sale;
}

function leaseText(random: Random, offer: OfferTerms): string {
  const from = offer.availableFrom === null ? 'Available now' : `Available from ${offer.availableFrom}`;
  const term = random.pick(['for twelve months or longer', 'on a twelve-month agreement', 'for six or twelve months']);
  const furniture = offer.furnished ? ', fully furnished' : '';
  const pets = offer.petsAllowed
    ? random.pick([' Pets are welcome.', ' A well-behaved pet will feel at home here too.'])
    : '';
  return `${from}${furniture}, ${term}.${pets} ${random.pick(['Come to the next open home and see it for yourself.', 'Inspections are at the times shown; applications are welcome straight after.'])}`;
}
