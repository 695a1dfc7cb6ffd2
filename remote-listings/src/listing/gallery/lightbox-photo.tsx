import { type CSSProperties, useState } from 'react';
import { type Picture, pictureAddress } from 'shared-contract/picture/picture';
import { ResponsiveImage } from 'shared-ui';
import classes from './lightbox.module.css';

/** One photo as large as fits. The gallery's smaller image fills its place until it has loaded. */
export function LightboxPhoto({ picture, priority }: { picture: Picture; priority: boolean }) {
  const [loading, setLoading] = useState(true);
  const [small] = useState(() => loadedVariantUrl(picture));
  const style: CSSProperties = { aspectRatio: picture.width / picture.height };
  if (loading && small) style.backgroundImage = `url("${small}")`;
  const stopLoading = () => setLoading(false);
  return (
    <figure
      className={classes.figure}
      style={style}
      data-loading={loading || undefined}
      onLoadCapture={stopLoading}
      onErrorCapture={stopLoading}
    >
      <ResponsiveImage picture={picture} sizes="(min-aspect-ratio: 3/2) 120vh, 100vw" priority={priority} />
    </figure>
  );
}

/** Returns the URL of a variant that the browser has already loaded for this picture. */
function loadedVariantUrl({ id, width }: Picture): string | undefined {
  const folder = pictureAddress(id, width, 'jpeg').replace(/[^/]+$/, '');
  return [...document.images].find((image) => image.complete && image.currentSrc.includes(folder))?.currentSrc;
}
