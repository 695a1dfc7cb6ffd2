import type { Address } from 'shared-contract/place/address';

/** An address in two lines, street and suburb. One line if the owner hides the street. */
export function AddressLines({ address }: { address: Address }) {
  const place = `${address.suburb} ${address.state} ${address.postcode}`;
  if (!address.streetAddress) return <span>{place}</span>;
  return (
    <span>
      <span style={{ display: 'block' }}>{address.streetAddress}</span>
      <span style={{ display: 'block', color: 'var(--mantine-color-dimmed)' }}>{place}</span>
    </span>
  );
}
