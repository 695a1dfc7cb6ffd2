import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { logger, toast } from 'shared-platform';
import { downloadFile } from '../downloads/download-file.ts';
import { reportPath } from './report-query.ts';

const files = [
  { label: 'Download PDF', what: 'the PDF', extension: 'pdf', type: 'application/pdf' },
  { label: 'Export CSV', what: 'the CSV file', extension: 'csv', type: 'text/csv' },
] as const;

/** Downloads the report as a PDF or a CSV file, and shows how much has arrived. */
export function ReportDownloads({ propertyId, financialYear }: { propertyId: string; financialYear: number }) {
  const [progress, setProgress] = useState<number | null>(null);
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: ({ extension, type }: (typeof files)[number]) =>
      downloadFile({
        path: `${reportPath(propertyId)}/${extension}`,
        query: { financialYear: String(financialYear) },
        type,
        fileName: `Property-report-${financialYear}.${extension}`,
        onProgress: setProgress,
      }),
    onMutate: () => setProgress(null),
    onError: (error, { what }) => {
      logger.error('A report was not downloaded', { error });
      toast.error(`We couldn’t download ${what}. Check your connection and try again.`);
    },
  });
  return (
    <Group gap="md">
      {files.map((file) => (
        <Button
          key={file.extension}
          variant="default"
          loading={isPending && variables?.extension === file.extension}
          onClick={() => {
            if (!isPending) mutate(file);
          }}
        >
          {file.label}
        </Button>
      ))}
      <Text role="status" size="sm" c="dimmed">
        {isPending &&
          (progress === null ? `Preparing ${variables?.what}…` : `Downloading: ${Math.round(progress * 100)} %`)}
        {isSuccess && 'Download complete.'}
      </Text>
    </Group>
  );
}
