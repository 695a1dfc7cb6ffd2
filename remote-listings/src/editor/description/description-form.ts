import * as z from 'shared-contract/schema';
import { plainTextOf, richHtmlOf } from 'shared-contract/text/rich-text';
import type { ListingStepForm } from '../edited-listing.ts';

const values = z.object({ headline: z.string(), description: z.string() });
type DescriptionValues = z.infer<typeof values>;

export const descriptionForm: ListingStepForm<DescriptionValues> = {
  step: 'description',
  draftDescription: 'the description of this listing',
  schema: values,
  version: 1,
  labels: { headline: 'Headline', description: 'Description' },
  // Removes the tags of the description, which is HTML. The headline is plain text.
  formatValue: (field, value) => (field === 'description' ? plainTextOf(String(value)) : String(value)),
  valuesOf: ({ headline, description }) => ({ headline, description: richHtmlOf(description) }),
  patchOf: ({ headline, description }) => ({
    patch: { headline: headline.trim(), description: plainTextOf(description) === '' ? '' : description },
    errors: {},
  }),
  fieldOf: (path) => (path === 'headline' || path === 'description' ? path : null),
};
