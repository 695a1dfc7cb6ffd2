import { daysBetween } from 'shared-contract/date/local-date';
import type { OwnerTask } from 'shared-contract/property/overview';
import { formatLocalDate } from 'shared-ui';

/** Near dates as people say them, far ones as a date: "Due tomorrow", "Ends in 5 days", "Due 4 Feb 2027". */
export function dueWords(kind: OwnerTask['kind'], dueDate: string, today: string): string {
  const verb = kind === 'tenancyEnding' ? 'Ends' : 'Due';
  return `${verb} ${dayWords(dueDate, today)}`;
}

function dayWords(date: string, today: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  if (days < -30 || days > 14) return formatLocalDate(date);
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
