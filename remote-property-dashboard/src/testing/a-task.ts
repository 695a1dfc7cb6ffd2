import type { OwnerTask } from 'shared-contract/property/overview';

export function aTask(overrides: Partial<OwnerTask> = {}): OwnerTask {
  return {
    id: 'rentInArrears-t1',
    kind: 'rentInArrears',
    title: 'Rent is 8 days behind',
    detail: 'Mia Petrović',
    dueDate: '2026-11-13',
    property: { id: 'p1', fullAddress: '8 Lygon Street, Carlton VIC 3053' },
    subjectId: 't1',
    ...overrides,
  };
}
