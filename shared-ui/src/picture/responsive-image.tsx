import type { Picture } from 'shared-contract/picture/picture';
import { plainSourceOf, srcSetOf } from './image-sources.ts';
import classes from './responsive-image.module.css';

type LadderPictureProps = {
  picture: Picture;
  /** The room it takes, as in the `sizes` attribute: `(min-width: 62em) 33vw, 100vw`. */
  sizes: string;
  /** The page's main picture: loaded at once and first. */
  priority?: boolean;
  /** Width ÷ height to crop to; the picture's own when absent. */
  ratio?: number;
};

/** A stored picture in the format and width the browser prefers. Its room is kept before a byte arrives. */
export function ResponsiveImage({ picture, sizes, priority = false, ratio }: LadderPictureProps) {
  return (
    <picture className={classes.picture}>
      <source type="image/avif" srcSet={srcSetOf(picture, 'avif')} sizes={sizes} />
      <img
        className={classes.image}
        // Before src: Safari starts the wrong request when `loading` and `sizes` come after it.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        sizes={sizes}
        // Every browser that runs our scripts knows WebP: a third ladder would be words nobody reads.
        srcSet={srcSetOf(picture, 'webp')}
        src={plainSourceOf(picture)}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        style={{ aspectRatio: ratio ?? picture.width / picture.height }}
      />
    </picture>
  );
}
