import type { LawRow } from 'tenancy-law/rules/law-row';

/** What is for sale, as far as duty depends on it. `rural` is a farm or other land without concessions for homes. */
export type PropertyKind = 'home' | 'land' | 'rural';

/**
 * One band of a scale, for values above `above` dollars: `base` dollars, plus `rate` cents for every $100 of the part
 * above. With `ofWhole` the rate applies to the whole value. With `square` the band also has a term of the second
 * degree: `square` dollars × (value in thousands)².
 */
export type DutyBand = { above: number; base: number; rate: number; ofWhole?: true; square?: number };

export type DutyScale = {
  bands: readonly DutyBand[];
  /** `hundreds` charges a part of $100 as a whole $100. `exact` charges the exact value. */
  counts: 'hundreds' | 'exact';
  /** Set where the act rounds to a whole dollar, and 50 cents down. */
  toDollar?: true;
};

/** How a state reduces the duty of a first home. Amounts are dollars. */
export type FirstHomeRelief =
  /** No duty up to `upTo`, the usual duty above. */
  | { kind: 'exempt'; upTo: number }
  /** No duty up to `exemptTo`, then a growing share of the duty at the price, or at the price `end`. */
  | { kind: 'taper'; exemptTo: number; end: number; of: 'price' | 'end' }
  /** No duty up to `exemptTo`, then `rate` cents for every $100 above, up to `end`. */
  | { kind: 'rate'; exemptTo: number; end: number; rate: number }
  /** The duty of an owner-occupier less an amount that depends on the price. `below` is the first price without it. */
  | { kind: 'less'; steps: readonly { below: number; amount: number }[] };

export type DutyRules = {
  scale: DutyScale;
  /** Set where the scale for farms differs. */
  ruralScale?: DutyScale;
  /** The scale for a buyer who will live there, up to a price in dollars. */
  owner?: { name: string; scale: DutyScale; upTo: number; kinds: readonly PropertyKind[] };
  firstHome: {
    /** What the state calls it. */
    name: string;
    establishedHome: FirstHomeRelief | null;
    newHome: FirstHomeRelief | null;
    land: FirstHomeRelief | null;
    /** Who gets it, or why there is none, in one or two sentences. */
    text: string;
  };
};

/**
 * The rules of one state. `from` is the date of their latest change, `checked` the latest date for which the source
 * that we read confirms them.
 */
export type DutyRow = LawRow<DutyRules> & { source: { title: string; url: string }; act: string; checked: string };
