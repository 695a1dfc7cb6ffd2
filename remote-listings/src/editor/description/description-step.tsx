import { Button, Skeleton, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { isEditable } from 'shared-contract/listing/listing-status';
import {
  maxDescriptionLength,
  maxShownHeadlineLength,
  withoutContactDetails,
} from 'shared-contract/listing/wording-rules';
import { plainTextOf } from 'shared-contract/text/rich-text';
import { useEditedListing, useListingForm } from '../edited-listing.ts';
import { FormFrame } from '../frame/form-frame.tsx';
import { CharacterCount } from './character-count.tsx';
import classes from './description.module.css';
import { descriptionForm } from './description-form.ts';

/** Imports the editor as a separate chunk, because it is large and only this step needs it. */
export const loadDescriptionEditor = () => import('./description-editor.tsx');
const DescriptionEditor = lazy(async () => ({ default: (await loadDescriptionEditor()).DescriptionEditor }));

/** The step for the headline and the description. The rules of the property portals are checked while typing. */
export function DescriptionStep() {
  const { value: listing } = useEditedListing();
  const editor = useListingForm(descriptionForm);
  const { form } = editor;
  const { headline, description } = form.values;
  const without = { headline: withoutContactDetails(headline), description: withoutContactDetails(description) };
  const isFixable = without.headline !== headline || without.description !== description;
  return (
    <FormFrame
      editor={editor}
      lead="Describe what it’s like to live or work here. Leave out phone numbers, email and web addresses: visitors enquire through the listing."
    >
      <TextInput
        label="Headline"
        withAsterisk
        description={
          <CharacterCount
            length={headline.trim().length}
            max={maxShownHeadlineLength}
            overLimitMessage={(excess) => `portals cut off the last ${excess}`}
          />
        }
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        {...form.getInputProps('headline')}
      />
      <div>
        <Suspense fallback={<Skeleton height={320} radius="md" />}>
          <DescriptionEditor
            label="Description"
            value={description}
            error={form.errors.description}
            readOnly={!isEditable(listing.status)}
            onChange={(html) => form.setFieldValue('description', html)}
          />
        </Suspense>
        <p className={classes.count}>
          <CharacterCount
            length={plainTextOf(description).length}
            max={maxDescriptionLength}
            overLimitMessage={(excess) => `remove ${excess}`}
          />
        </p>
      </div>
      {(form.errors.headline || form.errors.description) && isFixable && (
        <div>
          <Button variant="default" size="xs" onClick={() => form.setValues(without)}>
            Remove what portals reject
          </Button>
        </div>
      )}
    </FormFrame>
  );
}
