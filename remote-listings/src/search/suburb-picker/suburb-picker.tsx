import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import classes from './suburb-picker.module.css';
import { SuburbPills } from './suburb-pills.tsx';

const SuburbOptions = lazy(() => import('./suburb-options.tsx'));

const maxSuburbs = 20;
const label = 'Suburb, postcode, region or city';

type ChosenPlaces = { suburbs: string[]; surrounding?: true };
type SuburbPickerProps = {
  slugs: readonly string[];
  /** Called with a function of the latest places, which `slugs` may not contain yet. */
  onChange: (change: (latest: { suburbs: readonly string[] }) => ChosenPlaces) => void;
};

/**
 * Selects suburbs and other places, such as regions. An ARIA combobox suggests them, and each chosen one is shown as a
 * pill. The list is loaded with the first focus. It reports how many options it has; Enter clicks the active
 * one. Enter before the first options waits for them.
 */
export function SuburbPicker({ slugs, onChange }: SuburbPickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  /** Undefined until the first focus. */
  const [open, setOpen] = useState<boolean>();
  const [active, setActive] = useState(-1);
  const [count, setCount] = useState(0);
  const [isEntered, setIsEntered] = useState(false);
  const activeId = open && active >= 0 && active < count ? `${id}-${active}` : undefined;
  // Typed text that is not a chosen place has no effect on the search, so the field must not look as if it had.
  const isUnused = !open && text.trim() !== '';
  const isFull = slugs.length >= maxSuburbs;

  const close = () => {
    setIsEntered(false);
    setOpen(false);
  };
  const finish = (slug?: string, change?: { surrounding: true }) => {
    if (slug && !isFull) onChange(({ suburbs }) => ({ suburbs: [...new Set([...suburbs, slug])], ...change }));
    setText('');
    setActive(-1);
    close();
  };
  const remove = (slug: string) => {
    onChange(({ suburbs }) => ({ suburbs: suburbs.filter((other) => other !== slug) }));
    input.current?.focus();
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && text === '') return onChange(({ suburbs }) => ({ suburbs: suburbs.slice(0, -1) }));
    if (event.key === 'Escape') return setOpen(false);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const next = event.key === 'ArrowDown' ? active + 1 : Math.max(active, 0) - 1;
      return setActive((next + count) % Math.max(count, 1));
    }
    if (event.key === 'Enter' && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    } else if (event.key === 'Enter' && open && text.trim() !== '') setIsEntered(true);
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
        aria-label={label}
        aria-autocomplete="list"
        aria-invalid={isUnused || undefined}
        aria-expanded={!!open && count > 0}
        aria-controls={`${id}-options`}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={60}
        placeholder={slugs.length === 0 ? label : isFull ? '' : 'Add another'}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          // Other text needs another Enter.
          setIsEntered(false);
          // The first suggestion for typed text is active. Without text, Enter must not ask for the location.
          setActive(target.value.trim() ? 0 : -1);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {open !== undefined && (
        <Suspense>
          <SuburbOptions
            id={id}
            text={text.trim()}
            open={open}
            active={active}
            slugs={slugs}
            isEntered={isEntered}
            onEnter={() => setIsEntered(true)}
            onCount={setCount}
            onFinish={finish}
            onUnknown={close}
          />
        </Suspense>
      )}
    </div>
  );
}
