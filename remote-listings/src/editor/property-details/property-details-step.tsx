import { requiredDetails } from 'shared-contract/listing/listing-detail-rules';
import { useEditedListing, useListingForm } from '../edited-listing.ts';
import { FormFrame } from '../frame/form-frame.tsx';
import { detailBlocks, isFlag } from './detail-blocks.ts';
import { DetailInput } from './detail-input.tsx';
import { detailsForm } from './details-form.ts';
import classes from './property-details.module.css';

/** The step for the details of the property. The fields depend on the property type and the listing type. */
export function PropertyDetailsStep() {
  const { value: listing } = useEditedListing();
  const editor = useListingForm(detailsForm);
  const { address, category, propertyType } = listing.property;
  return (
    <FormFrame
      editor={editor}
      lead={
        <>
          People filter by these details and compare them. {category.name} at {address.fullAddress}.
        </>
      }
    >
      {detailBlocks(propertyType.name, listing.type).map(({ title, fields }) => (
        <fieldset key={title} className={classes.block}>
          <legend className={classes.title}>{title}</legend>
          {[fields.filter((field) => !isFlag(field)), fields.filter(isFlag)].map((group, flags) =>
            group.length > 0 ? (
              <div
                key={flags === 1 ? 'flags' : 'values'}
                className={classes.fields}
                data-kind={flags === 1 ? 'flags' : title === 'Size' ? 'areas' : undefined}
              >
                {group.map((field) => (
                  <DetailInput
                    key={field}
                    field={field}
                    form={editor.form}
                    withAsterisk={requiredDetails[propertyType.name].includes(field)}
                  />
                ))}
              </div>
            ) : null,
          )}
        </fieldset>
      ))}
    </FormFrame>
  );
}
