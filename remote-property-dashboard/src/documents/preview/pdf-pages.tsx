import { Alert, Button, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { logger } from 'shared-platform';
import { LoadingState } from 'shared-ui';
import { openPdf, type PdfDocument } from './open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import classes from './preview.module.css';

/** The number of pages that are rendered at once. */
const pagesPerStep = 5;

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; pdf: PdfDocument };

/** The pages of a PDF, some at a time. */
export default function PdfPages({ file }: { file: Blob }) {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [shown, setShown] = useState(pagesPerStep);
  useEffect(() => {
    const opening = openPdf(file);
    let isOpen = true;
    opening.document.then(
      (pdf) => isOpen && setState({ kind: 'ready', pdf }),
      (error: unknown) => {
        if (!isOpen) return;
        logger.warn('A PDF was not opened', { reason: String(error) });
        setState({ kind: 'failed' });
      },
    );
    return () => {
      isOpen = false;
      opening.close();
    };
  }, [file]);
  if (state.kind === 'loading') return <LoadingState label="Loading the preview" />;
  if (state.kind === 'failed') {
    return <Alert color="yellow">We can’t show this PDF here. Download it to read it.</Alert>;
  }
  const { pdf } = state;
  const count = Math.min(shown, pdf.numPages);
  return (
    <Stack gap="md">
      <ol className={classes.pages}>
        {Array.from({ length: count }, (_, index) => (
          <PdfPage key={index} pdf={pdf} number={index + 1} />
        ))}
      </ol>
      {count < pdf.numPages && (
        <Button variant="default" onClick={() => setShown(shown + pagesPerStep)}>
          Show more pages
        </Button>
      )}
    </Stack>
  );
}
