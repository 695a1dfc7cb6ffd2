import type { AustralianState } from 'shared-contract/place/suburb';
import type { Confidence, LawRow, LawSource } from '../rules/law-row.ts';
import { actFrom } from '../rules/sources.ts';

type SpecialTermValue = {
  /** A sentence contains such a term when it matches every pattern. */
  patterns: readonly RegExp[];
  /** A short name, such as `Indemnities`. */
  name: string;
  /** One plain sentence for the owner. */
  explanation: string;
};

const regulation11: LawSource = {
  title: 'Residential Tenancies Regulations 2021 (Vic), regulation 11',
  url: 'http://classic.austlii.edu.au/au/legis/vic/num_reg/rtr2021n3o2021397/index.html',
};
const section27B: LawSource = { title: 'Residential Tenancies Act 1997 (Vic) s 27B' };

const victoria = (
  rule: string,
  name: string,
  explanation: string,
  patterns: readonly RegExp[],
  source = regulation11,
  confidence: Confidence = 'P',
): LawRow<SpecialTermValue> => ({
  state: 'VIC',
  rule: `special-term-${rule}`,
  value: { patterns, name, explanation },
  from: '2021-03-29',
  source,
  confidence,
});

const renter = /\b(?:renter|tenant|lessee|occupant)s?\b/i;

/** The terms that Victoria prohibits (V39). */
const victorianRows: readonly LawRow<SpecialTermValue>[] = [
  victoria(
    'unseen-contract',
    'Documents the renter hasn’t been given',
    'In Victoria a renter can’t be bound to a contract or document they haven’t been given.',
    [
      /\b(?:bound by|bound to|agrees?|accepts?|compl(?:y|ies))\b/i,
      /\b(?:contract|document|terms|conditions|polic(?:y|ies)|agreement|rules)\b/i,
      /\b(?:unseen|not (?:yet )?(?:been )?(?:seen|read|provided|given|attached)|(?:provided|supplied|given) later|(?:amended|changed|varied) from time to time)\b/i,
    ],
  ),
  victoria('indemnity', 'Indemnities', 'In Victoria a renter can’t be asked to indemnify the rental provider.', [
    /\bindemnif(?:y|ies|ied)\b|\bindemnity\b|\bhold (?:\S+ ){1,6}harmless\b/i,
  ]),
  victoria(
    'premises-unavailable',
    'No claim when the home isn’t ready',
    'In Victoria a renter can claim compensation when the home isn’t available on the day the agreement starts.',
    [
      /\b(?:no|not|never|cannot|can[’']t|without|waives?)\b/i,
      /\b(?:claims?|compensation|damages)\b/i,
      /\b(?:unavailable|(?:not|isn[’']t) (?:be )?(?:available|ready|vacant)|delay(?:ed|s)?)\b/i,
    ],
  ),
  victoria(
    'rent-payment-cost',
    'Rent payments that cost extra',
    'In Victoria rent can’t be payable only in a way that costs the renter extra.',
    [
      /\brent(?:al)?\b/i,
      /\b(?:fees?|charges?|surcharges?|costs?)\b/i,
      /\b(?:card|app|platform|bpay|direct debit|transactions?|processing|payment method)\b/i,
    ],
  ),
  victoria(
    'named-supplier',
    'A supplier that the owner chooses',
    'In Victoria a renter is free to choose a supplier of services.',
    [
      /\b(?:must|shall|only|required to|agrees? to)\b/i,
      /\b(?:use|engage|hire|employ|buy|connect)\b/i,
      /\b(?:nominated|preferred|chosen|approved|selected|appointed)\b/i,
      /\b(?:provider|supplier|contractor|cleaner|company|retailer|tradesperson)s?\b/i,
    ],
  ),
  victoria(
    'safety-maintenance',
    'Safety checks and maintenance',
    'In Victoria the rental provider pays for safety checks and safety-related maintenance.',
    [
      renter,
      /\b(?:pay|pays|cost|costs|expense|replace|replaces|maintain|maintains|service|services|repair|repairs)\b/i,
      /\b(?:smoke alarms?|safety switch(?:es)?|gas safety|electrical safety|safety checks?|safety[- ]related|pool (?:fence|barrier)s?)\b/i,
    ],
  ),
  victoria(
    'tribunal-costs',
    'The owner’s costs at VCAT',
    'In Victoria a renter can’t be made to pay the rental provider’s costs at VCAT.',
    [
      /\bVCAT\b|\btribunal\b/i,
      /\b(?:costs?|fees?|expenses?)\b/i,
      /\b(?:pay|pays|payable|liable|reimburses?|recover(?:ed|s)?)\b/i,
    ],
  ),
  victoria(
    'insurance-excess',
    'The excess of the owner’s insurance',
    'In Victoria a renter can’t be made to pay the excess of the rental provider’s insurance.',
    [/\binsurance\b/i, /\bexcess\b/i],
  ),
  victoria(
    'insurance',
    'Insurance that the renter must have',
    'In Victoria a renter can’t be required to take out insurance.',
    [
      /\b(?:must|shall|required to|agrees? to|needs? to)\b/i,
      /\b(?:take out|hold|maintain|obtain|have|buy|keep)\b/i,
      /\binsurance\b/i,
    ],
    section27B,
    'S',
  ),
  victoria(
    'penalty',
    'Penalties and late fees',
    'In Victoria an agreement can’t make a renter pay a penalty, more rent or agreed damages for a breach.',
    [/\bpenalt(?:y|ies)\b|\bliquidated damages\b|\blate (?:payment )?fees?\b|\b(?:increased|higher) rent\b/i],
    section27B,
    'S',
  ),
];

const cleaning = [/\bprofessional(?:ly)?\b/i, /\b(?:steam[- ])?clean(?:ed|er|ers|ing)?\b/i];

const cleaningRow = (
  state: AustralianState,
  explanation: string,
  origin: Pick<LawRow<unknown>, 'from' | 'source' | 'confidence' | 'fromUnconfirmed'>,
): LawRow<SpecialTermValue> => ({
  state,
  rule: 'special-term-professional-cleaning',
  value: { patterns: cleaning, name: 'Professional cleaning', explanation },
  ...origin,
});

const otherStates = ['NSW', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const;

/** The special terms that a state prohibits, or that often fail there (V39). */
export const specialTermRows: readonly LawRow<SpecialTermValue>[] = [
  ...victorianRows,
  cleaningRow(
    'VIC',
    'In Victoria professional cleaning can be required only where it’s needed to restore the home, apart from fair wear and tear.',
    { from: '2021-03-29', source: { title: 'Residential Tenancies Act 1997 (Vic) s 27C' }, confidence: 'S' },
  ),
  ...otherStates.map((state) =>
    cleaningRow(
      state,
      'A blanket duty to pay for professional cleaning often can’t be enforced. Ask for the home as clean as it was at the start.',
      {
        from: actFrom[state],
        source: { title: 'Common advice to landlords' },
        confidence: 'M',
        fromUnconfirmed: true,
      },
    ),
  ),
];
