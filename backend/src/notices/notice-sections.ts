import type { RentPeriod } from 'shared-contract/agreement/agreement-terms';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { NoticeContent } from 'shared-contract/tenancy/notice';
import { longDate } from 'tenancy-law/form/long-date';
import type { StateFormLabels } from 'tenancy-law/form/state-form';
import { endLaw, rentIncreaseLaw } from 'tenancy-law/notice/notice-law';
import { entryNotice } from 'tenancy-law/rules/entry-notice';
import { entryPurposeLabels } from 'tenancy-law/rules/entry-notice-rows';
import { rentPerPeriod } from 'tenancy-law/rules/monthly-rent';
import type { PrintedSection } from '../pdf/section-content.ts';
import { groundText } from './ground-texts.ts';
import type { NoticeSubject, NoticeTenancy } from './notice-document.ts';

type Of<Kind extends NoticeContent['kind']> = Extract<NoticeContent, { kind: Kind }>;
type Rows = { label: string; value: string }[];

/** Returns what a notice says, with the law that allows it where the home is covered by the renting law. */
export function noticeSections(subject: NoticeSubject, labels: StateFormLabels): PrintedSection[] {
  const { content } = subject;
  switch (content.kind) {
    case 'rentIncrease':
      return [{ title: 'Your new rent', rows: rentRows(content, subject) }];
    case 'end':
      return [{ title: 'End of the tenancy', rows: endRows(content, subject, labels) }];
    case 'entry':
      return [{ title: `The ${labels.landlord.toLowerCase()} will enter`, rows: entryRows(content, subject) }];
  }
}

function rentRows({ rent, effectiveDate, calculation }: Of<'rentIncrease'>, { tenancy, today }: NoticeSubject): Rows {
  const [oldCents, newCents] = [centsOf(tenancy.rent), centsOf(rent)];
  return [
    { label: 'Rent now, per week', value: formatMoney(oldCents) },
    { label: 'New rent, per week', value: formatMoney(newCents) },
    ...periodRows(tenancy, { oldCents, newCents, effectiveDate }),
    { label: 'Increase', value: `${formatMoney(newCents - oldCents)} per week` },
    { label: 'From', value: longDate(effectiveDate) },
    ...present('How it was calculated', calculation),
    ...present('Last rent increase', tenancy.lastIncrease && longDate(tenancy.lastIncrease)),
    ...lawRow('Why this date is lawful', tenancy, () => increaseLaw(tenancy, today)),
  ];
}

const periodLabels: Record<Exclude<RentPeriod, 'week'>, string> = { fortnight: 'fortnight', month: 'calendar month' };

/** The rents of a pay period, for tenants who don't pay every week. */
function periodRows(
  { state, rentPaid }: NoticeTenancy,
  { oldCents, newCents, effectiveDate }: { oldCents: number; newCents: number; effectiveDate: string },
): Rows {
  if (rentPaid === 'week') return [];
  const perPeriod = (rentCents: number) => {
    const { fortnightCents, monthCents } = rentPerPeriod(state, effectiveDate, { rentCents }).value;
    return formatMoney(rentPaid === 'fortnight' ? fortnightCents : monthCents);
  };
  const label = periodLabels[rentPaid];
  return [
    { label: `Rent now, per ${label}`, value: perPeriod(oldCents) },
    { label: `New rent, per ${label}`, value: perPeriod(newCents) },
  ];
}

function increaseLaw(tenancy: NoticeTenancy, today: string): string {
  const { value, sentence } = rentIncreaseLaw(tenancy, today);
  return `The earliest lawful date is ${longDate(value.earliest)}. ${sentence}`;
}

function endRows(content: Of<'end'>, { tenancy, today }: NoticeSubject, labels: StateFormLabels): Rows {
  const { ground, endDate, reason, evidenceAttached } = content;
  const law = () => {
    const { value, sentence } = endLaw(tenancy, today, ground);
    return `The earliest lawful date is ${longDate(value.earliestEnd)}. ${sentence}`;
  };
  return [
    { label: 'Last day of the tenancy', value: longDate(endDate) },
    { label: 'Reason', value: groundText(ground, labels) },
    ...present('Details', reason),
    ...(evidenceAttached ? [{ label: 'Evidence', value: 'Comes with this notice.' }] : []),
    {
      label: 'What to do',
      value: `Please move out and return the keys by ${longDate(endDate)}. Rent is payable until the tenancy ends.`,
    },
    ...lawRow('Why this date is lawful', tenancy, law),
  ];
}

const purposes = { ...entryPurposeLabels, showing: 'Showing the home to people who may buy or rent it' };

function entryRows({ purpose, date, from, to, note }: Of<'entry'>, { tenancy, today }: NoticeSubject): Rows {
  const day = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  return [
    { label: 'Purpose', value: purposes[purpose] },
    { label: 'Day', value: `${day}, ${longDate(date)}` },
    { label: 'Time', value: `Between ${clockTime(from)} and ${clockTime(to)} (local time)` },
    ...present('Note', note),
    ...lawRow('Notice needed', tenancy, () => entryNotice(tenancy.state, today, { purpose }).sentence),
  ];
}

/** Formats `14:05` as `2:05 pm`. */
function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

const present = (label: string, value: string | null): Rows => (value?.trim() ? [{ label, value }] : []);

const lawRow = (label: string, { residential }: NoticeTenancy, law: () => string): Rows =>
  residential ? [{ label, value: law() }] : [];
