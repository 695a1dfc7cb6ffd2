import { daysBetween } from 'shared-contract/date/local-date';
import { type OwnerTask, type OwnerTaskKind, ownerTaskKind } from 'shared-contract/property/overview';
import { isKnown } from 'shared-contract/wire/open-enum';
import { formatLocalDate } from 'shared-ui';

/** What happens on the due date. Of the other kinds the date is when the task is due. */
const verbs: Partial<Record<OwnerTaskKind, string>> = {
  tenancyEnding: 'Ends',
  offerWaiting: 'Expires',
  cardExpiring: 'Expires',
  documentExpiring: 'Expires',
};

/**
 * Returns "Due tomorrow" or "Ends in 5 days". More than 14 days ahead or 30 days ago, the text has the date instead.
 */
export function dueLabel(kind: OwnerTask['kind'], dueDate: string, today: string): string {
  const verb = isKnown(ownerTaskKind, kind) ? verbs[kind] : undefined;
  return `${verb ?? 'Due'} ${dayLabel(dueDate, today)}`;
}

function dayLabel(date: string, today: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  if (days < -30 || days > 14) return formatLocalDate(date);
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
