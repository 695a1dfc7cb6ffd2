import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { Picture } from 'shared-contract/picture/picture';
import { ResponsiveImage } from 'shared-ui';
import classes from './gallery.module.css';
import { useLightbox } from './use-lightbox.tsx';

/** The number of small photos next to the main one. */
const thumbCount = 4;

/**
 * The main photo with up to four small ones next to it. On a phone, the visitor swipes through them. The lightbox,
 * which shows all photos enlarged, loads when it is first opened.
 */
export function Gallery({ pictures, ribbon }: { pictures: readonly Picture[]; ribbon: string | null }) {
  const { open, lightbox } = useLightbox(pictures);
  const [main, ...others] = pictures;
  if (!main) {
    return (
      <div className={classes.none}>
        <IconPhoto size={40} stroke={1.3} aria-hidden="true" />
        <span>No photos yet</span>
      </div>
    );
  }
  const thumbs = others.slice(0, thumbCount);
  return (
    <section className={classes.gallery} aria-label="Photos" data-thumbs={thumbs.length}>
      <div className={classes.strip}>
        <PhotoButton picture={main} index={0} onOpen={open} main={thumbs.length > 0 ? 'large' : 'alone'} />
        {thumbs.map((picture, index) => (
          <PhotoButton key={picture.id} picture={picture} index={index + 1} onOpen={open} />
        ))}
      </div>
      {ribbon && <span className={classes.ribbon}>{ribbon}</span>}
      <button type="button" className={classes.all} onClick={() => open(0)}>
        <IconPhoto size={18} aria-hidden="true" />
        {pictures.length === 1 ? 'See the photo' : `See all ${pictures.length} photos`}
      </button>
      {lightbox}
    </section>
  );
}

type PhotoButtonProps = {
  picture: Picture;
  index: number;
  onOpen: (index: number) => void;
  main?: 'large' | 'alone';
};

const sizesOf = {
  large: '(min-width: 75em) 600px, (min-width: 48em) 50vw, 100vw',
  alone: '(min-width: 75em) 1200px, 100vw',
  thumb: '(min-width: 75em) 300px, (min-width: 48em) 25vw, 100vw',
};

function PhotoButton({ picture, index, onOpen, main }: PhotoButtonProps) {
  return (
    <button
      type="button"
      className={classes.photo}
      data-main={main}
      aria-label={`Photo ${index + 1}: ${picture.alt}`}
      onClick={() => onOpen(index)}
    >
      <ResponsiveImage picture={picture} sizes={sizesOf[main ?? 'thumb']} priority={main !== undefined} ratio={3 / 2} />
    </button>
  );
}
