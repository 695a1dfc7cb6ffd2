import { useState } from 'react';
import { type Picture, pictureAddress, pictureWidths } from 'shared-contract/picture/picture';
import YetAnotherLightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { useLayerEntry } from '../../dialog/use-layer-entry.ts';
import classes from './lightbox.module.css';

type LightboxProps = {
  pictures: readonly Picture[];
  start: number;
  kind: 'Photo' | 'Floor plan';
  onClose: () => void;
};

const plugins = [Captions, Zoom];
const noButton = () => null;
/** What moves between several pictures. */
const steps = { plugins: [...plugins, Counter], render: {} };
const noSteps = { plugins, render: { buttonPrev: noButton, buttonNext: noButton } };

/** Shows all pictures enlarged, one at a time, with captions and zoom. */
export default function Lightbox({ pictures, start, kind, onClose }: LightboxProps) {
  const [slides] = useState(() => pictures.map(slideOf));
  const one = kind.toLowerCase();
  const parts = slides.length > 1 ? steps : noSteps;
  const { leave, moveTo } = useLayerEntry({ name: kind, start }, onClose);
  return (
    <YetAnotherLightbox
      open
      className={classes.lightbox}
      index={start}
      slides={slides}
      close={onClose}
      on={{ exiting: leave, view: ({ index }) => moveTo(index) }}
      plugins={parts.plugins}
      carousel={{ finite: true, padding: 0 }}
      // The padding makes room for the buttons above the photo and the caption below it.
      styles={{ slide: { paddingBlock: '3.5rem' } }}
      captions={{ descriptionTextAlign: 'center' }}
      // Turns off the library's scroll lock, which measures every element of the page. `lightbox.module.css` locks
      // scrolling instead.
      noScroll={{ disabled: true }}
      render={{ ...parts.render, slideHeader: ({ slide }) => <LoadedVariant {...slide} /> }}
      labels={{
        Lightbox: `${kind}s`,
        'Photo gallery': `${kind}s, one at a time`,
        '{index} of {total}': `${kind} {index} of {total}`,
        Close: `Close ${one}s`,
        Previous: `Previous ${one}`,
        Next: `Next ${one}`,
      }}
    />
  );
}

/** Shows the small image of the gallery in the place of the large photo until the large photo has loaded. */
function LoadedVariant({ src, width, height }: SlideImage) {
  const [small] = useState(() => loadedImages().find((url) => url.includes(src.replace(/[^/]+$/, ''))));
  return small && <img className={classes.small} src={small} alt="" style={{ maxWidth: width, maxHeight: height }} />;
}

function slideOf({ id, width, height, alt }: Picture): SlideImage {
  // The library renders no `<source>`, so the browser cannot choose a format. Uses AVIF if this browser has already
  // loaded an AVIF image.
  const format = loadedImages().some((url) => url.endsWith('.avif')) ? 'avif' : 'webp';
  const widths = pictureWidths.filter((one) => one <= width);
  return {
    src: pictureAddress(id, widths.at(-1) ?? pictureWidths[0], 'jpeg'),
    srcSet: widths.map((one) => ({
      src: pictureAddress(id, one, format),
      width: one,
      height: Math.round((one * height) / width),
    })),
    width,
    height,
    alt,
    description: alt,
  };
}

function loadedImages(): string[] {
  return [...document.images].filter(({ complete }) => complete).map(({ currentSrc }) => currentSrc);
}
