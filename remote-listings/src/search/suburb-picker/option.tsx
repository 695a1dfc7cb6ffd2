import type { MouseEventHandler, ReactNode } from 'react';
import classes from './suburb-options.module.css';

type OptionProps = { id: string; isActive: boolean; onClick: MouseEventHandler; children: ReactNode };

/** One option of the list. */
export function Option({ id, isActive, onClick, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: in a combobox the focus stays in the input.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes.option}
      // Prevents the default action: a press on an option would take the focus away from the input.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </div>
  );
}
