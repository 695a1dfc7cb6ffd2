import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Picture } from 'shared-contract/picture/picture';
import { usePageDialog } from '../../dialog/use-page-dialog.ts';
import classes from './lightbox.module.css';
import { LightboxPhoto } from './lightbox-photo.tsx';

type LightboxProps = {
  pictures: readonly Picture[];
  start: number;
  kind?: 'Photo' | 'Floor plan' | undefined;
  onClose: () => void;
};

/** All photos, one at a time. A scroll-snap strip handles swipes; arrow keys, Home and End change the photo. */
export default function Lightbox({ pictures, start, kind = 'Photo', onClose }: LightboxProps) {
  const { dialog, close } = usePageDialog(onClose);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  // Renders the pressed photo first, and its neighbours later in the background.
  const reach = useDeferredValue(2, 0);
  const last = pictures.length - 1;
  const one = kind.toLowerCase();

  useLayoutEffect(() => {
    strip.current?.children[start]?.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' });
  }, [start]);
  usePhotoInView(strip, setAt);

  const showPhoto = (index: number) => {
    const target = Math.min(Math.max(index, 0), last);
    strip.current?.children[target]?.scrollIntoView({ inline: 'center', block: 'nearest' });
    setAt(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    showPhoto(target);
  };

  return createPortal(
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={`${kind}s`}
      tabIndex={-1}
      className={classes.lightbox}
      onKeyDown={onKeyDown}
    >
      <div className={classes.head}>
        <p className={classes.counter} role="status">
          {kind} {at + 1} of {pictures.length}
        </p>
        <button type="button" className={classes.button} aria-label={`Close ${one}s`} onClick={close}>
          <IconX size={24} aria-hidden="true" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1, scroll containers need keyboard access. */}
      <ul ref={strip} className={classes.strip} tabIndex={0} aria-label={`${kind}s, one at a time`}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={classes.slide} aria-hidden={index !== at}>
            {Math.abs(index - at) <= reach && <LightboxPhoto picture={picture} priority={index === at} />}
          </li>
        ))}
      </ul>
      <p className={classes.caption}>{pictures[at]?.alt}</p>
      {at > 0 && (
        <button
          type="button"
          className={classes.turn}
          data-to="previous"
          aria-label={`Previous ${one}`}
          onClick={() => showPhoto(at - 1)}
        >
          <IconChevronLeft size={28} aria-hidden="true" />
        </button>
      )}
      {at < last && (
        <button
          type="button"
          className={classes.turn}
          data-to="next"
          aria-label={`Next ${one}`}
          onClick={() => showPhoto(at + 1)}
        >
          <IconChevronRight size={28} aria-hidden="true" />
        </button>
      )}
    </div>,
    document.body,
  );
}

/** Follows swipes: the photo that fills most of the strip is the current one. */
function usePhotoInView(strip: { current: HTMLUListElement | null }, onView: (index: number) => void): void {
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const slides = [...list.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) onView(slides.indexOf(seen.target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [strip, onView]);
}
