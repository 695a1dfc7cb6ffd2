import classes from './filters.module.css';

/**
 * The checkbox that also searches the suburbs around the chosen ones. Regions and other places have no surroundings:
 * their names mean all that is in them.
 */
export function SurroundingSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={classes.surrounding}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      Include surrounding suburbs
    </label>
  );
}
