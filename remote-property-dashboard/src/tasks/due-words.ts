import { daysBetween } from 'shared-contract/local-date';
import { formatLocalDate } from 'shared-ui';

/** Near dates as people say them, far ones as a date: "Due tomorrow", "Due since 3 days", "Due 4 Feb 2027". */
export function dueWords(dueDate: string, today: string): string {
  const days = daysBetween(today, dueDate);
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  if (days === -1) return 'Due yesterday';
  if (days < -30 || days > 14) return `Due ${formatLocalDate(dueDate)}`;
  return days > 0 ? `Due in ${days} days` : `Due ${-days} days ago`;
}
