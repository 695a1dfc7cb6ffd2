import { Alert, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { logger } from 'shared-platform';
import { PicturePreview } from './picture-preview.tsx';

type FilePreviewProps = {
  /** What the file is called for screen readers. */
  name: string;
  load: () => Promise<Blob>;
};

/**
 * Shows a PDF or a picture after the user asked for it, because the file can have 10 MB, and the code that renders PDFs
 * is large. Both can be loaded again after a failure.
 */
export function FilePreview({ name, load }: FilePreviewProps) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => preview(await load(), name),
    onError: (failure) => logger.error('A preview was not loaded', { reason: String(failure) }),
  });
  if (data) return <Shown name={name}>{data}</Shown>;
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

async function preview(file: Blob, name: string): Promise<ReactNode> {
  if (file.type.startsWith('image/')) return <PicturePreview file={file} name={name} />;
  const { default: PdfPages } = await import('./pdf-pages.tsx');
  return <PdfPages file={file} />;
}

function Shown({ name, children }: { name: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button has disappeared, so the focus moves to what it shows.
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div ref={place} tabIndex={-1} role="group" aria-label={`Preview of ${name}`}>
      {children}
    </div>
  );
}
