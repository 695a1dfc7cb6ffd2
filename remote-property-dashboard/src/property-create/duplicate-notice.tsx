import { Alert, Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { propertiesQuery } from '../properties/properties-query.ts';
import type { PropertyFormValues } from './property-form-values.ts';
import { isSameAddress } from './same-address.ts';

type DuplicateNoticeProps = Pick<PropertyFormValues, 'streetAddress' | 'suburb' | 'state' | 'postcode'> & {
  /** The id of the property that the form changes. */
  except?: string | undefined;
};

/**
 * Warns owners who already have a property at this address. They can still create the property, because two units can
 * have the same address.
 */
export function DuplicateNotice({ streetAddress, suburb, state, postcode, except }: DuplicateNoticeProps) {
  const [number = ''] = /\d+/.exec(streetAddress) ?? [];
  const isComplete = number !== '' && suburb.trim() !== '' && state !== null && /^\d{4}$/.test(postcode);
  const { data } = useQuery({
    ...propertiesQuery({ type: null, archived: false, text: `${number} ${suburb.trim()} ${postcode}`, page: 1 }),
    enabled: isComplete,
  });
  const typed = { streetAddress, suburb, state: state ?? undefined, postcode };
  const duplicate = isComplete
    ? data?.member.find(({ id, address }) => id !== except && isSameAddress(address, typed))
    : undefined;
  if (!duplicate) return null;
  return (
    <Alert role="status" title="You already have this property">
      <Text size="sm">
        <Anchor component={Link} underline="always" to={addresses.property(duplicate.id)}>
          {duplicate.address.fullAddress}
        </Anchor>{' '}
        is already in your properties. Add it again only if it’s a different property.
      </Text>
    </Alert>
  );
}
