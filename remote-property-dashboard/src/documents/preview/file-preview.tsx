import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { logger } from 'shared-platform';
import { LoadingState } from 'shared-ui';
import { PicturePreview } from './picture-preview.tsx';

/** The code that renders PDFs is large, so it loads when a PDF is shown. */
const PdfPages = lazy(() => import('./pdf-pages.tsx'));

type FilePreviewProps = {
  /** What the file is called for screen readers. */
  name: string;
  load: () => Promise<Blob>;
};

/** Shows a PDF or a picture after the user asked for it, because the file can have 10 MB. */
export function FilePreview({ name, load }: FilePreviewProps) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: load,
    onError: (failure) => logger.error('A preview was not loaded', { reason: String(failure) }),
  });
  if (data) return <Shown file={data} name={name} />;
  return (
    <>
      {error && (
        <Alert color="red" role="alert" mb="md">
          We couldn’t load the preview. Check your connection and try again.
        </Alert>
      )}
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        Show preview
      </Button>
    </>
  );
}

function Shown({ file, name }: { file: Blob; name: string }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared, so the focus moves to what it shows.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div ref={place} tabIndex={-1} role="group" aria-label={`Preview of ${name}`}>
      {file.type.startsWith('image/') ? (
        <PicturePreview file={file} name={name} />
      ) : (
        <Suspense fallback={<LoadingState label="Loading the preview" />}>
          <PdfPages file={file} />
        </Suspense>
      )}
    </div>
  );
}
