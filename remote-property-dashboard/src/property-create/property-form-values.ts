import type { Violation } from 'shared-contract/problem';
import { type PropertyInput, type PropertyTypeName, propertyInput, propertyTypeName } from 'shared-contract/property';
import { propertyCategories } from 'shared-contract/property-category';
import { australianState, type Suburb } from 'shared-contract/suburb';
import { z } from 'zod/mini';

/** What a draft of the form may hold. */
export const propertyFormValues = z.object({
  type: propertyTypeName,
  category: z.string(),
  streetAddress: z.string(),
  suburb: z.string(),
  state: z.nullable(australianState),
  postcode: z.string(),
});
export type PropertyFormValues = z.infer<typeof propertyFormValues>;

export const emptyPropertyForm: PropertyFormValues = {
  type: 'Residential',
  category: propertyCategories.Residential[0],
  streetAddress: '',
  suburb: '',
  state: null,
  postcode: '',
};

/** A category belongs to its type, so another type starts with its first one. */
export function withType(values: PropertyFormValues, type: PropertyTypeName): PropertyFormValues {
  return type === values.type ? values : { ...values, type, category: propertyCategories[type][0] };
}

export function withSuburb(values: PropertyFormValues, { name, state, postcode }: Suburb): PropertyFormValues {
  return { ...values, suburb: name, state, postcode };
}

type Errors = Partial<Record<keyof PropertyFormValues, string>>;

/** The request, or what is missing by field. The server decides whether the place exists (V9). */
export function propertyInputOf(
  values: PropertyFormValues,
): { ok: true; input: PropertyInput } | { ok: false; errors: Errors } {
  const errors: Errors = {};
  if (values.streetAddress.trim() === '')
    errors.streetAddress = 'Enter the street address, such as 12A/3–5 Bridge Road';
  if (values.suburb.trim() === '') errors.suburb = 'Enter the suburb';
  if (values.state === null) errors.state = 'Choose the state';
  if (!/^\d{4}$/.test(values.postcode.trim())) errors.postcode = 'Enter the four digits of the postcode';
  const parsed = propertyInput.safeParse({
    propertyType: { name: values.type },
    category: { name: values.category },
    address: {
      streetAddress: values.streetAddress.trim(),
      suburb: values.suburb.trim(),
      state: values.state,
      postcode: values.postcode.trim(),
    },
  });
  if (parsed.success && Object.keys(errors).length === 0) return { ok: true, input: parsed.data };
  for (const issue of parsed.error?.issues ?? []) {
    const field = fieldOf(issue.path.join('.'));
    if (field) errors[field] ??= 'This is too long';
  }
  return { ok: false, errors };
}

/** The server's refusals, each at its field; what has no field here comes back as `rest`. */
export function errorsOf(violations: readonly Violation[]): { errors: Errors; rest: string[] } {
  const errors: Errors = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    const field = fieldOf(propertyPath);
    if (field) errors[field] = message;
    else rest.push(message);
  }
  return { errors, rest };
}

function fieldOf(path: string): keyof PropertyFormValues | undefined {
  return fields[path];
}

const fields: Record<string, keyof PropertyFormValues> = {
  'propertyType.name': 'type',
  'category.name': 'category',
  'address.streetAddress': 'streetAddress',
  'address.suburb': 'suburb',
  'address.state': 'state',
  'address.postcode': 'postcode',
};
