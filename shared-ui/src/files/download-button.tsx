import { Button, type ButtonProps } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { logger, toast } from 'shared-platform';

type DownloadButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  label: string;
  /** What the message about a failed download calls the document. */
  what?: string;
  /** Names the document for screen readers where several are on the page. */
  accessibleName?: string;
  /** Returns the message about an error that has one of its own, such as a limit; null for the usual message. */
  messageOf?: (error: unknown) => string | null;
  download: () => Promise<void>;
};

/**
 * A button that downloads a file. Shows a toast when `download` rejects. `download` checks and saves the file, so an
 * incomplete one is not saved.
 */
export function DownloadButton({
  label,
  what = 'the PDF',
  accessibleName,
  messageOf,
  download,
  variant = 'default',
  ...button
}: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onError: (error) => {
      logger.error('A document was not downloaded', { error });
      toast.error(messageOf?.(error) ?? `We couldn’t download ${what}. Check your connection and try again.`);
    },
  });
  return (
    <Button
      {...button}
      variant={variant}
      aria-label={accessibleName}
      loading={isPending}
      leftSection={<IconDownload size={16} aria-hidden="true" />}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}
