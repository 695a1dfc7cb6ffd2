import { Alert, Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { logger } from 'shared-platform';
import { downloadFile } from '../downloads/download-file.ts';
import { packLimitMessage } from './pack-limit.ts';
import { reportPath } from './report-query.ts';

const files = [
  {
    label: 'Download PDF',
    what: 'the PDF',
    path: 'pdf',
    name: 'Property-report',
    extension: 'pdf',
    type: 'application/pdf',
  },
  {
    label: 'Export CSV',
    what: 'the CSV file',
    path: 'csv',
    name: 'Property-report',
    extension: 'csv',
    type: 'text/csv',
  },
  {
    label: 'Accountant pack',
    what: 'the accountant pack',
    path: 'accountant-pack',
    name: 'Accountant-pack',
    extension: 'zip',
    type: 'application/zip',
  },
] as const;

/** Downloads the report as a PDF or a CSV file, or a pack for the accountant, and shows how much has arrived. */
export function ReportDownloads({ propertyId, financialYear }: { propertyId: string; financialYear: number }) {
  const [progress, setProgress] = useState<number | null>(null);
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: ({ path, name, extension, type }: (typeof files)[number]) =>
      downloadFile({
        path: `${reportPath(propertyId)}/${path}`,
        query: { financialYear: String(financialYear) },
        type,
        fileName: `${name}-${financialYear}.${extension}`,
        onProgress: setProgress,
      }),
    onMutate: () => setProgress(null),
    onError: (error) => logger.error('A report was not downloaded', { error }),
  });
  return (
    <Group gap="md">
      {files.map((file) => (
        <Button
          key={file.path}
          variant="default"
          loading={isPending && variables?.path === file.path}
          onClick={() => {
            if (!isPending) mutate(file);
          }}
        >
          {file.label}
        </Button>
      ))}
      <Text role="status" size="sm" c="dimmed">
        {isPending &&
          (progress === null ? `Preparing ${variables?.what}…` : `Downloading: ${Math.round(progress * 100)}%`)}
        {isSuccess && 'Download complete.'}
      </Text>
      {error && (
        <Alert color="red" role="alert">
          {packLimitMessage(error) ?? `We couldn’t download ${variables?.what}. Check your connection and try again.`}
        </Alert>
      )}
      <Text size="sm" c="dimmed" w="100%">
        The accountant pack is a zip with the report, receipts, rent statements, the shares of the owners and a tie-out
        sheet: a check of the report against the ledger.
      </Text>
    </Group>
  );
}
