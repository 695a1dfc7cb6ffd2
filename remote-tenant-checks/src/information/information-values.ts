import { tidyPhone } from 'shared-contract/contact/person-contact';
import { applicantEmailViolations } from 'shared-contract/tenant-check/applicant-email';
import {
  type CheckApplicant,
  checkApplicant,
  type TenantCheckInput,
  type TenantCheckProduct,
  tenantCheckInput,
  tenantCheckProduct,
} from 'shared-contract/tenant-check/tenant-check';
import { checkApplicantViolations } from 'shared-contract/tenant-check/tenant-check-rules';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';

/** The fields of the form as text. `property` is an id; the owner of an existing check can't change it. */
export type InformationValues = {
  product: TenantCheckProduct | '';
  property: string;
  name: string;
  email: string;
  phone: string;
  dateOfBirth: string;
  currentAddress: string;
  consent: boolean;
};

export const emptyInformation: InformationValues = {
  product: '',
  property: '',
  name: '',
  email: '',
  phone: '',
  dateOfBirth: '',
  currentAddress: '',
  consent: false,
};

export const valuesOfApplicant = (applicant: Partial<CheckApplicant>) => ({
  name: applicant.name ?? '',
  email: applicant.email ?? '',
  phone: tidyPhone(applicant.phone ?? ''),
  dateOfBirth: applicant.dateOfBirth ?? '',
  currentAddress: applicant.currentAddress ?? '',
});

type Errors = Record<string, string>;
type Parsed<T> = { ok: true; value: T } | { ok: false; errors: Errors };

type Origin = { id: string; application?: string; adult?: number };

/** What the rules need to know: the local date at the property, and the signed-in user's email. */
export type RuleContext = { today: string; userEmail: string };

/** Returns the request for a new check, or an error message for each invalid field (V40). */
export function parseNewCheck(
  values: InformationValues,
  context: RuleContext,
  origin: Origin,
): Parsed<TenantCheckInput> {
  const parsed = tenantCheckInput.safeParse({
    ...origin,
    property: values.property && `/api/properties/${values.property}`,
    product: values.product,
    applicant: typedApplicant(values),
    consent: values.consent,
  });
  const own = values.property === '' ? [missingProperty] : [];
  return outcome(parsed, [...own, ...ruleViolations(values, context)]);
}

/** Returns the product and applicant of an existing check, or an error message for each invalid field. */
export function parseChangedCheck(
  values: InformationValues,
  context: RuleContext,
): Parsed<{ product: TenantCheckProduct; applicant: CheckApplicant }> {
  const applicant = checkApplicant.safeParse(typedApplicant(values));
  const product = tenantCheckProduct.safeParse(values.product);
  const shape = product.success ? [] : [missingProduct];
  const parsed =
    applicant.success && product.success
      ? { success: true, data: { product: product.data, applicant: applicant.data } }
      : { success: false, error: applicant.error };
  return outcome(parsed, [...shape, ...ruleViolations(values, context)]);
}

type Shape<T> = {
  success: boolean;
  data?: T | undefined;
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
};

function outcome<T>(parsed: Shape<T>, own: Violation[]): Parsed<T> {
  const violations = [...own, ...shapeViolations(parsed)];
  if (parsed.data !== undefined && violations.length === 0) return { ok: true, value: parsed.data };
  return { ok: false, errors: informationErrors(violations) };
}

/** Applies the rules to each field on its own, so that all errors of the form are shown at once. */
function ruleViolations(
  { name, email, dateOfBirth, currentAddress }: InformationValues,
  { today, userEmail }: RuleContext,
): Violation[] {
  const date = checkApplicant.shape.dateOfBirth.safeParse(dateOfBirth);
  const details = { name, currentAddress, ...(date.success && { dateOfBirth: date.data }) };
  return [...checkApplicantViolations(details, today), ...applicantEmailViolations(email, userEmail)];
}

const missingProperty = { propertyPath: 'property', message: 'Choose the property.' };
const missingProduct = { propertyPath: 'product', message: 'Choose a check.' };

/** Returns the first message of each field. The server's paths start with `applicant.`. */
export function informationErrors(violations: readonly Violation[]): Errors {
  const errors = messagesByField(violations, (path) => path.replace(/^applicant\./, ''));
  // The schema's own message would list the products.
  return 'product' in errors ? { ...errors, product: missingProduct.message } : errors;
}

function typedApplicant({ name, email, phone, dateOfBirth, currentAddress }: InformationValues) {
  return { name, email, dateOfBirth, currentAddress, ...(phone.trim() === '' ? {} : { phone }) };
}
