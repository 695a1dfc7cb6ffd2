import type { BackendConfig } from '../config.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import { eventResource, findOwnEvents } from '../tenant-checks/check-events.ts';
import { tenantCheckPath, tenantCheckResource } from '../tenant-checks/tenant-check-resource.ts';
import { findChecks } from '../tenant-checks/tenant-check-store.ts';
import { type ExportSection, section } from './export-section.ts';

/**
 * Returns the tenant checks that the user requested. What is known about the applicants is left out, also their names
 * and the provider's question, which can quote them: it exists only until its date, but an archive would outlive it.
 */
export const tenantCheckSections = (scope: ReadScope & { config: BackendConfig }): ExportSection[] => [
  section(
    'tenant-checks',
    'The tenant checks that you requested: status, points and dates, without the applicants. Read their content on the site.',
    findChecks(scope).rows,
    (check) => {
      const { applicant, question, ...rest } = tenantCheckResource(scope.config, check);
      return rest;
    },
  ),
  section(
    'tenant-check-events',
    'What happened to your tenant checks, and when you read them.',
    findOwnEvents(scope).rows,
    (event) => ({ check: `${tenantCheckPath}/${event.checkId}`, ...eventResource(event) }),
  ),
];
