import { ActionIcon, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useRef } from 'react';
import { propertyTypeName } from 'shared-contract/property/property-type';
import { useSafeNavigate } from 'shared-platform';
import { FilterLinks } from 'shared-ui';
import classes from './property-filter.module.css';
import { type PropertySearch, propertiesUrl } from './property-search.ts';

/** The filter for archived properties, next to the types of current ones. */
const archivedOption = 'Archived';

export function PropertyFilter({ search }: { search: PropertySearch }) {
  const navigate = useSafeNavigate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.filter}>
      <FilterLinks
        label="Show properties by type"
        options={[...propertyTypeName.options, archivedOption]}
        current={search.archived ? archivedOption : search.type}
        labelOf={(option) => option}
        hrefOf={(option) => {
          const archived = option === archivedOption;
          return propertiesUrl({ ...search, type: archived ? null : option, archived, page: 1 });
        }}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser this site serves. */}
      <form
        role="search"
        className={classes.search}
        onSubmit={(event) => {
          event.preventDefault();
          const text = input.current?.value.trim() ?? '';
          navigate(propertiesUrl({ ...search, text, page: 1 }), { preventScrollReset: true });
        }}
      >
        <TextInput
          key={search.text}
          type="search"
          ref={input}
          aria-label="Search your properties by address"
          placeholder="Street, suburb or postcode"
          defaultValue={search.text}
          maxLength={100}
          rightSection={
            <ActionIcon type="submit" variant="subtle" aria-label="Search">
              <IconSearch size={18} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          }
        />
      </form>
    </div>
  );
}
