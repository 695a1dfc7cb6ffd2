import { prefetch } from 'shared-api';
import { type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { MissingTransaction } from '../rental-management/missing-transaction.tsx';
import { receiptEmailsQuery } from '../rental-management/receipt-queries.ts';
import { ledgerTransactionQuery } from '../rental-management/rent-account-queries.ts';
import { TransactionDetails } from '../rental-management/transaction-details.tsx';
import { tenanciesQuery } from '../tenancies/tenancies-query.ts';

export function loader({ params: { propertyId = '', type = '', transactionId = '' } }: LoaderFunctionArgs) {
  return Promise.all([
    prefetch(ledgerTransactionQuery(transactionId)),
    prefetch(tenanciesQuery(propertyId)),
    isReceipt(type) && prefetch(receiptEmailsQuery(transactionId)),
  ]);
}

const isReceipt = (type: string) => type === 'rentReceipt' || type === 'bondReceipt';

export function Component() {
  const { propertyId = '', type = '', transactionId = '' } = useParams();
  return (
    <QueryBoundary
      resetKey={transactionId}
      fallback={<CardSkeletons shape="rows" count={3} label="Loading the transaction" />}
      missing={<MissingTransaction propertyId={propertyId} />}
    >
      <TransactionDetails propertyId={propertyId} type={type} transactionId={transactionId} />
    </QueryBoundary>
  );
}
