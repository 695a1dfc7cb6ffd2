import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef, useState } from 'react';
import { useSession } from 'shared-auth';
import { maxCountedNew } from 'shared-contract/search/new-listings';
import { Link } from 'shared-platform/router';
import { LocalInstant } from 'shared-ui';
import { type Search, searchUrl } from '../../search/url/search-url.ts';
import { useFocusNeighbour } from '../use-focus-neighbour.ts';
import { AlertSelect } from './alert-select.tsx';
import type { StoredSearch } from './guest-searches.ts';
import { removeSearch } from './remove-search.ts';
import { RenameForm } from './rename-form.tsx';
import classes from './saved-searches.module.css';
import { searchActions } from './search-actions.ts';
import { timeZone } from './time-zone.ts';
import { useSearchLabel } from './use-search-label.ts';

/** One saved search. Opening the search or its new listings marks the search as viewed. */
export function SavedSearchRow({ saved, isNew }: { saved: StoredSearch; isNew: number | undefined }) {
  const { id, name, seenAt } = saved;
  const [isRenaming, setRenaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { markSeen, change } = searchActions;
  const search: Search = { ...saved.search, layout: 'list' };
  const searchLabel = useSearchLabel(search);
  const isSignedIn = useSession().status === 'signedIn';
  const look = () => void markSeen(id);
  const stopRenaming = () => {
    setRenaming(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <li className={classes.row} ref={useFocusNeighbour()}>
      <div className={classes.text}>
        {isRenaming ? (
          <RenameForm id={id} name={name} onDone={stopRenaming} />
        ) : (
          <h2 className={classes.name}>
            <Link className={classes.link} to={searchUrl(search)} onClick={look}>
              {name}
            </Link>
          </h2>
        )}
        {searchLabel !== name && <p className={classes.about}>{searchLabel}</p>}
        <p className={classes.about}>
          Last viewed <LocalInstant at={seenAt} />
        </p>
        {isSignedIn && saved.alert !== undefined && (
          <AlertSelect
            className={classes.alert}
            label={`Email alerts for ${name}`}
            value={saved.alert}
            onChange={(alert) => void change(id, { alert, timeZone: timeZone() })}
          />
        )}
      </div>
      {isNew !== undefined && isNew > 0 && (
        <Link className={classes.new} to={searchUrl({ ...search, publishedAfter: seenAt })} onClick={look}>
          {isNew > maxCountedNew ? `${maxCountedNew}+` : isNew} new
          <span className={classes.srOnly}> in {name}</span>
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
          onClick={() => void removeSearch(saved)}
        >
          <IconTrash size={19} stroke={1.7} aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}
