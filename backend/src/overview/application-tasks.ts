import type { OwnerTask } from 'shared-contract/property/overview';
import type { PendingItems } from './pending-items.ts';

type Application = PendingItems['applications'][number];

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/**
 * Returns one task for the new applications of a property, and one for each application on the shortlist and each
 * approved one.
 */
export function applicationTasks(
  applications: readonly Application[],
  propertyOf: (id: string) => OwnerTask['property'],
): OwnerTask[] {
  const isNew = ({ status }: Application) => status === 'submitted';
  const byProperty = Map.groupBy(applications.filter(isNew), ({ propertyId }) => propertyId);
  return [
    ...[...byProperty].map(([propertyId, fresh]) => newTask(fresh, propertyId, propertyOf(propertyId))),
    ...applications
      .filter((one) => !isNew(one))
      .map((one) => (one.status === 'approved' ? approvedTask : decideTask)(one, propertyOf(one.propertyId))),
  ];
}

/** `applications` are the new ones of the property, newest first. */
function newTask(applications: readonly Application[], propertyId: string, property: OwnerTask['property']): OwnerTask {
  const count = applications.length;
  const latest = list.format(applications[0]?.names ?? []);
  return {
    id: `applicationNew-${propertyId}`,
    kind: 'applicationNew',
    title: count === 1 ? 'New application' : `${count} new applications`,
    detail: count === 1 ? latest : `Latest from ${latest}`,
    dueDate: null,
    property,
    subjectId: propertyId,
  };
}

function decideTask({ id, names }: Application, property: OwnerTask['property']): OwnerTask {
  return {
    id: `applicationToDecide-${id}`,
    kind: 'applicationToDecide',
    title: `Decide on ${list.format(names)}`,
    detail: 'Shortlisted application',
    dueDate: null,
    property,
    subjectId: id,
  };
}

function approvedTask({ id, names }: Application, property: OwnerTask['property']): OwnerTask {
  return {
    id: `agreementToCreate-${id}`,
    kind: 'agreementToCreate',
    title: 'Create the tenancy agreement',
    detail: `Approved application of ${list.format(names)}`,
    dueDate: null,
    property,
    subjectId: id,
  };
}
