import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { nextRentIncrease } from 'tenancy-law/notice/next-rent-increase';

type NextDate = { label: string; date: string };

/** Returns the next date of a tenancy that the owner should know; null without one. */
export function nextDate(tenancy: Tenancy, today: string): NextDate | null {
  const { startDate, endDate, ending, bondRecord, rents = [] } = tenancy;
  const announced = rents.find(({ from }) => from > today && from > startDate);
  const increase = tenancy.status === 'ended' ? null : nextRentIncrease(tenancy, today);
  const dates: NextDate[] = [
    ...(startDate > today ? [{ label: 'Starts', date: startDate }] : []),
    ...(bondRecord?.lodgeBy ? [{ label: 'Lodge the bond by', date: bondRecord.lodgeBy }] : []),
    ...(announced ? [{ label: 'New rent from', date: announced.from }] : []),
    ...(endDate !== null && endDate >= today
      ? [{ label: ending ? 'Tenancy ends' : 'Fixed term ends', date: endDate }]
      : []),
    ...(increase === null ? [] : [{ label: 'Rent can rise from', date: increase }]),
  ];
  return dates.toSorted((a, b) => a.date.localeCompare(b.date))[0] ?? null;
}
