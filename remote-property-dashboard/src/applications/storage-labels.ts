import type { ApplicationSummary } from 'shared-contract/application/application';

type Stored = Pick<ApplicationSummary, 'status' | 'hasTenancy'>;

/** What would change the date of destruction (V41), as the end of a sentence with the date. */
export function storageCondition({ status, hasTenancy }: Stored): string {
  switch (status) {
    case 'submitted':
    case 'shortlisted':
      return ' unless you decide before';
    case 'approved':
      return hasTenancy ? '' : ' if no tenancy starts';
    default:
      return '';
  }
}

/** How long an application without a date of destruction is stored. */
export const storedLabel = ({ hasTenancy }: Pick<Stored, 'hasTenancy'>): string =>
  hasTenancy ? 'Stored while the tenancy runs' : 'No date of destruction yet';
