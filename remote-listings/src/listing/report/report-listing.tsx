import { lazy, Suspense } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { useDialogState } from 'shared-ui';
import classes from './report-listing.module.css';

const ReportDialog = lazy(() => import('./report-dialog.tsx').catch(() => ({ default: LoadFailure })));

/** Without it, a failed load of the dialog would replace the page. */
const LoadFailure = (_: { listing: Listing; onClose: () => void }) => (
  <p role="alert">We couldn’t load the form. Reload the page to try again.</p>
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
