import * as z from 'shared-contract/schema';

/** What a document of a property is about. The values are stored, so none is removed or renamed. */
export const documentCategory = z.enum([
  'lease',
  'conditionReport',
  'insurance',
  'safety',
  'rates',
  'strata',
  'purchase',
  'manual',
  'other',
]);
export type DocumentCategory = z.infer<typeof documentCategory>;

export const documentCategoryNames: Record<DocumentCategory, string> = {
  lease: 'Leases and notices',
  conditionReport: 'Condition reports',
  insurance: 'Insurance',
  safety: 'Safety and compliance',
  rates: 'Rates and water',
  strata: 'Strata',
  purchase: 'Purchase and finance',
  manual: 'Manuals and warranties',
  other: 'Other',
};

/** Returns the name of a category; for a category of a newer server, "Other". */
export const documentCategoryName = (category: string): string =>
  (documentCategoryNames as Partial<Record<string, string>>)[category] ?? documentCategoryNames.other;
