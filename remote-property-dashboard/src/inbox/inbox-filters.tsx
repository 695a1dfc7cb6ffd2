import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type InboxKind, type InboxState, inboxKind, inboxState } from 'shared-contract/inbox/inbox';
import { useSafeNavigate } from 'shared-platform';
import { FilterLinks } from 'shared-ui';
import classes from './inbox.module.css';
import { kindLabels } from './inbox-labels.ts';
import { filterPropertiesQuery } from './inbox-query.ts';
import { type InboxSearch, inboxUrl, stateOfText } from './inbox-search.ts';

const stateLabels: Record<InboxState, string> = {
  needsAnswer: 'Needs an answer',
  current: 'Current',
  all: 'All messages',
};

/** Kind, text, state and property. Each change starts at page 1. */
export function InboxFilters({ search, text }: { search: InboxSearch; text: string }) {
  const navigate = useSafeNavigate();
  const [typed, setTyped] = useState(text);
  const [shown, setShown] = useState(text);
  // Another text is shown after back. The form stays mounted, so that the focus is not lost after a search.
  if (shown !== text) {
    setShown(text);
    setTyped(text);
  }
  // Each change also searches for a text that was typed and not sent.
  const show = (filters: Partial<InboxSearch>, wanted = typed) =>
    navigate(inboxUrl({ ...search, ...filters, page: 1 }), {
      state: stateOfText(wanted.trim()),
      preventScrollReset: true,
    });
  return (
    <div className={classes.filters}>
      <FilterLinks<InboxKind>
        label="Show messages by kind"
        options={inboxKind.options}
        current={search.kind}
        labelOf={(option) => kindLabels[option]}
        hrefOf={(kind) => inboxUrl({ ...search, kind, page: 1 })}
        linkState={stateOfText(typed.trim())}
      />
      <div className={classes.find}>
        <TextSearch text={text} typed={typed} onType={setTyped} onSearch={(wanted) => show({}, wanted)} />
        <NativeSelect
          className={classes.choice ?? ''}
          label="Show"
          value={search.state}
          data={inboxState.options.map((value) => ({ value, label: stateLabels[value] }))}
          onChange={({ currentTarget }) =>
            show({ state: inboxState.options.find((option) => option === currentTarget.value) ?? 'current' })
          }
        />
        <PropertyFilter property={search.property} onChoose={(property) => show({ property })} />
      </div>
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
      aria-label="Search messages"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed);
      }}
    >
      <Group gap="xs" align="end" wrap="nowrap">
        <TextInput
          ref={field}
          className={classes.grow ?? ''}
          label="Search messages"
          placeholder="Name, text or address"
          type="search"
          maxLength={80}
          autoComplete="off"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <Button type="submit" variant="default" flex="none">
          Search
        </Button>
        {text !== '' && (
          <Button
            variant="subtle"
            flex="none"
            px="xs"
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
  const { data: properties = [] } = useQuery(filterPropertiesQuery());
  return (
    <NativeSelect
      className={classes.choice ?? ''}
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
