import { resourceQuery } from 'shared-api';
import { applicationSummary } from 'shared-contract/application/application';

/** The approved application that a new agreement starts from. */
export const applicationQuery = (id: string) =>
  resourceQuery(`/api/applications/${encodeURIComponent(id)}`, applicationSummary);
