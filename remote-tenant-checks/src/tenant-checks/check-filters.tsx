import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type TenantCheckStatus, tenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';
import { useSafeNavigate } from 'shared-platform';
import { FilterLinks, statusLabel } from 'shared-ui';
import { propertiesQuery } from '../check/property-queries.ts';
import classes from './tenant-check-list.module.css';
import { stateOfText, type TenantCheckSearch, tenantChecksUrl } from './tenant-check-search.ts';

type CheckFiltersProps = { search: TenantCheckSearch; text: string };

/** Search by applicant or address, and the filters. Each change starts at page 1. */
export function CheckFilters({ search, text }: CheckFiltersProps) {
  const navigate = useSafeNavigate();
  const { status, property } = search;
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // Another text is shown after back. The form stays mounted, so that the focus is not lost after a search.
  if (shown !== text) {
    setShown(text);
    setTyped(text);
  }
  // Each change also searches for a text that was typed and not sent.
  const show = (filters: Partial<TenantCheckSearch>, wanted = typed) =>
    navigate(tenantChecksUrl({ status, property, ...filters, page: 1 }), {
      state: stateOfText(wanted.trim()),
      preventScrollReset: true,
    });
  return (
    <div className={classes.filters}>
      <div className={classes.find}>
        <TextSearch text={text} typed={typed} onType={setTyped} onSearch={(wanted) => show({}, wanted)} />
        <PropertyFilter property={property} onChoose={(chosen) => show({ property: chosen })} />
      </div>
      <FilterLinks<TenantCheckStatus>
        label="Show checks by status"
        options={tenantCheckStatus.options}
        current={status}
        labelOf={(option) => statusLabel('check', option).label}
        hrefOf={(option) => tenantChecksUrl({ status: option, property, page: 1 })}
        linkState={stateOfText(typed.trim())}
      />
    </div>
  );
}

type TextSearchProps = {
  /** The text for which the list was searched. */
  text: string;
  typed: string;
  onType: (typed: string) => void;
  onSearch: (text: string) => void;
};

/** Searches on Enter or with the button, so that half a name is not sent. */
function TextSearch({ text, typed, onType, onSearch }: TextSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      className={classes.search}
      aria-label="Search checks"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <Group gap="xs" align="end">
        <TextInput
          ref={field}
          className={classes.grow ?? ''}
          label="Search applicants or addresses"
          type="search"
          maxLength={80}
          autoComplete="off"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Search
        </Button>
        {text !== '' && (
          <Button
            variant="subtle"
            onClick={() => {
              onSearch('');
              // This button disappears.
              field.current?.focus();
            }}
          >
            Clear
          </Button>
        )}
      </Group>
    </form>
  );
}

type PropertyFilterProps = { property: string | null; onChoose: (property: string | null) => void };

/** Always shown, also before the properties have loaded, so that the list below does not move. */
function PropertyFilter({ property, onChoose }: PropertyFilterProps) {
  const { data: properties = [] } = useQuery(propertiesQuery());
  return (
    <NativeSelect
      className={classes.property ?? ''}
      label="Property"
      value={property ?? ''}
      data={[
        { value: '', label: 'All properties' },
        ...properties.map(({ id, address }) => ({ value: id, label: address.fullAddress })),
        ...(property !== null && properties.every(({ id }) => id !== property)
          ? [{ value: property, label: 'Another property' }]
          : []),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
    />
  );
}
