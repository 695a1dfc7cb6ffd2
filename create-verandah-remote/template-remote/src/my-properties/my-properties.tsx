import { Anchor, List } from '@mantine/core';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { AddressLines, EmptyState } from 'shared-ui';
import { myPropertiesQuery } from './my-properties-query.ts';

export function MyProperties() {
  const data = useResource(myPropertiesQuery());
  if (data.member.length === 0) return <EmptyState title="No properties yet" />;
  return (
    <List>
      {data.member.map(({ id, address }) => (
        <List.Item key={id}>
          <Anchor component={Link} to={addresses.property(id)}>
            <AddressLines address={address} />
          </Anchor>
        </List.Item>
      ))}
    </List>
  );
}
