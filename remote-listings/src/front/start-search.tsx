import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type FormEvent, useRef, useState } from 'react';
import { loadResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { useSafeNavigate } from 'shared-platform';
import { SuburbPicker } from '../search/suburb-picker/suburb-picker.tsx';
import { placeSearchQuery } from '../search/suburb-picker/suburbs-query.ts';
import { type SearchKindLabel, searchKinds } from './search-kinds.ts';
import classes from './start-search.module.css';

/** `surrounding` is set by "Near me". */
type Chosen = { suburbs: string[]; surrounding?: true };

/** The large search field of the front page. Submitting it opens the results. */
export function StartSearch() {
  const navigate = useSafeNavigate();
  const [kind, setKind] = useState<SearchKindLabel>('Buy');
  const [chosen, setChosen] = useState<Chosen>({ suburbs: [] });
  const isStarting = useRef(false);
  const results = addresses.search(searchKinds.find(({ label }) => label === kind));

  /** Text that the visitor typed without choosing a place means the best match. Without a match, the field says so. */
  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isStarting.current) return;
    isStarting.current = true;
    const typed = String(new FormData(event.currentTarget).get('place') ?? '').trim();
    const best = typed === '' ? [] : await bestMatch(typed);
    isStarting.current = false;
    if (best) navigate(resultsIn({ ...chosen, suburbs: [...new Set([...chosen.suburbs, ...best])] }, results));
  };

  return (
    // Before hydration, the browser sends the form itself, which opens all results of this kind.
    <search>
      <form className={classes.form} action={results} onSubmit={(event) => void start(event)}>
        <fieldset className={classes.kinds}>
          <legend className={classes.legend}>What are you looking for?</legend>
          {searchKinds.map(({ label }) => (
            <label key={label} className={classes.kind}>
              <input
                type="radio"
                name="kind"
                value={label}
                checked={kind === label}
                onChange={() => setKind(label)}
                className={classes.radio}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <div className={classes.field}>
          <SuburbPicker
            slugs={chosen.suburbs}
            onChange={(change) => setChosen((before) => ({ ...before, ...change(before) }))}
          />
          <button type="submit" className={classes.submit}>
            <IconSearch size={20} aria-hidden="true" />
            Search
          </button>
        </div>
      </form>
    </search>
  );
}

/** Adds the chosen places to the address of results. URLSearchParams would encode the commas. */
const resultsIn = ({ suburbs, surrounding }: Chosen, results: string): string =>
  suburbs.length === 0 ? results : `${results}?suburb=${suburbs.join(',')}${surrounding ? '&surrounding=1' : ''}`;

/** Returns the slug of the place that matches best; null when none does or the places cannot be loaded. */
async function bestMatch(typed: string): Promise<string[] | null> {
  const [best] = await loadResource(placeSearchQuery(typed)).catch(() => []);
  return best ? [best.slug] : null;
}
