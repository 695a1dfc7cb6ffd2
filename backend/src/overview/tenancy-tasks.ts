import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { OwnerTask } from 'shared-contract/property/overview';
import { daysText, isRentBehind } from 'shared-contract/tenancy/rent-lateness';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { increaseToAnnounce } from 'tenancy-law/notice/next-rent-increase';
import { shortDate } from 'tenancy-law/rules/law-row';

const money = (amount: string) => formatMoney(centsOf(amount));

/** Returns the tasks of a tenancy: late rent, and what the law sets a date for. `today` is the date at the property. */
export function tenancyTasks(tenancy: Tenancy, today: string): OwnerTask[] {
  const { id, status, arrearsDays, paidTo, endDate, startDate, bondRecord, rentDue = '0.00' } = tenancy;
  const property = { id: tenancy.property.id, fullAddress: tenancy.property.fullAddress };
  const names = tenancy.tenants.map(({ name }) => name).join(', ');
  const task = (kind: OwnerTask['kind'], title: string, dueDate: string | null, amount = ''): OwnerTask => ({
    id: `${kind}-${id}`,
    kind,
    title,
    detail: amount === '' ? names : `${names}: ${amount}`,
    dueDate,
    property,
    subjectId: id,
  });
  const isCurrent = status === 'active' || status === 'ending';
  const tasks: OwnerTask[] = [];
  if (isCurrent && isRentBehind(tenancy)) {
    tasks.push(
      task('rentInArrears', `Rent is ${daysText(arrearsDays)} behind`, paidTo ?? startDate, `${money(rentDue)} owed`),
    );
  }
  if (bondRecord?.lodgeBy && status !== 'ended') {
    tasks.push(task('bondToLodge', 'Lodge the bond', bondRecord.lodgeBy, `${money(bondRecord.received)} received`));
  }
  if (status === 'ending') tasks.push(task('tenancyEnding', 'Tenancy is ending', endDate));
  const increase = isCurrent ? increaseToAnnounce(tenancy, today) : null;
  if (increase !== null) {
    const title = increase > today ? `Rent can go up from ${shortDate(increase)}` : 'Rent can go up';
    tasks.push(task('rentIncreasePossible', title, null));
  }
  return tasks;
}
