import { accessResource, applicationPath, applicationSummaryResource } from '../applications/application-resource.ts';
import { findApplications, findOwnAccesses } from '../applications/application-store.ts';
import { certificateResource, findCertificates } from '../applications/certificate-store.ts';
import { withTenancies } from '../applications/own-tenancy.ts';
import type { BackendConfig } from '../config.ts';
import { completed, type ReadScope } from '../owned-rows/owned-rows.ts';
import { type ExportSection, section } from './export-section.ts';

/**
 * Returns the applications for the user's listings. What applicants wrote about themselves is left out: it may be read
 * only through the access log and exists only until its date, but an archive would outlive both.
 */
export const applicationSections = (scope: ReadScope & { config: BackendConfig }): ExportSection[] => [
  section(
    'applications',
    'The rental applications for your listings: names, status and dates. Read their content on the site.',
    completed(findApplications(scope), (rows) => withTenancies(scope, rows)).rows,
    (row) => applicationSummaryResource(scope.config, row),
  ),
  section('application-accesses', 'When you read or decided an application.', findOwnAccesses(scope).rows, (row) => ({
    application: `${applicationPath}/${row.applicationId}`,
    ...accessResource(row),
  })),
  section(
    'destruction-certificates',
    'The certificates of rental applications that were destroyed. The PDFs are in files/.',
    findCertificates(scope).rows,
    certificateResource,
  ),
];
