import { addDays } from 'shared-contract/date/local-date';
import type { OwnerTask, OwnerTaskKind } from 'shared-contract/property/overview';

/** Groups of kinds, most urgent first. Within a group, kinds are in this order. */
const groups = {
  lateMoney: ['rentInArrears', 'chargeFailed'],
  /** Dates that the law sets. Tasks of other kinds join this group while their date is near or past. */
  deadlines: ['tenantCheckNotice', 'bondToLodge'],
  peopleWaiting: [
    'agreementToSign',
    'agreementDeclined',
    'agreementToCreate',
    'offerWaiting',
    'tenantCheckQuestion',
    'applicationToDecide',
    'applicationNew',
    'tenantCheckToFinish',
    'enquiryNew',
  ],
  ownWork: ['offerAccepted', 'orderUnpaid', 'cardExpiring', 'documentExpiring', 'tenancyEnding'],
  suggestions: ['rentIncreasePossible', 'listingDraft'],
} satisfies Record<string, OwnerTaskKind[]>;

const order: readonly (readonly OwnerTask['kind'][])[] = Object.values(groups);
const deadlines = order.indexOf(groups.deadlines);

/** A date is near when it is at most this many days ahead. */
const nearDays = 7;

/** A task with the local date at its property. */
export type DatedTask = { task: OwnerTask; today: string };

/**
 * Sorts tasks, most urgent first: late money, deadlines by date, people who wait for an answer, the owner's own work,
 * suggestions.
 */
export function sortTasks(tasks: readonly DatedTask[]): OwnerTask[] {
  return tasks
    .map(({ task, today }) => ({ task, group: groupOf(task, today) }))
    .sort(
      (a, b) =>
        a.group - b.group ||
        (a.group === deadlines ? byDate(a.task, b.task) : 0) ||
        kindRank(a.task) - kindRank(b.task) ||
        byDate(a.task, b.task) ||
        a.task.title.localeCompare(b.task.title) ||
        a.task.id.localeCompare(b.task.id),
    )
    .map(({ task }) => task);
}

function groupOf({ kind, dueDate }: OwnerTask, today: string): number {
  const own = order.findIndex((kinds) => kinds.includes(kind));
  const isNear = dueDate !== null && dueDate <= addDays(today, nearDays);
  return isNear ? Math.min(own, deadlines) : own;
}

const kinds = order.flat();
const kindRank = ({ kind }: OwnerTask): number => kinds.indexOf(kind);

/** Tasks without a date come last. */
const byDate = (a: OwnerTask, b: OwnerTask): number => (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9');
