import { stateNames } from '../place/state-names.ts';
import type { AustralianState } from '../place/suburb.ts';

/**
 * The law on paying more than the advertised rent for a home. `forbidden`: the owner must not accept more.
 * `unprompted`: the owner must not ask for or invite more, and a form with a rent field counts as an invitation.
 * `open`: no rule.
 */
export type RentBidding = 'forbidden' | 'unprompted' | 'open';

type Rule = {
  rule: RentBidding;
  source: string;
  /** How reliable the source is: `P` is a primary source; `S` (secondary) and `M` (from memory) need checking. */
  confidence: 'P' | 'S' | 'M';
};

/** The rule of each state. This is configuration, not legal advice. */
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

/** Returns the state's rule as a sentence for the person who makes an offer; null where there is no rule. */
export function rentBiddingNotice(state: AustralianState): string | null {
  const place = stateNames[state];
  switch (rentBiddingRules[state].rule) {
    case 'forbidden':
      return `In ${place} a home may not be let for more than its advertised rent, even if a tenant offers it.`;
    case 'unprompted':
      return `In ${place} it’s against the law to ask for or invite more than a home’s advertised rent, so this form doesn’t accept more.`;
    case 'open':
      return null;
  }
}
