import {
  type AgreementTermName,
  type AgreementTerms,
  detailsOf,
  initialTerms,
  termsOf,
} from 'shared-contract/agreement/agreement-terms';
import type { TenancyAgreementInput } from 'shared-contract/agreement/tenancy-agreement';
import { localDateIn } from 'shared-contract/date/local-date';
import { stateForm } from 'tenancy-law/form/state-form';
import { applicationPath } from '../applications/application-resource.ts';
import type { BackendConfig } from '../config.ts';
import { idOf } from '../http/parameters.ts';
import { invalid, requireValid } from '../http/problem.ts';
import { findOwn, insertOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { refuseSample } from '../sample-data/refuse-sample.ts';
import { advertisedTerms } from './advertised-terms.ts';
import { type ContentColumns, changedContent } from './agreement-change.ts';
import { contentOfApplication } from './agreement-from-application.ts';
import { addAgreementEvent } from './agreement-history.ts';
import { lawPropertyOf } from './law-property.ts';
import { customerUserPath, tenancyAgreementPath } from './tenancy-agreement-resource.ts';
import { tenancyAgreements } from './tenancy-agreement-table.ts';

type Agreement = typeof tenancyAgreements.$inferSelect;

/** Terms that belong to one term of a lease and are not copied to the next agreement. */
const datedTerms: readonly AgreementTermName[] = [
  'startDate',
  'endDate',
  'firstPayment',
  'agreedRentIncrease',
  'conditionReport',
];

/**
 * Creates a draft. It starts with the defaults of SPEC §3 and the advertised rent and bond, with parties and terms of a
 * previous agreement of the same property, or with tenants, rent and dates of an approved application for it.
 * @returns the id of the agreement
 * @throws Problem 422 for a property, landlord, previous agreement or application that is not the owner's, and for
 * wrong content
 */
export async function createAgreement(
  scope: OwnerScope & { config: BackendConfig },
  request: TenancyAgreementInput,
): Promise<string> {
  const { input, listingId } = await withApplication(scope, request);
  const { owner, database, now } = scope;
  const property = await requireProperty(scope, input);
  refuseSample(property);
  if (idOf(input.landlord, customerUserPath) !== owner.id) {
    throw unknown('landlord', 'Expected the address of the signed-in user.');
  }
  const previous = input.previous === undefined ? null : await requirePrevious(scope, input.previous, property.id);
  const today = localDateIn(property.timeZone, now);
  const copied = previous
    ? repeatedTerms(previous)
    : await advertisedTerms(scope, { property, listingId, given: termsOf(input.tenancyAgreementDetails ?? []) }, today);
  const before = {
    ...startingContent(input, previous),
    tenancyAgreementDetails: startingTerms(copied, property, today),
  };
  const content = changedContent(before, input, { property: lawPropertyOf(property), today }, true);
  const { id } = await insertOwn(scope, tenancyAgreements, {
    propertyId: property.id,
    landlordId: owner.id,
    previousAgreementId: previous?.id ?? null,
    applicationId: input.application === undefined ? null : idOf(input.application, applicationPath),
    ...content,
  });
  await addAgreementEvent(database, {
    ownerId: owner.id,
    agreementId: id,
    at: now,
    by: 'owner',
    kind: 'created',
    note: originNote(input, Object.keys(copied)),
  });
  return id;
}

/** Says in the history from what the agreement was copied. */
function originNote({ previous, application }: TenancyAgreementInput, copied: string[]): string {
  if (previous !== undefined) return 'Copied from an earlier agreement';
  if (application !== undefined) return 'Copied from an application';
  return copied.length > 0 ? `Copied from the listing: ${copied.join(' and ')}` : '';
}

async function requireProperty(scope: OwnerScope, { property }: Pick<TenancyAgreementInput, 'property'>) {
  const found = await findOwn(scope, properties, idOf(property, propertyPath));
  if (found) return found;
  throw unknown('property', 'Expected the address of one of your properties.');
}

/** Returns the request with the content of its application, and its listing. Content of the request replaces it. */
async function withApplication(
  scope: OwnerScope & { config: BackendConfig },
  input: TenancyAgreementInput,
): Promise<{ input: TenancyAgreementInput; listingId: string | null }> {
  if (input.application === undefined) return { input, listingId: null };
  const { id } = await requireProperty(scope, input);
  const copied = await contentOfApplication(scope, input.application, id);
  if (!copied) throw unknown('application', 'Choose an approved application for this property.');
  const given = input.tenancyAgreementDetails ?? [];
  const names = new Set(given.map(({ name }) => name));
  const others = copied.tenancyAgreementDetails.filter(({ name }) => !names.has(name));
  const tenantDetails = input.tenantDetails ?? copied.tenantDetails;
  return {
    input: { ...input, tenantDetails, tenancyAgreementDetails: [...others, ...given] },
    listingId: copied.listingId,
  };
}

async function requirePrevious(scope: OwnerScope, previous: string, propertyId: string): Promise<Agreement> {
  const found = await findOwn(scope, tenancyAgreements, idOf(previous, tenancyAgreementPath));
  if (found?.propertyId === propertyId) return found;
  throw unknown('previous', 'Expected the address of an agreement for this property.');
}

/** Returns the parties of a new agreement. @throws Problem 422 when the request has none and copies none */
function startingContent(
  { landlordDetails, tenantDetails, tenancyAgreementDetails }: TenancyAgreementInput,
  previous: Agreement | null,
): Pick<ContentColumns, 'landlordDetails' | 'tenantDetails'> {
  if (previous) return previous;
  const missing = Object.entries({ landlordDetails, tenantDetails, tenancyAgreementDetails })
    .filter(([, value]) => value === undefined)
    .map(([name]) => ({ propertyPath: name, message: 'Required without a previous agreement.', code: 'required' }));
  requireValid(missing);
  if (!landlordDetails || !tenantDetails) throw new Error('Missing parties were not rejected.');
  return { landlordDetails, tenantDetails };
}

/** Returns the terms of the previous agreement that also suit the next one. */
function repeatedTerms({ tenancyAgreementDetails }: Agreement): Partial<AgreementTerms> {
  const terms = Object.entries(termsOf(tenancyAgreementDetails));
  return Object.fromEntries(terms.filter(([name]) => !datedTerms.includes(name as AgreementTermName)));
}

function startingTerms(
  copied: Partial<AgreementTerms>,
  { state }: typeof properties.$inferSelect,
  today: string,
): ContentColumns['tenancyAgreementDetails'] {
  const form = stateForm(state, today);
  return detailsOf({ ...initialTerms, ...copied }).filter(({ name }) => form.has(name as AgreementTermName));
}

const unknown = (path: string, message: string) => invalid({ propertyPath: path, message, code: 'unknown' });
