import { type EnquiryInput, type EnquiryReason, enquiryInput, enquiryReason } from 'shared-contract/enquiry/enquiry';
import * as z from 'shared-contract/schema';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';
import { type FieldErrors, fieldErrors } from '../contact-form/field-errors.ts';
import { messageFor } from './enquiry-reasons.ts';

/** The values of the enquiry form. A draft stores them, except contact details. */
export const enquiryFormValues = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  reasons: z.array(enquiryReason),
  message: z.string(),
  website: z.string(),
});
export type EnquiryFormValues = z.infer<typeof enquiryFormValues>;

export const emptyEnquiry: EnquiryFormValues = {
  name: '',
  email: '',
  phone: '',
  reasons: [],
  message: '',
  website: '',
};

/** Sets the reasons. Also updates the suggested message, unless the user has edited it. */
export function withReasons(values: EnquiryFormValues, reasons: EnquiryReason[]): EnquiryFormValues {
  const written = values.message !== messageFor(values.reasons);
  return { ...values, reasons, message: written ? values.message : messageFor(reasons) };
}

export const enquiryFields = ['name', 'email', 'phone', 'reasons', 'message', 'website'] as const;

export type EnquiryErrors = FieldErrors<(typeof enquiryFields)[number]>;

/** Returns the request, or an error message for each invalid field. */
export function parseEnquiry(
  values: EnquiryFormValues,
  listingIri: string,
): { ok: true; input: EnquiryInput } | { ok: false; errors: EnquiryErrors } {
  const { phone, ...rest } = values;
  const parsed = enquiryInput.safeParse({
    ...rest,
    listing: listingIri,
    ...(phone.trim() === '' ? {} : { phone }),
  });
  if (parsed.success) return { ok: true, input: parsed.data };
  return { ok: false, errors: enquiryErrors(shapeViolations(parsed)).errors };
}

export const enquiryErrors = (violations: readonly Violation[]) => fieldErrors(enquiryFields, violations);
