import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import classes from './suburb-picker.module.css';
import { useSuburbNames } from './use-suburb-names.ts';

/** The suburbs chosen, each with its way out. */
export function SuburbPills({ slugs, onRemove }: { slugs: readonly string[]; onRemove: (slug: string) => void }) {
  const nameOf = useSuburbNames(slugs);
  if (slugs.length === 0) return null;
  return (
    <ul className={classes.pills} aria-label="Suburbs searched">
      {slugs.map((slug) => (
        <li key={slug} className={classes.pill}>
          {nameOf(slug)}
          <span className={classes.pillState}>{stateOf(slug)}</span>
          <button
            type="button"
            aria-label={`Remove ${nameOf(slug)}`}
            className={classes.remove}
            onClick={() => onRemove(slug)}
          >
            <IconX size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** `VIC`: there is a Richmond in five states. */
const stateOf = (slug: string) => slug.split('-').at(-2)?.toUpperCase();
