import { Alert, Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { logger } from 'shared-platform';
import type { PdfDocument } from './open-pdf.ts';
import classes from './preview.module.css';

/** The width of a rendered page in device pixels: sharp on a phone and on a large screen. */
const renderedWidth = 1600;

/** One page of a PDF as a picture, with its text for screen readers. */
export function PdfPage({ pdf, number }: { pdf: PdfDocument; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState('');
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let stop = () => {};
    const render = async () => {
      const page = await pdf.getPage(number);
      const target = canvas.current;
      if (!target) return;
      const viewport = page.getViewport({ scale: renderedWidth / page.getViewport({ scale: 1 }).width });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      const rendering = page.render({ canvas: target, viewport });
      stop = () => rendering.cancel();
      await rendering.promise;
      const { items } = await page.getTextContent();
      setText(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    let isOpen = true;
    render().catch((error: unknown) => {
      if (!isOpen) return;
      logger.warn('A page of a PDF was not rendered', { reason: String(error) });
      setFailed(true);
    });
    return () => {
      isOpen = false;
      stop();
    };
  }, [pdf, number]);
  const label = `Page ${number} of ${pdf.numPages}`;
  return (
    <li>
      {hasFailed ? (
        <Alert color="yellow">We can’t show this page here. Download the document to read it.</Alert>
      ) : (
        <canvas ref={canvas} className={classes.canvas} role="img" aria-label={label} />
      )}
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <VisuallyHidden>{text}</VisuallyHidden>
    </li>
  );
}
