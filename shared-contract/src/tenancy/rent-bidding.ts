import { stateNames } from '../place/state-names.ts';
import type { AustralianState } from '../place/suburb.ts';

/**
 * What a law says of rent above the advertised amount, for homes.
 * `forbidden`: it may not be taken, prompted or not. `unprompted`: it may not be asked for, invited or taken when prompted; a form
 * that asks for the rent prompts. `open`: no rule.
 */
export type RentBidding = 'forbidden' | 'unprompted' | 'open';

type Rule = {
  rule: RentBidding;
  source: string;
  /** DOMAIN's tags: `P` primary or official, `S` secondary, `M` from memory: have it checked before relying on it. */
  confidence: 'P' | 'S' | 'M';
};

/** Configuration, never legal advice (DOMAIN §4.1); part 1, finding 4 and the table of part 4. */
export const rentBiddingRules: Record<AustralianState, Rule> = {
  VIC: { rule: 'forbidden', source: 'bidding ban of the Residential Tenancies Act 1997 (Vic)', confidence: 'P' },
  QLD: { rule: 'forbidden', source: 'Residential Tenancies and Rooming Accommodation Act 2008 (Qld)', confidence: 'P' },
  NSW: { rule: 'unprompted', source: 'Residential Tenancies Act 2010 (NSW)', confidence: 'S' },
  WA: { rule: 'unprompted', source: 'Residential Tenancies Act 1987 (WA), as of July 2024', confidence: 'P' },
  SA: { rule: 'unprompted', source: 'Residential Tenancies Act 1995 (SA)', confidence: 'S' },
  NT: { rule: 'unprompted', source: 'Residential Tenancies Act 1999 (NT) s 38A', confidence: 'S' },
  ACT: { rule: 'open', source: 'none known', confidence: 'M' },
  TAS: { rule: 'open', source: 'none known', confidence: 'M' },
};

/** The rule in a sentence, for whoever offers rent there; null where there is none. */
export function rentBiddingNotice(state: AustralianState): string | null {
  const place = stateNames[state];
  switch (rentBiddingRules[state].rule) {
    case 'forbidden':
      return `In ${place} a home may not be let for more than its advertised rent, even if a tenant offers it.`;
    case 'unprompted':
      return `In ${place} nobody may ask for or invite more than the advertised rent of a home, so this form takes no more.`;
    case 'open':
      return null;
  }
}
