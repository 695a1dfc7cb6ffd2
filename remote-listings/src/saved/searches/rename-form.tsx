import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { maxSavedSearchNameLength } from 'shared-contract/search/saved-search';
import { savedSearchPatch } from 'shared-contract/search/saved-search-input';
import { useUnsavedWork } from 'shared-platform';
import classes from './saved-searches.module.css';
import { searchActions } from './search-actions.ts';

/** The form that renames a saved search. When saving fails, it stays open with the typed name. */
export function RenameForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const [typed, setTyped] = useState(name);
  const [errorMessage, setErrorMessage] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { change } = searchActions;
  useUnsavedWork({ id: `search-name-${id}`, dirty: typed !== name, description: 'the name of this search' });
  useEffect(() => field.current?.select(), []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { success, data, error } = savedSearchPatch.safeParse({ name: typed });
    if (!success) return setErrorMessage(error.issues[0]?.message ?? 'We can’t save this name.');
    if (await change(id, { name: data.name ?? name })) onDone();
  };
  return (
    <form className={classes.form} onSubmit={save}>
      <input
        ref={field}
        className={classes.field}
        aria-label="Name of this search"
        aria-invalid={errorMessage !== ''}
        aria-describedby={`${id}-errorMessage`}
        maxLength={maxSavedSearchNameLength}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="sm">
        Save
      </Button>
      <Button size="sm" variant="default" onClick={onDone}>
        Cancel
      </Button>
      <p id={`${id}-errorMessage`} className={classes.errorMessage} role="alert">
        {errorMessage}
      </p>
    </form>
  );
}
