import { LoadingState } from 'shared-ui';
import classes from './page-skeleton.module.css';

/** Stands where a page will be, for the first visit and for data that takes long. */
export function PageSkeleton() {
  return (
    <div className={classes.skeleton}>
      <LoadingState label="Loading this page" />
    </div>
  );
}
