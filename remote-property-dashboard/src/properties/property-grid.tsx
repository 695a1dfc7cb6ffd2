import { Button, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { Link } from 'shared-platform/router';
import { EmptyState, PagedList } from 'shared-ui';
import { NoPropertiesYet } from './no-properties-yet.tsx';
import { propertiesQuery } from './properties-query.ts';
import classes from './property-card.module.css';
import { PropertyCard } from './property-card.tsx';
import { hasFilters, type PropertySearch, propertiesUrl } from './property-search.ts';
import { PropertyTable } from './property-table.tsx';

/** Above this number a table is shown instead of cards, so that all fit on a screen. */
const maxCards = 4;

export function PropertyGrid({ search }: { search: PropertySearch }) {
  const data = useResource(propertiesQuery(search));
  return (
    <PagedList
      collection={data}
      page={search.page}
      hrefOf={(page) => propertiesUrl({ ...search, page })}
      empty={hasFilters(search) ? <NoMatches archived={search.archived} /> : <NoPropertiesYet />}
    >
      {(properties) => (
        <Stack gap="xl">
          <Text size="sm" c="dimmed" role="status">
            {data.totalItems === 1 ? '1 property' : `${data.totalItems.toLocaleString('en-AU')} properties`}
          </Text>
          {data.totalItems > maxCards ? (
            <PropertyTable properties={properties} />
          ) : (
            <div className={classes.grid}>
              {properties.map((property, index) => (
                <PropertyCard key={property.id} property={property} priority={index < 3} heading="h2" />
              ))}
            </div>
          )}
        </Stack>
      )}
    </PagedList>
  );
}

function NoMatches({ archived }: { archived: boolean }) {
  return (
    <EmptyState
      title={archived ? 'No archived properties' : 'No properties match'}
      action={
        <Button
          component={Link}
          to={propertiesUrl({ type: null, archived: false, text: '', page: 1 })}
          variant="default"
        >
          Show all properties
        </Button>
      }
    >
      {archived ? 'Sold it or moved on? Archive a property in its settings.' : 'Try another type or a shorter address.'}
    </EmptyState>
  );
}
