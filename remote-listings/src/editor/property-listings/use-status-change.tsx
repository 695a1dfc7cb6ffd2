import { Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { rejectionReason } from 'shared-api';
import type { ListingStatus, ListingSummary } from 'shared-contract/listing/listing';
import type { ListingStatusInput } from 'shared-contract/listing/listing-status';
import { amountText, parseAmount } from 'shared-contract/money/parse-amount';
import { logger, toast } from 'shared-platform';
import { ConfirmDialog, useSubjectDialog } from 'shared-ui';
import { changeStatusMutation, confirmationTexts, statusActions } from './change-status.ts';
import { type SoldPrice, SoldPriceFields } from './sold-price-fields.tsx';

type StatusChange = {
  /** Changes the status. Asks for confirmation first when the listing would leave the market or return to it. */
  request: (status: ListingStatus) => void;
  isPending: boolean;
  /** The open dialog, for the caller to render. */
  dialog: ReactNode;
};

/**
 * Lets the owner change the status of a published listing.
 * @param agreedPrice the price of the accepted offer, with which the sold price starts
 */
export function useStatusChange(
  listing: Pick<ListingSummary, 'id' | 'status' | 'type'>,
  agreedPrice?: string,
): StatusChange {
  const startPrice: SoldPrice = { text: agreedPrice ? amountText(agreedPrice) : '', isShown: false, error: null };
  const { mutateAsync, isPending } = useMutation(changeStatusMutation(listing.id));
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_status: ListingStatus) => listing,
    versionOf: ({ status, type }) => [status, type],
    isBusy: isPending,
    notice: 'This listing’s status has changed. Here’s the latest.',
  });

  const [price, setPrice] = useState(startPrice);

  async function change(input: ListingStatusInput) {
    const { status } = input;
    close();
    try {
      await mutateAsync(input);
      toast.success(statusActions[status]?.done ?? 'Changed');
    } catch (error) {
      logger.error('A listing’s status was not changed', { status, reason: String(error) });
      toast.error(rejectionReason(error) ?? 'We couldn’t save that change. Check your connection and try again.');
    }
  }

  const confirm = (status: ListingStatus) => {
    const parsed = parseAmount(status === 'sold' ? price.text : '');
    if (!parsed.ok) return setPrice({ ...price, error: parsed.message });
    if (parsed.amount === '0.00') return setPrice({ ...price, error: 'Enter a price above $0.' });
    void change({
      status,
      ...(parsed.amount !== null && { [price.isShown ? 'soldPrice' : 'withheldPrice']: parsed.amount }),
    });
  };
  const dialog = opened && (
    <ConfirmDialog
      title={statusActions[opened.choice]?.label}
      confirmLabel={statusActions[opened.choice]?.label ?? 'Change'}
      onConfirm={() => confirm(opened.choice)}
      onCancel={close}
    >
      <Text>{confirmationTexts[opened.choice]}</Text>
      {opened.choice === 'sold' && <SoldPriceFields price={price} onChange={setPrice} />}
    </ConfirmDialog>
  );
  const request = (status: ListingStatus) => {
    if (!confirmationTexts[status]) return void change({ status });
    setPrice(startPrice);
    open(status);
  };
  return { request, isPending, dialog };
}
