import type {
  Application,
  ApplicationAccess,
  ApplicationSummary,
  ApplicationView,
} from 'shared-contract/application/application';
import { applicationFields } from 'tenancy-law/rules/application-fields';
import type { BackendConfig } from '../config.ts';
import { identity } from '../http/json-ld.ts';
import { listingPath, summaryResource } from '../listings/listing-resource.ts';
import { propertyPath } from '../properties/property-resource.ts';
import type { AccessRow, ApplicantRow, ApplicationWithAdults, FoundApplication } from './application-store.ts';
import { lawfulDetails, lawfulPart } from './lawful-content.ts';
import { retentionNoticeOf } from './retention.ts';
import { namesOf, unsealApplicant, unsealDetails } from './sealed-application.ts';

type HasTenancy = { hasTenancy: boolean };

export const applicationPath = '/api/applications';

/** Returns the JSON for the owner's list. */
export function applicationSummaryResource(
  config: BackendConfig,
  { row, adults, hasTenancy }: ApplicationWithAdults & HasTenancy,
): ApplicationSummary {
  return {
    ...identity(applicationPath, 'Application', row.id),
    status: row.status,
    listing: `${listingPath}/${row.listingId}`,
    property: `${propertyPath}/${row.propertyId}`,
    names: namesOf(config, adults),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    destroyOn: row.destroyOn,
    legalHold: row.legalHold,
    hasTenancy,
  };
}

/** Returns the JSON with all content, for the owner. Add an access to the log before. */
export function applicationResource(
  config: BackendConfig,
  found: FoundApplication & HasTenancy,
  accesses: AccessRow[],
): Application {
  return {
    ...applicationSummaryResource(config, found),
    details: lawfulDetails(found, unsealDetails(config, found.row)),
    adults: found.adults.map((adult) => {
      const { part, ...person } = unsealApplicant(config, adult);
      return { ...person, part: lawfulPart(found, part) };
    }),
    accesses: accesses.map(accessResource),
  };
}

/** Returns the JSON for one adult. It has only the names of the others. */
export function applicationViewResource(
  config: BackendConfig,
  found: FoundApplication & HasTenancy,
  { applicant, accesses }: { applicant: ApplicantRow; accesses: AccessRow[] },
): ApplicationView {
  const { row, adults, offered, hasTenancy } = found;
  const own = unsealApplicant(config, applicant);
  const form = applicationFields(offered.property.state, row.startedOn);
  return {
    ...identity(applicationPath, 'Application', row.id),
    status: row.status,
    listing: summaryResource({ ...offered, nextOpen: null }, 'public'),
    fields: [...form.value.fields],
    formNotice: form.value.isLimited ? form.sentence : null,
    part: lawfulPart(found, own.part),
    email: own.email,
    details: lawfulDetails(found, unsealDetails(config, row)),
    isFirst: applicant.position === 0,
    position: applicant.position,
    version: applicant.version,
    adults: adults.map((adult) => ({
      name: unsealApplicant(config, adult).name,
      completedAt: adult.completedAt?.toISOString() ?? null,
    })),
    destroyOn: row.destroyOn,
    legalHold: row.legalHold,
    retentionNotice: retentionNoticeOf(found),
    hasTenancy,
    accesses: accesses.map(accessResource),
  };
}

export const accessResource = ({ at, by, kind }: AccessRow): ApplicationAccess => ({ at: at.toISOString(), by, kind });
