import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useCommandKey } from '../shortcuts/command-key.ts';
import classes from './search-button.module.css';

/** Opens the command palette. It looks like a search field where there is room. A phone has it in the account menu. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  const commandKey = useCommandKey();
  return (
    <button
      type="button"
      className={classes.button}
      aria-label="Search or jump to"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onClick}
    >
      <IconSearch size={18} stroke={1.75} aria-hidden="true" />
      <span className={classes.label} aria-hidden="true">
        Search
      </span>
      <span className={classes.keys} aria-hidden="true">
        {commandKey} K
      </span>
    </button>
  );
}
