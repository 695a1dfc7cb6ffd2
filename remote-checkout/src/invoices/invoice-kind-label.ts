import type { Invoice } from 'shared-contract/order/invoice';

export function invoiceKindLabel({ kind }: Pick<Invoice, 'kind'>): string {
  return kind === 'creditNote' ? 'Credit note' : 'Tax invoice';
}
