import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { Link } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';

type EnhancementsHeaderProps = {
  property: Pick<Property, 'id' | 'address'>;
  title: string;
  description: ReactNode;
};

/** The heading of a page about enhancements, with the way back to the property. */
export function EnhancementsHeader({ property: { id, address }, title, description }: EnhancementsHeaderProps) {
  return (
    <PageHeader
      breadcrumbs={
        <Anchor component={Link} to={addresses.property(id)} size="sm">
          {address.fullAddress}
        </Anchor>
      }
      title={title}
      description={description}
    />
  );
}
