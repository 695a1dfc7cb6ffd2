import { formatPhone } from 'shared-contract/contact/person-contact';
import type { CustomerUser, CustomerUserPatch } from 'shared-contract/user/customer-user';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';
import * as z from 'zod/mini';

const name = z.string().check(z.trim(), z.maxLength(80, 'Use at most 80 characters.'));

export const detailsFormValues = z.object({
  firstName: name.check(z.minLength(1, 'Enter your first name.')),
  lastName: name,
  phone: z
    .string()
    .check(
      z.trim(),
      z.maxLength(
        30,
        'Enter a phone number such as 0491 570 006, or include the country code, such as +64 21 555 012.',
      ),
    ),
});
/** The schema of a stored draft of the form. A draft may contain values that are not valid yet. */
export const detailsDraft = z.object({ firstName: z.string(), lastName: z.string(), phone: z.string() });

export type DetailsFormValues = z.infer<typeof detailsFormValues>;

/** Returns the values of the form. The phone number is in national format. */
export function toFormValues({ firstName, lastName, phone }: CustomerUser): DetailsFormValues {
  return { firstName, lastName, phone: formatPhone(phone ?? '') };
}

/** Returns the fields that differ from the saved values. An empty phone number becomes null. */
export function detailsPatch(values: DetailsFormValues, saved: DetailsFormValues): CustomerUserPatch {
  const patch: CustomerUserPatch = {};
  const { firstName, lastName, phone } = values;
  if (firstName.trim() !== saved.firstName) patch.firstName = firstName.trim();
  if (lastName.trim() !== saved.lastName) patch.lastName = lastName.trim();
  if (phone.trim() !== saved.phone) patch.phone = phone.trim() || null;
  return patch;
}

type Errors = Partial<Record<keyof DetailsFormValues, string>>;

/** Validates the form. Returns one message for each invalid field. */
export function validateDetails(values: DetailsFormValues): Errors {
  return fieldErrors(shapeViolations(detailsFormValues.safeParse(values))).errors;
}

/** Returns the first message for each field of the form in `errors`, and the messages for other fields in `rest`. */
export function fieldErrors(violations: readonly Pick<Violation, 'propertyPath' | 'message'>[]) {
  const errors: Errors = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    if (propertyPath in detailsFormValues.shape) errors[propertyPath as keyof DetailsFormValues] ??= message;
    else rest.push(message);
  }
  return { errors, rest };
}
