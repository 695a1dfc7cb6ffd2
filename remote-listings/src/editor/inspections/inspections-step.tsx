import { TextInput } from '@mantine/core';
import { isEditable } from 'shared-contract/listing/listing-status';
import { CardSkeletons, zoneNameAt } from 'shared-ui';
import { useEditedListing, useListingForm } from '../edited-listing.ts';
import { FormFrame } from '../frame/form-frame.tsx';
import { AddOpen } from './add-open.tsx';
import { auctionForm } from './auction-form.ts';
import classes from './inspections.module.css';
import { OpenList } from './open-list.tsx';
import { TenantNotice } from './tenant-notice.tsx';
import { useTenantNotice } from './use-tenant-notice.ts';

/** The step for the inspections and the auction. All times are in the property's time zone. */
export function InspectionsStep() {
  const { value: listing } = useEditedListing();
  const editor = useListingForm(auctionForm);
  const { form } = editor;
  const notice = useTenantNotice(listing.property);
  const now = new Date();
  const { address, timeZone } = listing.property;
  const lead = `Between 7 am and 8 pm, 10 minutes to 2 hours. All times are local to ${address.suburb} (${zoneNameAt(now.toISOString(), timeZone)}).`;
  // Waits for the tenancies, because a notice that appears later would push everything down.
  if (notice === undefined) {
    return (
      <FormFrame
        editor={editor}
        lead={lead}
        above={<CardSkeletons shape="rows" count={3} label="Loading inspections" />}
      >
        {null}
      </FormFrame>
    );
  }
  return (
    <FormFrame
      editor={editor}
      lead={lead}
      above={
        <div className={classes.sections}>
          {notice && <TenantNotice listing={listing} notice={notice} now={now} />}
          <OpenList listing={listing} now={now} />
          {isEditable(listing.status) ? (
            <section aria-labelledby="add-open">
              <h2 id="add-open" className={classes.title}>
                Add an inspection
              </h2>
              <AddOpen listing={listing} />
            </section>
          ) : null}
        </div>
      }
    >
      {listing.type !== 'lease' && (
        <fieldset className={classes.auction}>
          <legend className={classes.title}>Auction</legend>
          <div className={classes.fields}>
            <TextInput type="date" label="Day of the auction" {...form.getInputProps('date')} />
            <TextInput type="time" label="Time of the auction" step={300} {...form.getInputProps('time')} />
          </div>
        </fieldset>
      )}
    </FormFrame>
  );
}
