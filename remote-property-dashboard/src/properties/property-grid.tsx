import { Button, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { Link } from 'shared-platform/router';
import { EmptyState, Paginator } from 'shared-ui';
import { NoPropertiesYet } from './no-properties-yet.tsx';
import { propertiesQuery } from './properties-query.ts';
import classes from './property-card.module.css';
import { PropertyCard } from './property-card.tsx';
import { isNarrowed, type PropertySearch, propertiesAddress } from './property-search.ts';

const perPage = 30;

export function PropertyGrid({ search }: { search: PropertySearch }) {
  const data = useResource(propertiesQuery(search));
  if (data.totalItems === 0 && !isNarrowed(search)) return <NoPropertiesYet />;
  if (data.member.length === 0) {
    return (
      <EmptyState
        title="None of your properties match"
        action={
          <Button component={Link} to={propertiesAddress({ type: null, text: '', page: 1 })} variant="default">
            Show all properties
          </Button>
        }
      >
        Try another type, or fewer words of the address.
      </EmptyState>
    );
  }
  return (
    <Stack gap="xl">
      <Text size="sm" c="dimmed" role="status">
        {data.totalItems === 1 ? '1 property' : `${data.totalItems} properties`}
      </Text>
      <div className={classes.grid}>
        {data.member.map((property, index) => (
          <PropertyCard key={property.id} property={property} priority={index < 3} heading="h2" />
        ))}
      </div>
      <Paginator
        page={search.page}
        pageCount={Math.ceil(data.totalItems / perPage)}
        hrefOf={(page) => propertiesAddress({ ...search, page })}
      />
    </Stack>
  );
}
