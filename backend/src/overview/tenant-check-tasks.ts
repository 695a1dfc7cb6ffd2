import type { OwnerTask, OwnerTaskKind } from 'shared-contract/property/overview';
import type { PendingItems } from './pending-items.ts';

type Check = PendingItems['checks'][number];

/** Returns the task of a tenant check that waits for the owner. `today` is the local date at the property. */
export function tenantCheckTask(
  { id, name, step, noticeDueOn }: Check,
  property: OwnerTask['property'],
  today: string,
): OwnerTask {
  const { kind, title, detail } = texts[step];
  const isOverdue = noticeDueOn !== null && noticeDueOn < today;
  return {
    id: `${kind}-${id}`,
    kind,
    title: isOverdue ? 'Notice to the applicant is overdue' : title,
    detail: `${name}: ${detail}`,
    dueDate: noticeDueOn,
    property,
    subjectId: id,
  };
}

const texts: Record<Check['step'], { kind: OwnerTaskKind; title: string; detail: string }> = {
  notice: { kind: 'tenantCheckNotice', title: 'Send a notice to the applicant', detail: 'tenant check' },
  question: { kind: 'tenantCheckQuestion', title: 'Answer a question', detail: 'tenant check' },
  finish: { kind: 'tenantCheckToFinish', title: 'Finish a tenant check', detail: 'signed, but not sent yet' },
};
