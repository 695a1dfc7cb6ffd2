import { localDateIn } from 'shared-contract/date/local-date';
import { amountOf } from 'shared-contract/money/money';
import type { NoticeFacts } from 'shared-contract/tenancy/notice';
import type { RentFrom } from './tenancy-parts.ts';
import type { TenancyRow } from './tenancy-store.ts';

/** Returns what the law about notices of a tenancy depends on. */
export function noticeFactsOf({ row, property, ...parts }: TenancyRow, now: Date): NoticeFacts {
  const { terms, rents, ofProperty, replacedEnd } = parts;
  const fixedEnd = fixedEndOf({ row, terms, replacedEnd });
  const isFixed = fixedEnd !== null && localDateIn(property.timeZone, now) <= fixedEnd;
  // In Queensland the months between increases count for the property, not for the tenants.
  const increases =
    property.state === 'QLD' ? [...increasesIn(ofProperty.rents), ...ofProperty.statedIncreases] : increasesIn(rents);
  return {
    state: property.state,
    residential: property.propertyType === 'Residential',
    timeZone: property.timeZone,
    leaseType: isFixed ? 'fixed' : 'periodic',
    startDate: row.startDate,
    fixedEnd: isFixed ? fixedEnd : null,
    rent: amountOf(row.rentCents),
    lastIncrease: increases.toSorted().at(-1) ?? null,
    agreedRentIncrease: terms.agreedRentIncrease ?? { kind: 'none' },
    electronicService: terms.electronicCommunication?.tenant ?? false,
  };
}

/** Returns the last day of the fixed term as it was before a notice of an end replaced it. */
function fixedEndOf({ row, terms, replacedEnd }: Pick<TenancyRow, 'row' | 'terms' | 'replacedEnd'>): string | null {
  if (terms.endDate !== undefined) return terms.endDate;
  if (replacedEnd) return replacedEnd.endDate;
  return row.endReason === null ? row.endDate : null;
}

/** Returns the days on which the rent rose. */
function increasesIn(rents: readonly RentFrom[]): string[] {
  return rents.flatMap(({ fromDate, rentCents }, index) => {
    const previous = rents[index - 1];
    return previous && rentCents > previous.rentCents ? [fromDate] : [];
  });
}
