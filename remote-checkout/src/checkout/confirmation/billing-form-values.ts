import { formatAbn } from 'shared-contract/order/abn';
import type { BillingDetails } from 'shared-contract/order/billing-details';
import { billingViolations } from 'shared-contract/order/checkout-rules';
import * as z from 'shared-contract/schema';
import type { AppUser } from 'shared-contract/user/session';
import type { Violation } from 'shared-contract/wire/problem';

/** The values of the form. A draft stores them too. */
export const billingFormValues = z.object({
  name: z.string(),
  email: z.string(),
  isBusiness: z.boolean(),
  businessName: z.string(),
  abn: z.string(),
});
export type BillingFormValues = z.infer<typeof billingFormValues>;
type Errors = Partial<Record<keyof BillingFormValues, string>>;

/** Returns the stored details, or those of the signed-in user. */
export function billingFormOf(
  billing: BillingDetails | null | undefined,
  user: Pick<AppUser, 'fullName' | 'username'> | null,
): BillingFormValues {
  return {
    name: billing?.name ?? user?.fullName ?? '',
    email: billing?.email ?? user?.username ?? '',
    isBusiness: Boolean(billing?.businessName ?? billing?.abn),
    businessName: billing?.businessName ?? '',
    abn: formatAbn(billing?.abn ?? ''),
  };
}

/** Returns the request. The business fields only count while they are shown. */
export function toBilling({ name, email, isBusiness, businessName, abn }: BillingFormValues): BillingDetails {
  const person = { name: name.trim(), email: email.trim() };
  if (!isBusiness) return { ...person, businessName: null, abn: null };
  return { ...person, businessName: businessName.trim(), abn: abn.replaceAll(/\s/g, '') };
}

/** Validates the form with the server's rules (V1, V8). Returns one message for each invalid field. */
export function validateBilling(values: BillingFormValues): Errors {
  const { errors } = billingErrors(billingViolations(toBilling(values)));
  if (values.isBusiness && values.businessName.trim() === '') errors.businessName ??= 'Enter the business name.';
  if (values.isBusiness && values.abn.trim() === '') errors.abn ??= 'Enter the ABN of the business.';
  return errors;
}

/** Returns the server's errors by field, and the messages of errors that belong to no field in `rest`. */
export function billingErrors(violations: readonly Violation[]): { errors: Errors; rest: string[] } {
  const errors: Errors = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    const field = propertyPath.replace(/^billing\./, '');
    if (field in billingFormValues.shape) errors[field as keyof BillingFormValues] ??= message;
    else rest.push(message);
  }
  return { errors, rest };
}
