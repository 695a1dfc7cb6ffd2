import type { AgreementTerms } from 'shared-contract/agreement/agreement-terms';
import { amountOf, centsOf, formatMoney } from 'shared-contract/money/money';
import { stateNames } from 'shared-contract/place/state-names';
import { bondLodgementRows, lodgementPeriodText } from '../rules/bond-rows.ts';
import { rowAt } from '../rules/law-row.ts';
import { rentPerPeriod } from '../rules/monthly-rent.ts';
import { longDate } from './long-date.ts';
import { rentingAuthorities } from './renting-authorities.ts';
import { type AgreementSection, money, optionalRow, row, type SectionContext } from './section-text.ts';
import { paymentMethodLabels, rentPeriodLabels } from './term-labels.ts';

/** The rent per week, fortnight and month (V28). The stored rent is per week. */
export function rentSection({ content, state, date, form }: SectionContext): AgreementSection {
  const { rent, rentPaid, firstPayment, rentInAdvanceWeeks, lastRentIncrease } = content.terms;
  return {
    name: 'rent',
    title: 'Rent',
    rows: [
      ...rentAmounts(rent, state, date),
      row('Rent is paid', rentPaid && rentPeriodLabels[rentPaid]),
      row('First payment', firstPayment && longDate(firstPayment)),
      row('Rent in advance', advanceText(rentInAdvanceWeeks, rent)),
      ...(form.has('lastRentIncrease')
        ? [row('Day of the last rent increase', lastIncreaseText(lastRentIncrease))]
        : []),
    ],
  };
}

function rentAmounts(rent: string | undefined, state: SectionContext['state'], date: string) {
  if (rent === undefined) return [row('Rent per week', undefined)];
  const { value } = rentPerPeriod(state, date, { rentCents: centsOf(rent) });
  return [
    row('Rent per week', money(rent)),
    row('Rent per fortnight', formatMoney(value.fortnightCents)),
    row('Rent per calendar month', formatMoney(value.monthCents)),
  ];
}

function advanceText(weeks: number | undefined, rent: string | undefined): string | undefined {
  if (weeks === undefined) return undefined;
  if (weeks === 0) return 'None';
  const text = weeks === 1 ? '1 week' : `${weeks} weeks`;
  return rent === undefined ? text : `${text}: ${money(amountOf(weeks * centsOf(rent)))}`;
}

function lastIncreaseText(date: string | null | undefined): string | undefined {
  return date === null ? 'No increase in this ownership' : date && longDate(date);
}

export function paymentSection({ content, form }: SectionContext): AgreementSection {
  const { paymentMethods, paymentAccount, paymentReference } = content.terms;
  return {
    name: 'payment',
    title: 'How rent is paid',
    rows: [
      row('Payment methods', paymentMethods?.map((method) => paymentMethodLabels[method]).join(', ')),
      ...accountRows(paymentAccount),
      ...optionalRow('Payment reference', paymentReference),
    ],
    paragraphs: [`The ${form.labels.tenant.toLowerCase()} can always pay by a method that costs no fee.`],
  };
}

function accountRows(account: AgreementTerms['paymentAccount'] | undefined): AgreementSection['rows'] {
  if (!account) return [];
  const bsb = account.bsb.replace(/^(\d{3})(\d{3})$/, '$1-$2');
  return [row('Account name', account.name), row('BSB', bsb), row('Account number', account.number)];
}

export function rentIncreaseSection({ content, state }: SectionContext): AgreementSection {
  const { agreedRentIncrease: agreed, leaseType } = content.terms;
  const place = stateNames[state];
  return {
    name: 'rentIncrease',
    title: 'Rent increases',
    rows: [row('Agreed increase', agreed && increaseText(agreed, leaseType))],
    paragraphs: [`The law of ${place} limits how often rent can rise and says how much notice is needed.`],
  };
}

function increaseText(agreed: AgreementTerms['agreedRentIncrease'], leaseType: 'fixed' | 'periodic' | undefined) {
  if (agreed.kind === 'none') {
    return leaseType === 'periodic' ? 'None agreed' : 'None: the rent doesn’t rise during the fixed term';
  }
  const from = `From ${longDate(agreed.date)}`;
  return agreed.kind === 'amount' ? `${from}: ${money(agreed.rent)} per week` : `${from}: ${agreed.method}`;
}

export function bondSection({ content, state, date, form }: SectionContext): AgreementSection {
  const { bond, petBond } = content.terms;
  const { labels } = form;
  const { bondAuthority } = rentingAuthorities(state, date);
  return {
    name: 'bond',
    title: labels.bond,
    rows: [
      row(`${labels.bond} amount`, money(bond)),
      ...(form.has('petBond') ? [row('Pet bond', petBond === undefined ? 'None' : money(petBond))] : []),
      row('Held by', bondAuthority),
    ],
    paragraphs: [lodgementText({ content, state, date, form })],
  };
}

/** Says who lodges the bond, and within what time. The day of the receipt is not known yet, so the text has no date. */
function lodgementText({ state, date, form }: SectionContext): string {
  const landlord = form.labels.landlord.toLowerCase();
  if (state === 'NT') return `The ${landlord} keeps it in trust and gives a receipt.`;
  const { within } = rowAt(bondLodgementRows, state, date).value;
  if (within === null) {
    return `The ${form.labels.tenant.toLowerCase()} pays it to the authority, and not to the ${landlord}.`;
  }
  const period = lodgementPeriodText(within);
  return `The ${landlord} gives a receipt and lodges it with the authority within ${period} of receiving it.`;
}
