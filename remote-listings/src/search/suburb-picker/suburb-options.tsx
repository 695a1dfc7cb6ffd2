import type { Suburb } from 'shared-contract/place/suburb';
import classes from './suburb-options.module.css';

type SuburbOptionsProps = {
  id: string;
  shown: boolean;
  suggestions: readonly Suburb[];
  active: number;
  failed: boolean;
  onChoose: (suburb: Suburb) => void;
};

/**
 * The list of suggestions for the typed text. The focus stays in the input; `aria-activedescendant` refers to the
 * active option.
 */
export default function SuburbOptions({ id, shown, suggestions, active, failed, onChoose }: SuburbOptionsProps) {
  return (
    <>
      <div
        id={`${id}-options`}
        role="listbox"
        aria-label="Suburbs"
        className={classes.options}
        hidden={!shown || suggestions.length === 0}
      >
        {suggestions.map((suburb, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: in a combobox the focus stays in the input.
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
          <div
            key={suburb.slug}
            id={`${id}-${suburb.slug}`}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            // Prevents the default action: a press on an option would take the focus away from the input.
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
      <div role="status" className={classes.nothing} hidden={!shown || suggestions.length > 0}>
        {shown && suggestions.length === 0
          ? failed
            ? 'We couldn’t load suburbs. Keep typing to retry.'
            : 'No suburbs found'
          : ''}
      </div>
    </>
  );
}
