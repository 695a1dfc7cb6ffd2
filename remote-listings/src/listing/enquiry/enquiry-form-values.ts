import { type EnquiryInput, type EnquiryReason, enquiryInput, enquiryReason } from 'shared-contract/enquiry/enquiry';
import type { Violation } from 'shared-contract/wire/problem';
import * as z from 'zod/mini';
import { messageFor } from './enquiry-reasons.ts';

/** What a draft of the form may hold. */
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

/** The message follows what is chosen until somebody writes their own. */
export function withReasons(values: EnquiryFormValues, reasons: EnquiryReason[]): EnquiryFormValues {
  const written = values.message !== messageFor(values.reasons);
  return { ...values, reasons, message: written ? values.message : messageFor(reasons) };
}

const fieldNames = ['name', 'email', 'phone', 'reasons', 'message', 'website'] as const;

export type EnquiryErrors = Partial<Record<keyof EnquiryFormValues, string>>;

/** The request, or what to correct by field. */
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
  const violations = parsed.error.issues.map(({ path, message }) => ({ propertyPath: String(path[0]), message }));
  return { ok: false, errors: enquiryErrors(violations).errors };
}

/** Refusals at their fields, the first of each; what has no field here comes back as `rest`. */
export function enquiryErrors(violations: readonly Violation[]): { errors: EnquiryErrors; rest: string[] } {
  const errors: EnquiryErrors = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    const field = fieldNames.find((name) => name === propertyPath.replace(/\W.*$/, ''));
    if (field) errors[field] ??= message;
    else rest.push(message);
  }
  return { errors, rest };
}
