import type { Picture } from 'shared-contract/picture/picture';
import classes from './person-photo.module.css';
import { ResponsiveImage } from './responsive-image.tsx';

type PersonPhotoProps = {
  /** A square picture. */
  picture: Picture | null | undefined;
  /** The name of the person, or of the agency. Its initials replace a missing photo. */
  name: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/** The round photo of a person, or initials. Screen readers skip it, because the name is next to it. */
export function PersonPhoto({ picture, name, size }: PersonPhotoProps) {
  const style = { width: size, height: size, fontSize: size * 0.4 };
  return (
    <span className={classes.person} style={style} aria-hidden="true" data-initials={picture ? '' : initialsOf(name)}>
      {picture && <ResponsiveImage picture={{ ...picture, alt: '' }} sizes={`${size}px`} ratio={1} />}
    </span>
  );
}

/** Returns the first letters of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first, last] = [words[0], words.slice(1).at(-1)];
  return [first, last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
