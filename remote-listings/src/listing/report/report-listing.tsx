import { Suspense } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { useDialogState } from 'shared-ui';
import { lazyWithRetry } from '../../lazy-with-retry.tsx';
import classes from './report-listing.module.css';

const ReportDialog = lazyWithRetry(() => import('./report-dialog.tsx'));

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
