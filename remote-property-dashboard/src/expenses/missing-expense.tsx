import { addresses } from 'shared-contract/page/addresses';
import { MissingObject } from '../missing-object.tsx';

export const MissingExpense = ({ propertyId }: { propertyId: string }) => (
  <MissingObject name="expense" list="expenses" listUrl={addresses.expenses(propertyId)} />
);
