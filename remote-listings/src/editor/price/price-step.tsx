import { useEditedListing, useListingForm } from '../edited-listing.ts';
import { FormFrame } from '../frame/form-frame.tsx';
import { PriceBlock } from './price-block.tsx';
import { priceForm, priceNames } from './price-form.ts';

/** The step for the sale price, the rent, or both. */
export function PriceStep() {
  const { value: listing } = useEditedListing();
  const editor = useListingForm(priceForm);
  return (
    <FormFrame editor={editor} lead="Set the price and how it’s shown.">
      <div>
        {priceNames[listing.type].map((name) => (
          <PriceBlock key={name} name={name} form={editor.form} listing={listing} />
        ))}
      </div>
    </FormFrame>
  );
}
