import { deliveryViolations } from 'shared-contract/order/checkout-rules';
import { type DeliveryDetails, deliveryDetails } from 'shared-contract/order/delivery-details';
import type { AddressSuggestion } from 'shared-contract/place/address-suggestion';
import { australianState } from 'shared-contract/place/suburb';
import * as z from 'shared-contract/schema';
import type { Violation } from 'shared-contract/wire/problem';
import { shapeViolations } from 'shared-contract/wire/shape-violations';

/** The values of the form. A draft stores them too. */
export const deliveryFormValues = z.object({
  recipient: z.string(),
  /** The text in the field that searches addresses. */
  typedAddress: z.string(),
  /** True when the customer enters the address in separate fields instead of searching for it. */
  isManualAddress: z.boolean(),
  streetAddress: z.string(),
  suburb: z.string(),
  state: z.nullable(australianState),
  postcode: z.string(),
  instructions: z.string(),
});
export type DeliveryFormValues = z.infer<typeof deliveryFormValues>;
type Errors = Partial<Record<keyof DeliveryFormValues, string>>;

export const addressFields = ['streetAddress', 'suburb', 'state', 'postcode'] as const;

/** Returns the stored details. Without them, a form with the name of the customer. */
export function deliveryFormOf(delivery: DeliveryDetails | null | undefined, name: string): DeliveryFormValues {
  return {
    recipient: delivery?.recipient ?? name,
    typedAddress: '',
    isManualAddress: false,
    streetAddress: delivery?.streetAddress ?? '',
    suburb: delivery?.suburb ?? '',
    state: delivery?.state ?? null,
    postcode: delivery?.postcode ?? '',
    instructions: delivery?.instructions ?? '',
  };
}

export const hasAddress = ({ streetAddress, suburb }: DeliveryFormValues) => streetAddress !== '' && suburb !== '';

export function withAddress(
  values: DeliveryFormValues,
  { fullAddress, streetAddress, suburb, state, postcode }: AddressSuggestion,
): DeliveryFormValues {
  return { ...values, typedAddress: fullAddress, streetAddress, suburb, state, postcode, isManualAddress: false };
}

/** Switches from the address search to separate fields. The street is copied from the search text. */
export function withManualAddress(values: DeliveryFormValues): DeliveryFormValues {
  const [street = ''] = values.typedAddress.split(',');
  return { ...values, isManualAddress: true, streetAddress: values.streetAddress || street.trim() };
}

/** Switches to an empty address search. */
export function withAddressSearch(values: DeliveryFormValues): DeliveryFormValues {
  return {
    ...values,
    typedAddress: '',
    isManualAddress: false,
    streetAddress: '',
    suburb: '',
    state: null,
    postcode: '',
  };
}

/** Returns the request, or one message for each invalid field. Uses the server's rules (V9, V36). */
function toDelivery(
  values: DeliveryFormValues,
): { ok: true; delivery: DeliveryDetails } | { ok: false; errors: Errors } {
  const { recipient, streetAddress, suburb, state, postcode, instructions } = values;
  const request = { recipient, streetAddress, suburb, state, postcode, instructions: instructions.trim() || null };
  const parsed = deliveryDetails.safeParse(request);
  const violations = parsed.success ? deliveryViolations(parsed.data, []) : shapeViolations(parsed);
  if (parsed.success && violations.length === 0) return { ok: true, delivery: parsed.data };
  const { errors } = deliveryErrors(violations);
  if (errors.state) errors.state = 'Choose the state.';
  if (values.isManualAddress || hasAddress(values)) return { ok: false, errors };
  // The address fields are not on the screen, so one message under the search replaces their errors.
  for (const field of addressFields) delete errors[field];
  return { ok: false, errors: { ...errors, typedAddress: 'Choose an address from the list or enter it manually.' } };
}

/** Validates the form. Returns one message for each invalid field. */
export function validateDelivery(values: DeliveryFormValues): Errors {
  const checked = toDelivery(values);
  return checked.ok ? {} : checked.errors;
}

/** Returns the request of valid values. */
export function deliveryOf(values: DeliveryFormValues): DeliveryDetails {
  const checked = toDelivery(values);
  if (!checked.ok) throw new RangeError('Expected valid delivery details.');
  return checked.delivery;
}

/** Returns the server's errors by field, and the messages of errors that belong to no field in `rest`. */
export function deliveryErrors(violations: readonly Violation[]): { errors: Errors; rest: string[] } {
  const errors: Errors = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    const field = propertyPath.replace(/^delivery\./, '');
    if (field in deliveryFormValues.shape) errors[field as keyof DeliveryFormValues] ??= message;
    else rest.push(message);
  }
  return { errors, rest };
}
