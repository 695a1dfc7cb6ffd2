import { Stack, Text } from '@mantine/core';
import type { Invoice } from 'shared-contract/order/invoice';
import { LocalInstant, Money } from 'shared-ui';
import { DownloadInvoice } from '../invoices/download-invoice.tsx';
import { invoiceKindLabel } from '../invoices/invoice-kind-label.ts';
import { Section } from '../section.tsx';

/** The tax invoice of the order and the credit notes of its refunds. */
export function OrderInvoices({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <Section title="Invoices">
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {invoices.map((invoice) => (
          <Stack component="li" key={invoice.id} gap={4} align="flex-start">
            <Text fw={500}>
              {invoiceKindLabel(invoice)} {invoice.number}
            </Text>
            <Text size="sm" c="dimmed">
              <LocalInstant at={invoice.issuedAt} show="date" />, <Money amount={invoice.total} />
            </Text>
            <DownloadInvoice invoice={invoice} />
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
