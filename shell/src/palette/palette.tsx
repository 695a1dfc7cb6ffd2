import { Button, VisuallyHidden } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useState } from 'react';
import { useSafeNavigate } from 'shared-platform';
import classes from './palette.module.css';
import type { PaletteItem } from './palette-item.ts';
import { close, listId, open, store, useSelectedItem } from './selected-item.ts';
import { type PaletteSearch, usePaletteSearch } from './use-palette-search.ts';

const label = 'Search or jump to';
const optionId = ({ id }: PaletteItem) => `palette ${id}`.replaceAll(/[^\w-]/g, '-');

/** The command palette: opens pages, and the user's properties, people and orders. Render it only while it is open. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [opener] = useState(() => document.activeElement);
  const text = query.trim();
  const search = usePaletteSearch(text);
  const [selectedIndex, setSelectedIndex] = useState(-1);
  const selected = search.items[selectedIndex];
  const navigate = useSafeNavigate();
  useEffect(() => {
    open();
    return close;
  }, []);
  // Moves the focus back before the next page opens, so that the page can move it to its heading.
  const leave = () => {
    if (opener instanceof HTMLElement) opener.focus();
    onClose();
  };
  const choose = ({ to }: PaletteItem) => {
    leave();
    navigate(to);
  };
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={leave}
      shortcut={null}
      returnFocus={false}
      // Otherwise it would insert a style element, which public pages do not allow (global.css).
      removeScrollProps={{ removeScrollBar: false }}
      overlayProps={{ backgroundOpacity: 0.35, blur: 0 }}
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': label } }}
    >
      <Spotlight.Search
        placeholder="Search or jump to…"
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        maxLength={80}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={search.items.length > 0}
        aria-controls={listId}
        aria-activedescendant={selected && optionId(selected)}
      />
      <Results {...search} selected={selected} onSelect={setSelectedIndex} onChoose={choose} />
      <Outcome {...search} text={text} />
    </Spotlight.Root>
  );
}

type ResultsProps = Pick<PaletteSearch, 'items'> & {
  selected: PaletteItem | undefined;
  onSelect: (index: number) => void;
  onChoose: (item: PaletteItem) => void;
};

function Results({ items, selected, onSelect, onChoose }: ResultsProps) {
  useSelectedItem(onSelect);
  return (
    <Spotlight.ActionsList id={listId} role="listbox" aria-label="Results" hidden={items.length === 0}>
      {[...Map.groupBy(items, ({ group }) => group)].map(([group, members]) => (
        <Spotlight.ActionsGroup key={group} label={group} role="group" aria-label={group} className={classes.group}>
          {members.map((item) => (
            <Spotlight.Action
              key={item.id}
              // Mantine ignores `id`.
              renderRoot={(props) => <button {...props} id={optionId(item)} />}
              role="option"
              aria-selected={item === selected}
              label={item.label}
              description={item.description}
              closeSpotlightOnTrigger={false}
              className={classes.item}
              onClick={() => onChoose(item)}
            />
          ))}
        </Spotlight.ActionsGroup>
      ))}
    </Spotlight.ActionsList>
  );
}

/** What the search is doing or has found, for screen readers too. */
function Outcome({ items, status, retry, text }: PaletteSearch & { text: string }) {
  if (status === 'failed') {
    return (
      <Spotlight.Empty role="alert">
        We couldn’t search your properties, people and orders.
        <Button variant="subtle" size="compact-sm" ml="xs" onClick={retry}>
          Try again
        </Button>
      </Spotlight.Empty>
    );
  }
  const count = items.length === 1 ? '1 result' : `${items.length} results`;
  return (
    <Spotlight.Empty role="status" className={classes.outcome} data-quiet={status === 'done' && items.length > 0}>
      {status === 'idle' && 'Type a page, an address, a name or an order number.'}
      {status === 'searching' && 'Searching…'}
      {status === 'done' &&
        (items.length === 0 ? `Nothing found for “${text}”.` : <VisuallyHidden>{count}</VisuallyHidden>)}
    </Spotlight.Empty>
  );
}
