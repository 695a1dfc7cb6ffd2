import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMutation } from '@tanstack/react-query';
import { api } from 'shared-api';
import type { Invoice } from 'shared-contract/order/invoice';
import { logger, saveFile, toast } from 'shared-platform';
import { invoiceKindLabel } from './invoice-kind-label.ts';

type DownloadInvoiceProps = {
  invoice: Pick<Invoice, '@id' | 'number' | 'kind'>;
  /** Text of the button; "Download PDF" by default. Its accessible name is followed by the kind and number. */
  label?: string;
};

/** A button that downloads the PDF of an invoice or credit note. An incomplete file is not saved. */
export function DownloadInvoice({ invoice, label = 'Download PDF' }: DownloadInvoiceProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { file, name } = await api.download(`${invoice['@id']}/pdf`, { types: ['application/pdf'] });
      saveFile(file, name ?? `${invoice.number}.pdf`);
    },
    onError: (error) => {
      logger.error('An invoice was not downloaded', { error });
      toast.error(`We couldn’t download ${invoice.number}. Check your connection and try again.`);
    },
  });
  return (
    <Button
      variant="default"
      size="xs"
      loading={isPending}
      leftSection={<IconDownload size={15} aria-hidden="true" />}
      aria-label={`${label}, ${invoiceKindLabel(invoice).toLowerCase()} ${invoice.number}`}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}
