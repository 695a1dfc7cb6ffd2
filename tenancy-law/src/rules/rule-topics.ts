import { formatPrice } from 'shared-contract/money/money';
import { specialTermRows } from '../agreement/special-term-rows.ts';
import { applicationFieldRows } from './application-field-rows.ts';
import { fieldsText } from './application-fields.ts';
import { applicationFormRows } from './application-form.ts';
import { applicationRetentionRows, retentionText, tenantRetentionText } from './application-retention.ts';
import { auctionPriceRows } from './auction-price.ts';
import { type BondCap, bondLodgementRows, bondRows, lodgementPeriodText, petBondRows } from './bond-rows.ts';
import { periodText } from './calendar.ts';
import { coolingOffRows } from './cooling-off-rows.ts';
import { hoursText } from './entry-notice.ts';
import { entryNoticeRows, entryPurposeLabels } from './entry-notice-rows.ts';
import type { LawRow } from './law-row.ts';
import { monthlyRentRows } from './monthly-rent.ts';
import { type EndRule, endGroundLabels, noticeToEndRows } from './notice-to-end-rows.ts';
import { openHomeNoticeRows } from './open-home-notice.ts';
import { priceRangeRows } from './price-range.ts';
import { rentBiddingRows } from './rent-bidding.ts';
import { advanceText } from './rent-in-advance.ts';
import { type Advance, rentInAdvanceRows } from './rent-in-advance-rows.ts';
import { rentIncreaseRows } from './rent-increase-rows.ts';
import { serviceTimeRows } from './service-time.ts';
import { formTitle } from './standard-form.ts';
import { type StandardForm, standardFormRows } from './standard-form-rows.ts';

/** How a rule is shown: `figure` writes a value, `part` names what it applies to where a rule has several rows. */
type Topic<Value> = {
  rule: string;
  title: string;
  explanation: string;
  rows: readonly LawRow<Value>[];
  figure: (value: Value) => string;
  part?: (value: Value) => string;
};

/** A row that is ready to be shown. */
export type ShownRow = Omit<LawRow<unknown>, 'value'> & { figure: string; part: string };
export type RuleTopic = { rule: string; title: string; explanation: string; rows: readonly ShownRow[] };

const advance = (max: Advance | null) => (max === null ? 'no figure known' : advanceText(max));

