import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { FoundListing } from 'shared-contract/search/found-listing';
import classes from './photo-count.module.css';

/** The number of photos, on the corner of the photo. */
export function PhotoCount({ listing: { pictureCount } }: { listing: FoundListing }) {
  return (
    <span className={classes.count} role="img" aria-label={`${pictureCount} photos`}>
      <IconPhoto size={14} aria-hidden="true" />
      {pictureCount}
    </span>
  );
}
