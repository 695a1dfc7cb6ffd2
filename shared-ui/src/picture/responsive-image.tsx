import type { CSSProperties } from 'react';
import type { Picture } from 'shared-contract/picture/picture';
import { plainSourceOf, srcSetOf } from './image-sources.ts';
import classes from './responsive-image.module.css';

type ResponsiveImageProps = {
  picture: Picture;
  /** The `sizes` attribute: `(min-width: 62em) 33vw, 100vw`. */
  sizes: string;
  /** True for the page's main picture, which loads eagerly with high priority. */
  priority?: boolean;
  /** Width divided by height. The picture is cropped to this ratio; by default it has the ratio of the original. */
  ratio?: number;
};

/** A picture in the format and width that the browser chooses. Its space is reserved before it loads. */
export function ResponsiveImage({ picture, sizes, priority = false, ratio }: ResponsiveImageProps) {
  return (
    <picture className={classes.picture} style={previewStyle(picture.preview)}>
      <source type="image/avif" srcSet={srcSetOf(picture, 'avif')} sizes={sizes} />
      <img
        className={classes.image}
        // The attributes below must be set before `src`, because Safari otherwise requests the wrong size.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        // One size for browsers without AVIF, such as Edge before 121. All others choose among the AVIF sizes above.
        src={plainSourceOf(picture)}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        style={{ aspectRatio: ratio ?? picture.width / picture.height }}
      />
    </picture>
  );
}

/** The colours of the preview, from which the stylesheet makes a gradient. */
function previewStyle(preview: string | null | undefined): CSSProperties | undefined {
  const [upper, lower] = preview?.split(';') ?? [];
  return lower ? ({ '--upper': upper, '--lower': lower } as CSSProperties) : undefined;
}
