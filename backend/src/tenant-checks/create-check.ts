import { isDeepStrictEqual } from 'node:util';
import { localDateIn } from 'shared-contract/date/local-date';
import { applicantEmailViolations } from 'shared-contract/tenant-check/applicant-email';
import type { TenantCheckInput } from 'shared-contract/tenant-check/tenant-check';
import { checkApplicantViolations } from 'shared-contract/tenant-check/tenant-check-rules';
import { applicationPath } from '../applications/application-resource.ts';
import { findApplications } from '../applications/application-store.ts';
import type { BackendConfig } from '../config.ts';
import { customerUserById } from '../customer-users/customer-user-store.ts';
import { firstRow } from '../database/single-row.ts';
import { idOf } from '../http/parameters.ts';
import { conflict, invalid, requireFound, requireValid } from '../http/problem.ts';
import { findOwn, firstOf, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { refuseSample } from '../sample-data/refuse-sample.ts';
import { applicantOf, storeApplicant } from './check-applicant.ts';
import { addEvent } from './check-events.ts';
import { checkRetention } from './check-retention.ts';
import { type FoundCheck, findChecks, findOwnCheck } from './tenant-check-store.ts';
import { tenantChecks } from './tenant-check-table.ts';

type CreateContext = OwnerScope & { config: BackendConfig };

/**
 * Creates a check of one adult (V40) as a draft. A repeated request returns the stored one.
 * @throws Problem 422 for a property or application that is not the owner's, 409 for an id of another check
 */
export async function createCheck(context: CreateContext, input: TenantCheckInput): Promise<FoundCheck> {
  const { database, owner, now } = context;
  const { id, product, applicant } = input;
  const property = await findOwn(context, properties, idOf(input.property, propertyPath));
  if (!property) throw missing('property', 'Choose one of your properties.');
  refuseSample(property);
  const today = localDateIn(property.timeZone, now);
  const violations = [
    ...checkApplicantViolations(applicant, today),
    ...applicantEmailViolations(applicant.email, await emailOf(context)),
  ];
  requireValid(violations.map((one) => ({ ...one, propertyPath: `applicant.${one.propertyPath}` })));
  const applicationId = await applicationOf(context, input, property.id);
  const { destroyOn } = checkRetention({ property }, 'draft', today);
  const row = await firstRow(
    database
      .insert(tenantChecks)
      .values({
        id,
        ownerId: owner.id,
        propertyId: property.id,
        product,
        requestedAt: now,
        applicationId,
        destroyOn,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning(),
  );
  if (row === null) return repeatedCheck(context, input, property.id);
  await storeApplicant(context, row, applicant);
  await addEvent(context, row, 'owner', 'created');
  return findOwnCheck(context, id);
}

const emailOf = async ({ database, owner }: CreateContext): Promise<string> =>
  requireFound(await customerUserById(database, owner.id)).username;

/** The check of the same request, whose response was lost. @throws Problem 409 */
async function repeatedCheck(context: CreateContext, input: TenantCheckInput, propertyId: string) {
  const found = await firstOf(findChecks(context, { id: input.id }));
  const isSame =
    found?.row.propertyId === propertyId &&
    found.row.product === input.product &&
    isDeepStrictEqual(applicantOf(context.config, found), input.applicant);
  if (found && isSame) return found;
  throw conflict('id-taken', 'Another check uses this id. Send a new UUID.');
}

/** Returns the id of the application that the check starts from, or null. Drafts are the applicants' own. */
async function applicationOf(
  context: OwnerScope,
  { application, adult = 0 }: TenantCheckInput,
  propertyId: string,
): Promise<string | null> {
  if (application === undefined) return null;
  const found = await firstOf(findApplications(context, { id: idOf(application, applicationPath), propertyId }));
  if (!found) throw missing('application', 'Choose an application for this property.');
  if (!found.adults[adult]) throw missing('adult', 'Choose an adult of the application.');
  return found.row.id;
}

const missing = (propertyPath: string, message: string) => invalid({ propertyPath, message, code: 'not-found' });
