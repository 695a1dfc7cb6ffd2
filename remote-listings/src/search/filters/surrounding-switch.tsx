import classes from './filters.module.css';

/** Chosen suburbs only, or those around them too. */
export function SurroundingSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={classes.surrounding}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      Include surrounding suburbs
    </label>
  );
}
