import { TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Form, Link } from 'react-router';
import { addresses } from 'shared-contract/addresses';
import { propertyTypeName } from 'shared-contract/property';
import classes from './property-filter.module.css';
import { type PropertySearch, propertiesAddress } from './property-search.ts';

export function PropertyFilter({ search }: { search: PropertySearch }) {
  return (
    <div className={classes.filter}>
      <nav aria-label="Show properties by type">
        <ul className={classes.types}>
          {[null, ...propertyTypeName.options].map((type) => (
            <li key={type ?? 'all'}>
              <Link
                className={classes.type}
                to={propertiesAddress({ ...search, type, page: 1 })}
                aria-current={type === search.type ? 'true' : undefined}
                preventScrollReset
              >
                {type ?? 'All'}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form role="search" action={addresses.properties()} className={classes.search}>
        {search.type ? <input type="hidden" name="type" value={search.type.toLowerCase()} /> : null}
        <TextInput
          key={search.text}
          type="search"
          name="q"
          aria-label="Search your properties by address"
          placeholder="Street, suburb or postcode"
          defaultValue={search.text}
          maxLength={100}
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
        />
      </Form>
    </div>
  );
}
