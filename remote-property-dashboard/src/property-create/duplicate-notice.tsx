import { Alert, Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { propertiesQuery } from '../properties/properties-query.ts';
import type { PropertyFormValues } from './property-form-values.ts';
import { isSameAddress } from './same-address.ts';

type DuplicateNoticeProps = Pick<PropertyFormValues, 'streetAddress' | 'suburb' | 'state' | 'postcode'>;

/** Says that this address is among the owner's properties already. Two of a kind can be right, so it stops nobody. */
export function DuplicateNotice({ streetAddress, suburb, state, postcode }: DuplicateNoticeProps) {
  const [number = ''] = /\d+/.exec(streetAddress) ?? [];
  const isComplete = number !== '' && suburb.trim() !== '' && state !== null && /^\d{4}$/.test(postcode);
  const { data } = useQuery({
    ...propertiesQuery({ type: null, text: `${number} ${suburb.trim()} ${postcode}`, page: 1 }),
    enabled: isComplete,
  });
  const typed = { streetAddress, suburb, state: state ?? undefined, postcode };
  const same = isComplete ? data?.member.find(({ address }) => isSameAddress(address, typed)) : undefined;
  if (!same) return null;
  return (
    <Alert role="status" title="You have this property already">
      <Text size="sm">
        <Anchor component={Link} underline="always" to={addresses.property(same.id)}>
          {same.address.fullAddress}
        </Anchor>{' '}
        is among your properties. Add it again only if it is another one.
      </Text>
    </Alert>
  );
}
