import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef, useState } from 'react';
import { maxCountedNew } from 'shared-contract/search/saved-search';
import { Link } from 'shared-platform/router';
import { LocalInstant } from 'shared-ui';
import { type Search, searchAddress } from '../../search/address/search-address.ts';
import { searchTitle } from '../../search/address/search-labels.ts';
import { useSuburbNames } from '../../search/suburb-picker/use-suburb-names.ts';
import { useFocusBeside } from '../marks/use-focus-beside.ts';
import { RenameForm } from './rename-form.tsx';
import classes from './saved-searches.module.css';
import { filterLabels } from './search-name.ts';
import { useRemoveSearch } from './use-remove-search.ts';
import { useSearchActions } from './use-saved-searches.ts';
import type { KeptSearch } from './visitors-searches.ts';

/** One saved search. Opening it, or what is new in it, is looking at it. */
export function SavedSearchRow({ saved, isNew }: { saved: KeptSearch; isNew: number | undefined }) {
  const { id, name, seenAt } = saved;
  const [isRenaming, setRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { see } = useSearchActions();
  const remove = useRemoveSearch();
  const search: Search = { ...saved.search, layout: 'list' };
  const words = useWords(search);
  const look = () => void see(id);
  const stopRenaming = () => {
    setRenaming(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <li className={classes.row} ref={useFocusBeside()}>
      <div className={classes.words}>
        {isRenaming ? (
          <RenameForm id={id} name={name} onDone={stopRenaming} />
        ) : (
          <h2 className={classes.name}>
            <Link className={classes.link} to={searchAddress(search)} onClick={look}>
              {name}
            </Link>
          </h2>
        )}
        {words !== name && <p className={classes.about}>{words}</p>}
        <p className={classes.about}>
          Last looked at <LocalInstant at={seenAt} />
        </p>
      </div>
      {isNew !== undefined && isNew > 0 && (
        <Link className={classes.new} to={searchAddress({ ...search, publishedAfter: seenAt })} onClick={look}>
          {isNew > maxCountedNew ? `${maxCountedNew}+` : isNew} new
          <span className={classes.spoken}> in {name}</span>
        </Link>
      )}
      <div className={classes.actions}>
        <button
          ref={opener}
          type="button"
          className={classes.action}
          aria-label={`Rename ${name}`}
          onClick={() => setRenaming(true)}
        >
          <IconPencil size={19} stroke={1.7} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={classes.action}
          aria-label={`Delete ${name}`}
          onClick={() => void remove(saved)}
        >
          <IconTrash size={19} stroke={1.7} aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}

function useWords(search: Search): string {
  const nameOf = useSuburbNames(search.suburbs);
  return [searchTitle(search, search.suburbs.map(nameOf)), ...filterLabels(search)].join(' · ');
}
