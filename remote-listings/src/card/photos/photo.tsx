import { useState } from 'react';
import type { Picture } from 'shared-contract/picture/picture';
import { Link } from 'shared-platform/router';
import { ResponsiveImage } from 'shared-ui';
import classes from './card-photos.module.css';

type PhotoProps = {
  /** Without it, the space is empty, as while it loads. */
  picture: Picture | null | undefined;
  sizes: string;
  link: { to: string; state: { from: string } };
};

/**
 * One photo, which opens the listing when clicked. Keyboard and screen readers have the link in the card's heading
 * instead.
 */
export function Photo({ picture, sizes, link }: PhotoProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <PhotoFailure onRetry={() => setFailed(false)} />;
  return (
    <Link {...link} className={classes.photo} tabIndex={-1} aria-hidden="true" onError={() => setFailed(true)}>
      {picture && <ResponsiveImage picture={picture} sizes={sizes} ratio={3 / 2} />}
    </Link>
  );
}

export function PhotoFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.failure}>
      <p className={classes.message}>We couldn’t load this photo.</p>
      <button type="button" className={classes.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