/** The topics of the public pages. Together they contain every row of this folder and the special terms (V39). */
export const topicGroups: readonly { title: string; topics: readonly RuleTopic[] }[] = [
  {
    title: 'Starting a tenancy',
    topics: [
      topic({
        rule: 'application-form',
        title: 'Application form',
        explanation: 'The form that an application for a home must have.',
        rows: applicationFormRows,
        figure: (form) => form ?? 'No prescribed form',
      }),
      topic({
        rule: 'application-fields',
        title: 'Questions in an application',
        explanation: 'What an owner may ask people who apply for a home.',
        rows: applicationFieldRows,
        figure: fieldsText,
      }),
      topic({
        rule: 'application-retention',
        title: 'Storing applications',
        explanation: 'How long an owner may store an application.',
        rows: applicationRetentionRows,
        figure: (value) => `${retentionText(value)}; ${tenantRetentionText(value)}`,
      }),
      topic({
        rule: 'standard-form',
        title: 'Agreement form',
        explanation: 'The form of the agreement, and what the owner hands over with it.',
        rows: standardFormRows,
        figure: ({ form, longTerm }) =>
          [form, longTerm?.form].flatMap((one) => (one ? [formText(one)] : [])).join('; '),
      }),
      topic({
        rule: 'special-terms',
        title: 'Terms to leave out',
        explanation: 'Special terms that the law prohibits, or that often can’t be enforced.',
        rows: specialTermRows,
        figure: ({ explanation }) => explanation,
        part: ({ name }) => name,
      }),
      topic({
        rule: 'bond',
        title: 'Bond',
        explanation: 'The most bond that an owner may ask for.',
        rows: bondRows,
        figure: bondText,
      }),
      topic({
        rule: 'pet-bond',
        title: 'Pet bond',
        explanation: 'A separate bond for pets.',
        rows: petBondRows,
        figure: (cents) => (cents === null ? 'Not allowed' : `At most ${formatPrice(cents)}`),
      }),
      topic({
        rule: 'bond-lodgement',
        title: 'Lodging the bond',
        explanation: 'When the bond goes to the state’s authority after the owner received it.',
        rows: bondLodgementRows,
        figure: ({ within }) =>
          within === null ? 'The tenant pays the authority' : `Within ${lodgementPeriodText(within)}`,
      }),
      topic({
        rule: 'rent-in-advance',
        title: 'Rent in advance',
        explanation: 'The most rent that an owner may ask for in advance at the start.',
        rows: rentInAdvanceRows,
        figure: ({ fixed, periodic, unlimitedAbove }) => {
          const limit =
            fixed === periodic ? advance(fixed) : `Fixed term: ${advance(fixed)}; periodic: ${advance(periodic)}`;
          return unlimitedAbove === undefined
            ? limit
            : `${limit}; no limit above ${formatPrice(unlimitedAbove)} a week`;
        },
      }),
      topic({
        rule: 'rent-bidding',
        title: 'Rent bidding',
        explanation: 'Offers above the advertised rent.',
        rows: rentBiddingRows,
        figure: (value) =>
          ({
            forbidden: 'Owners can’t accept more than the advertised rent',
            unprompted: 'Owners can’t ask for or invite more than the advertised rent',
            open: 'No rule',
          })[value],
      }),
    ],
  },
  {
    title: 'During a tenancy',
    topics: [
      topic({
        rule: 'monthly-rent',
        title: 'Rent per month',
        explanation: 'How weekly rent converts to a calendar month.',
        rows: monthlyRentRows,
        figure: () => 'Weekly rent ÷ 7 × days of the year ÷ 12',
      }),
      topic({
        rule: 'rent-increase',
        title: 'Rent increases',
        explanation: 'How often rent can rise, and with how much notice.',
        rows: rentIncreaseRows,
        figure: ({ months, notice, perProperty, percentOfCpi }) =>
          `Once in ${months} months${perProperty ? ' per property' : ''}, with ${periodText(notice)}’ notice` +
          (percentOfCpi === null ? '' : `; at most ${percentOfCpi}% of the rise of the CPI unless the tenant agrees`),
      }),
      topic({
        rule: 'entry-notice',
        title: 'Entry notice',
        explanation: 'The notice to give before the owner enters.',
        rows: entryNoticeRows,
        figure: ({ hours }) => (hours === null ? 'Reasonable notice' : hoursText(hours)),
        part: ({ purpose }) => entryPurposeLabels[purpose],
      }),
      topic({
        rule: 'open-home-notice',
        title: 'Open homes in a rented home',
        explanation: 'The written notice to give before an open home, unless those who rent the home agree to less.',
        rows: openHomeNoticeRows,
        figure: (hours) => (hours === null ? 'Reasonable notice' : hoursText(hours)),
      }),
      topic({
        rule: 'service-time',
        title: 'When a notice counts as received',
        explanation: 'By hand, and by email where that was agreed, a notice counts on the same day.',
        rows: serviceTimeRows,
        figure: ({ post }) =>
          `By post: ${post === null ? 'allow for delivery' : `after ${post.businessDays} business days`}`,
      }),
    ],
  },
  {
    title: 'Ending a tenancy',
    topics: [
      topic({
        rule: 'notice-to-end',
        title: 'Notice by the owner',
        explanation: 'The shortest notice. A fixed term doesn’t end before its last day unless it says “at any time”.',
        rows: noticeToEndRows,
        figure: ({ fixed, periodic }) =>
          [fixed && `Fixed term: ${endText(fixed)}`, periodic && `Periodic: ${endText(periodic)}`]
            .filter(Boolean)
            .join('; '),
        part: ({ ground }) => endGroundLabels[ground],
      }),
    ],
  },
  {
    title: 'Selling',
    topics: [
      topic({
        rule: 'cooling-off',
        title: 'Cooling-off',
        explanation: 'How long a buyer can withdraw from a contract, except after an auction.',
        rows: coolingOffRows,
        figure: ({ businessDays, penalty }) => {
          if (businessDays === null) return 'None';
          if (penalty === null) return `${businessDays} business days`;
          const least = penalty.minCents > 0 ? `, at least ${formatPrice(penalty.minCents)}` : '';
          return `${businessDays} business days; it costs ${penalty.basisPoints / 100}% of the price${least}`;
        },
      }),
      topic({
        rule: 'auction-price',
        title: 'Price guides for auctions',
        explanation: 'Whether a home that goes to auction can be advertised with a price guide.',
        rows: auctionPriceRows,
        figure: () => 'Not allowed',
      }),
      topic({
        rule: 'price-range',
        title: 'Price ranges',
        explanation: 'How wide the range of an advertised sale price may be.',
        rows: priceRangeRows,
        figure: (percent) => (percent === null ? 'No limit' : `At most ${percent}% of its lower end`),
      }),
    ],
  },
];

function topic<Value>({ rows, figure, part, ...texts }: Topic<Value>): RuleTopic {
  return {
    ...texts,
    rows: rows.map(({ value, ...row }) => ({ ...row, figure: figure(value), part: part?.(value) ?? '' })),
  };
}

function formText(form: StandardForm): string {
  return `${formTitle(form)}, with: ${form.enclosures.join(', ')}`;
}

function bondText({ max, above }: BondCap): string {
  const text = (one: BondCap['max']) =>
    one === null ? 'no maximum' : one === 'month' ? 'one month’s rent' : `${one.weeks} weeks’ rent`;
  return above ? `${text(max)}; above ${formatPrice(above.rentCents)} a week ${text(above.max)}` : text(max);
}

function endText({ notice, longerTerm, endsTermEarly }: EndRule): string {
  const longer = longerTerm ? ` (${periodText(longerTerm.notice)} for more than ${longerTerm.overMonths} months)` : '';
  return `${periodText(notice)}${longer}${endsTermEarly ? ' at any time' : ''}`;
}
