import { type DocumentPatch, documentPatch, type PropertyDocument } from 'shared-contract/property/document';
import { documentCategory } from 'shared-contract/property/document-category';
import * as z from 'shared-contract/schema';
import type { Violation } from 'shared-contract/wire/problem';

export const documentFormValues = z.object({ name: z.string(), category: z.string(), expiresOn: z.string() });
export type DocumentFormValues = z.infer<typeof documentFormValues>;
export type DocumentErrors = Partial<Record<keyof DocumentFormValues, string>>;

export const valuesOfDocument = ({ name, category, expiresOn }: PropertyDocument): DocumentFormValues => ({
  name,
  category,
  expiresOn: expiresOn ?? '',
});

export function documentErrors(values: DocumentFormValues): DocumentErrors {
  return values.name.trim() === '' ? { name: 'Enter a name.' } : {};
}

/**
 * Returns the fields that differ from the document with which the form was filled. The others stay as they are, also
 * when another device has changed them since.
 */
export function documentChanges(values: DocumentFormValues, base: PropertyDocument): DocumentPatch {
  const before = valuesOfDocument(base);
  const category = documentCategory.options.find((option) => option === values.category);
  return documentPatch.parse({
    ...(values.name.trim() === before.name ? {} : { name: values.name }),
    ...(values.category === before.category || !category ? {} : { category }),
    ...(values.expiresOn === before.expiresOn ? {} : { expiresOn: values.expiresOn || null }),
  });
}

/** Returns the violations of the server at their fields, and the messages of the others. */
export function errorsOfViolations(violations: readonly Violation[]): { errors: DocumentErrors; rest: string[] } {
  const errors: DocumentErrors = {};
  const rest: string[] = [];
  for (const { propertyPath, message } of violations) {
    if (propertyPath === 'name' || propertyPath === 'category' || propertyPath === 'expiresOn') {
      errors[propertyPath] = message;
    } else rest.push(message);
  }
  return { errors, rest };
}
