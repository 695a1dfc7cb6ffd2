import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { IdentityDocument } from 'shared-contract/tenant-check/identity-document';
import { saveFile } from 'shared-platform';
import { LoadingState, useModalDialog } from 'shared-ui';
import { checkFailureMessage } from '../check/check-failure.ts';
import { documentLabel } from '../identity/document-row.tsx';
import classes from './proof.module.css';

type ScanViewerProps = { document: IdentityDocument; read: (id: string) => Promise<Blob>; onClose: () => void };

/** Shows the scan of a document in a dialog. It was opened deliberately, because the applicant's log gets an entry. */
export function ScanViewer({ document, read, onClose }: ScanViewerProps) {
  const dialog = useModalDialog();
  const heading = useId();
  const label = documentLabel(document);
  // The scan leaves the memory when the dialog closes.
  const scan = useQuery({
    queryKey: ['remote-tenant-checks', 'scan', document.id],
    queryFn: () => read(document.id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Stack gap="md">
        <h2 id={heading} className={classes.heading}>
          Scan of {label}
        </h2>
        <Text size="sm" c="dimmed">
          The applicant sees in the log that you viewed it.
        </Text>
        {scan.data ? <Scan file={scan.data} label={label} /> : null}
        {scan.error ? (
          <Alert color="red" role="alert" title="We couldn’t load the scan">
            {checkFailureMessage(scan.error)}
          </Alert>
        ) : null}
        {scan.isPending ? <LoadingState label="Loading the scan" /> : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
        </Group>
      </Stack>
    </dialog>
  );
}

function Scan({ file, label }: { file: Blob; label: string }) {
  if (file.type.startsWith('image/')) return <Picture file={file} label={label} />;
  return (
    <div>
      <Button onClick={() => saveFile(file, 'identity-document.pdf')}>Save the PDF</Button>
    </div>
  );
}

function Picture({ file, label }: { file: Blob; label: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const own = URL.createObjectURL(file);
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [file]);
  return url === null ? null : <img className={classes.scan} src={url} alt={`Scan of ${label}`} />;
}
