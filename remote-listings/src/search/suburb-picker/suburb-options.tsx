import type { Suburb } from 'shared-contract/place/suburb';
import classes from './suburb-picker.module.css';

type SuburbOptionsProps = {
  id: string;
  shown: boolean;
  found: readonly Suburb[];
  active: number;
  failed: boolean;
  onChoose: (suburb: Suburb) => void;
};

/** What was typed may mean one of these. Focus stays in the input, which points at the active one. */
export function SuburbOptions({ id, shown, found, active, failed, onChoose }: SuburbOptionsProps) {
  return (
    <>
      <div
        id={`${id}-options`}
        role="listbox"
        aria-label="Suburbs"
        className={classes.options}
        hidden={!shown || found.length === 0}
      >
        {found.map((suburb, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: in a combobox focus stays in the input.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input's keys choose.
          <div
            key={suburb.slug}
            id={`${id}-${suburb.slug}`}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            // Before the input loses focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suburb)}
          >
            <span>{suburb.name}</span>
            <span className={classes.where}>
              {suburb.state} {suburb.postcode}
            </span>
          </div>
        ))}
      </div>
      <div role="status" className={classes.nothing} hidden={!shown || found.length > 0}>
        {shown && found.length === 0
          ? failed
            ? 'Suburbs did not load. Type on to try again.'
            : 'No suburb found'
          : ''}
      </div>
    </>
  );
}
