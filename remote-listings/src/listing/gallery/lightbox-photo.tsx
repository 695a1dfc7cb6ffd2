import { type CSSProperties, useState } from 'react';
import { type Picture, pictureAddress } from 'shared-contract/picture/picture';
import { LadderPicture } from 'shared-ui';
import classes from './lightbox.module.css';

/** One photo as large as fits; until it is there, the one the gallery has already loaded stands in its room. */
export function LightboxPhoto({ picture, priority }: { picture: Picture; priority: boolean }) {
  const [loading, setLoading] = useState(true);
  const [small] = useState(() => loadedVariantUrl(picture));
  const style: CSSProperties = { aspectRatio: picture.width / picture.height };
  if (loading && small) style.backgroundImage = `url("${small}")`;
  const settle = () => setLoading(false);
  return (
    <figure
      className={classes.figure}
      style={style}
      data-loading={loading || undefined}
      onLoadCapture={settle}
      onErrorCapture={settle}
    >
      <LadderPicture picture={picture} sizes="(min-aspect-ratio: 3/2) 120vh, 100vw" priority={priority} />
    </figure>
  );
}

/** Whatever rung and format the browser chose for this picture elsewhere on the page. */
function loadedVariantUrl({ id, width }: Picture): string | undefined {
  const folder = pictureAddress(id, width, 'jpeg').replace(/[^/]+$/, '');
  return [...document.images].find((image) => image.complete && image.currentSrc.includes(folder))?.currentSrc;
}
