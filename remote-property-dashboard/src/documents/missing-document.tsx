import { addresses } from 'shared-contract/page/addresses';
import { MissingObject } from '../missing-object.tsx';

export const MissingDocument = ({ propertyId }: { propertyId: string }) => (
  <MissingObject name="document" list="documents" listUrl={addresses.documents(propertyId)} />
);
