import { MissingObject } from '../missing-object.tsx';
import { rentalUrl } from './rental-search.ts';

export const MissingTransaction = ({ propertyId }: { propertyId: string }) => (
  <MissingObject name="transaction" list="rental management" listUrl={rentalUrl(propertyId, {})} />
);
