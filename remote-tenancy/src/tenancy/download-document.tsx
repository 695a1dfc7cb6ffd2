import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { api } from 'shared-api';
import { logger, saveFile, toast } from 'shared-platform';

type DownloadDocumentProps = {
  path: string;
  /** The name of the saved file when the server sends none. */
  name: string;
  /** What the button and the messages call the document. */
  label: string;
};

/** A button that downloads a PDF. An incomplete file is not saved. */
export function DownloadDocument({ path, name, label }: DownloadDocumentProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const found = await api.download(path, { types: ['application/pdf'] });
      saveFile(found.file, found.name ?? name);
    },
    onError: (error) => {
      logger.error('A document of a tenancy was not downloaded', { error });
      toast.error(`We couldn’t download ${label}. Check your connection and try again.`);
    },
  });
  return (
    <Button
      variant="default"
      size="xs"
      loading={isPending}
      leftSection={<IconDownload size={15} aria-hidden="true" />}
      aria-label={`Download PDF, ${label}`}
      onClick={() => mutate()}
    >
      Download PDF
    </Button>
  );
}
