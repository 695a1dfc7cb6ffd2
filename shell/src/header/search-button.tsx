import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useCommandKey } from '../shortcuts/command-key.ts';
import classes from './search-button.module.css';

/** Opens the command palette. An icon, so that the links of the navigation keep their room. */
export function SearchButton({ onClick }: { onClick: () => void }) {
  const commandKey = useCommandKey();
  return (
    <button
      type="button"
      className={classes.button}
      aria-label="Search or jump to"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={`Search or jump to… (${commandKey} K)`}
      onClick={onClick}
    >
      <IconSearch size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
