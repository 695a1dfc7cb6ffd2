import { Suspense, useRef } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { lazyWithRetry } from '../../lazy-with-retry.tsx';
import { useIsNearViewport } from '../use-is-near-viewport.ts';
import classes from './enquiry-section.module.css';

const EnquiryForm = lazyWithRetry(() => import('./enquiry-form.tsx'));

/**
 * Loads the enquiry form when it is near the viewport or when the user asks for it. `focusRequests` counts how often
 * the user has asked: the form takes the focus each time.
 */
export function EnquirySection({ listing, focusRequests }: { listing: Listing; focusRequests: number }) {
  const section = useRef<HTMLElement>(null);
  const near = useIsNearViewport(section);
  return (
    <section ref={section} id="enquire" aria-labelledby="enquire-heading" className={classes.section}>
      <h2 id="enquire-heading" className={classes.heading}>
        Contact {listing.contactDetail.name || 'the advertiser'}
      </h2>
      <div className={classes.form}>
        {near || focusRequests > 0 ? (
          <Suspense fallback={<div className={classes.placeholder} />}>
            <EnquiryForm listing={listing} focusRequests={focusRequests} />
          </Suspense>
        ) : (
          <div className={classes.placeholder} />
        )}
      </div>
    </section>
  );
}
