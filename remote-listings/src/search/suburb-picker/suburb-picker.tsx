import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import type { Suburb } from 'shared-contract/place/suburb';
import { useDebouncedValue } from '../use-debounced-value.ts';
import classes from './suburb-picker.module.css';
import { SuburbPills } from './suburb-pills.tsx';
import { suburbSearchQuery } from './suburbs-query.ts';

const loadOptions = () => import('./suburb-options.tsx');
const SuburbOptions = lazy(loadOptions);
const UnusedText = lazy(() => import('./unused-text.tsx'));

const maxSuburbs = 20;

type SuburbPickerProps = { slugs: readonly string[]; onChange: (slugs: string[]) => void };

/** Selects one or more suburbs. An ARIA combobox suggests suburbs, and each chosen one is shown as a pill. */
export function SuburbPicker({ slugs, onChange }: SuburbPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const debouncedText = useDebouncedValue(text.trim(), 120);
  const { data, isError } = useQuery(suburbSearchQuery(debouncedText));
  const suggestions = text.trim() === '' ? [] : (data ?? []).filter(({ slug }) => !slugs.includes(slug));
  const isSearched = data !== undefined && debouncedText === text.trim();
  const shown = open && text.trim() !== '' && (suggestions.length > 0 || isError || isSearched);
  // Typed text that is not a chosen suburb has no effect on the search, so the field must not look as if it had.
  const isUnused = !open && text.trim() !== '';
  const isFull = slugs.length >= maxSuburbs;

  const choose = (suburb: Suburb) => {
    if (!isFull) onChange([...slugs, suburb.slug]);
    setText('');
    setActive(0);
    input.current?.focus();
  };
  const remove = (slug: string) => {
    onChange(slugs.filter((other) => other !== slug));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '') return onChange(slugs.slice(0, -1));
    if (event.key === 'Escape') return setOpen(false);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      return setActive((suggestions.length + active + step) % Math.max(suggestions.length, 1));
    }
    const chosen = suggestions[active];
    if (event.key === 'Enter' && shown && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; the input inside is accessible.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard can focus the input itself.
    <div className={classes.picker} data-unused={isUnused || undefined} onClick={() => input.current?.focus()}>
      <IconMapPin className={classes.pin} size={20} aria-hidden="true" />
      <SuburbPills slugs={slugs} onRemove={remove} />
      <input
        ref={input}
        className={classes.input}
        type="text"
        name="place"
        role="combobox"
        aria-label="Suburb or postcode"
        aria-autocomplete="list"
        aria-invalid={isUnused || undefined}
        aria-expanded={shown}
        aria-controls={`${id}-options`}
        aria-activedescendant={shown && suggestions[active] ? `${id}-${suggestions[active].slug}` : undefined}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        placeholder={slugs.length === 0 ? 'Suburb or postcode' : isFull ? '' : 'Add a suburb'}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => {
          setOpen(true);
          // The code of the list is loaded while the user starts to type.
          void loadOptions().catch(() => {});
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {text !== '' && (
        <Suspense>
          <SuburbOptions
            id={id}
            shown={shown}
            suggestions={suggestions}
            active={active}
            failed={isError}
            onChoose={choose}
          />
        </Suspense>
      )}
      {isUnused && (
        <Suspense>
          <UnusedText text={text.trim()} isUnknown={isSearched && suggestions.length === 0} />
        </Suspense>
      )}
    </div>
  );
}
