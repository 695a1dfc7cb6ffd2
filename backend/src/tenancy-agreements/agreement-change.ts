import { isDeepStrictEqual } from 'node:util';
import {
  type AgreementTermName,
  type AgreementTerms,
  agreementTerms,
  detailsOf,
  isTermName,
  termsOf,
} from 'shared-contract/agreement/agreement-terms';
import type { TenancyAgreement, TenancyAgreementPatch } from 'shared-contract/agreement/tenancy-agreement';
import type { Violation } from 'shared-contract/wire/problem';
import type { AgreementContent } from 'tenancy-law/agreement/agreement-content';
import { agreementViolations } from 'tenancy-law/agreement/agreement-rules';
import { detailViolations } from 'tenancy-law/agreement/detail-violations';
import { termNames } from 'tenancy-law/agreement/term-names';
import { termPath } from 'tenancy-law/agreement/term-path';
import { formDate } from 'tenancy-law/form/form-date';
import { stateForm } from 'tenancy-law/form/state-form';
import * as z from 'zod/mini';
import { requireValid } from '../http/problem.ts';
import { unknownFields } from '../http/unknown-fields.ts';
import { storedParties, storedTerms } from './stored-content.ts';

type Details = TenancyAgreement['tenancyAgreementDetails'];

/** The columns of an agreement that hold its content. */
export type ContentColumns = {
  landlordDetails: TenancyAgreement['landlordDetails'];
  tenantDetails: TenancyAgreement['tenantDetails'];
  tenancyAgreementDetails: Details;
};

/** The part of a request that changes content. */
export type ContentInput = Pick<TenancyAgreementPatch, 'landlordDetails' | 'tenantDetails' | 'tenancyAgreementDetails'>;

type On = { property: AgreementContent['property']; today: string };

/**
 * Returns the content after a change: the parties as a whole, the terms by name. Terms that the state's form does not
 * have are not stored.
 * @param isNew true for a new agreement, whose whole content is checked. A change of an older one is not rejected for
 * what was wrong before in other fields; that stops the agreement from being sent.
 * @throws Problem 422 for an unknown term, and for content that is wrong
 */
export function changedContent(before: ContentColumns, input: ContentInput, on: On, isNew = false): ContentColumns {
  const details = input.tenancyAgreementDetails ?? [];
  requireValid([...detailViolations(details), ...unknownFieldsOf(details)]);
  const parties = {
    landlordDetails: input.landlordDetails ?? before.landlordDetails,
    tenantDetails: input.tenantDetails ?? before.tenantDetails,
  };
  const content = { ...parties, terms: changedTerms(before, details, on), property: on.property };
  const stored = storedParties(parties);
  const violations = agreementViolations(content, on);
  requireValid(isNew ? violations : violationsOfChange(violations, before, input, on));
  requireValid(stored.violations.filter(({ propertyPath }) => isNew || rootOf(propertyPath) in input));
  return {
    landlordDetails: isNew || input.landlordDetails ? stored.landlordDetails : before.landlordDetails,
    tenantDetails: isNew || input.tenantDetails ? stored.tenantDetails : before.tenantDetails,
    tenancyAgreementDetails: detailsOf(storedTerms(content.terms)),
  };
}

/** Returns what differs between two contents, by name, for the history. */
export function changedNames(before: ContentColumns, after: ContentColumns, { property, today }: On): string[] {
  const [old, now] = [termsOf(before.tenancyAgreementDetails), termsOf(after.tenancyAgreementDetails)];
  const { labels } = stateForm(property.state, formDate(now, today));
  const isChanged = (one: unknown, other: unknown) => !isDeepStrictEqual(asJson(one), asJson(other));
  const names = Object.keys(termNames) as AgreementTermName[];
  return [
    ...(isChanged(before.landlordDetails, after.landlordDetails) ? [labels.landlord] : []),
    ...(isChanged(before.tenantDetails, after.tenantDetails) ? [`${labels.tenant}s`] : []),
    ...names.filter((name) => isChanged(old[name], now[name])).map((name) => termNames[name]),
  ];
}

/** Without fields that are undefined, which JSON does not have. */
const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** Returns the terms after a change. Null removes a term, except where null is one of its values. */
function changedTerms({ tenancyAgreementDetails }: ContentColumns, details: Details, { property, today }: On) {
  const given: Record<string, unknown> = Object.fromEntries(details.map(({ name, value }) => [name, value ?? null]));
  const values: Record<string, unknown> = { ...termsOf(tenancyAgreementDetails), ...given };
  const terms = termsOf(Object.entries(values).map(([name, value]) => ({ name, value })));
  const form = stateForm(property.state, formDate(terms, today));
  const isDropped = (name: string) => !form.has(name as AgreementTermName) && (given[name] ?? null) === null;
  const remaining = Object.entries(terms).filter(([name]) => !isDropped(name));
  return { ...Object.fromEntries(remaining), rentFrequency: 'week' } as Partial<AgreementTerms>;
}

/** Returns a violation for each field that the schema of a term's value does not contain. */
function unknownFieldsOf(details: Details): Violation[] {
  return details.flatMap(({ name, value }) => {
    if (!isTermName(name)) return [];
    const schema = z.object({ [name]: agreementTerms.shape[name] });
    return unknownFields(schema, { [name]: value }, { method: 'PATCH' }).map((violation) => ({
      ...violation,
      propertyPath: termPath(violation.propertyPath),
    }));
  });
}

/** Leaves out what was wrong before in fields that the request does not contain. */
function violationsOfChange(violations: Violation[], before: ContentColumns, input: ContentInput, on: On): Violation[] {
  const { landlordDetails, tenantDetails } = before;
  const terms = termsOf(before.tenancyAgreementDetails);
  const earlier = agreementViolations({ landlordDetails, tenantDetails, terms, property: on.property }, on);
  const known = new Set(earlier.map(({ propertyPath, message }) => `${propertyPath}: ${message}`));
  const names = new Set(input.tenancyAgreementDetails?.map(({ name }) => name));
  return violations.filter(({ propertyPath, message }) => {
    const [, term = ''] = propertyPath.split(/[.[]/);
    const root = rootOf(propertyPath);
    const isGiven = root === 'tenancyAgreementDetails' ? names.has(term) : root in input;
    return isGiven || !known.has(`${propertyPath}: ${message}`);
  });
}

/** Returns `tenantDetails` for `tenantDetails[1].email`. */
const rootOf = (propertyPath: string): string => propertyPath.split(/[.[]/)[0] ?? '';
