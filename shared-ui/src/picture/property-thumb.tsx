import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import type { Picture } from 'shared-contract/picture/picture';
import classes from './property-thumb.module.css';
import { ResponsiveImage } from './responsive-image.tsx';

type PropertyThumbProps = {
  picture: Picture | null | undefined;
  /** Width in CSS pixels. The ratio is 4:3. */
  size?: number;
};

/**
 * A small picture of a property, or a house icon without one. Screen readers skip it, because the address is next to
 * it.
 */
export function PropertyThumb({ picture, size = 96 }: PropertyThumbProps) {
  return (
    <span className={classes.thumb} style={{ width: size }} aria-hidden={picture ? undefined : true}>
      {picture ? (
        <ResponsiveImage picture={{ ...picture, alt: '' }} sizes={`${size}px`} ratio={4 / 3} />
      ) : (
        <IconHome size={Math.round(size / 3)} stroke={1.5} />
      )}
    </span>
  );
}
