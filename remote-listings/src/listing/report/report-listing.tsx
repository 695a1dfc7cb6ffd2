import { Suspense } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { useDialogState } from 'shared-ui';
import { lazyWithFallback } from '../../lazy-with-fallback.tsx';
import classes from './report-listing.module.css';

const ReportDialog = lazyWithFallback(
  () => import('./report-dialog.tsx'),
  () => <p role="alert">We couldn’t load the form. Reload the page to try again.</p>,
);

/** The button with which visitors tell the operator of the site that something is wrong with a listing. */
export function ReportListing({ listing }: { listing: Listing }) {
  const [isOpen, setOpen] = useDialogState(false);
  return (
    <div className={classes.report}>
      <button type="button" className={classes.button} onClick={() => setOpen(true)}>
        Report this listing
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog listing={listing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
