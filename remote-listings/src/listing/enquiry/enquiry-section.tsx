import { lazy, Suspense, useRef } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { useNear } from '../use-near.ts';
import classes from './enquiry-section.module.css';

const EnquiryForm = lazy(() => import('./enquiry-form.tsx'));

/** The form, once it comes near or is asked for; `asked` counts how often, to put the cursor there each time. */
export function EnquirySection({ listing, asked }: { listing: Listing; asked: number }) {
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  return (
    <section ref={section} id="enquire" aria-labelledby="enquire-heading" className={classes.section}>
      <h2 id="enquire-heading" className={classes.heading}>
        Ask {listing.contactDetail.name || 'the owner'}
      </h2>
      <div className={classes.form}>
        {near || asked > 0 ? (
          <Suspense fallback={<div className={classes.coming} />}>
            <EnquiryForm listing={listing} asked={asked} />
          </Suspense>
        ) : (
          <div className={classes.coming} />
        )}
      </div>
    </section>
  );
}
