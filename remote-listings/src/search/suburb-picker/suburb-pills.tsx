import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import classes from './suburb-picker.module.css';
import { useSuburbNameOf, useUnknownSuburbs } from './use-suburb-names.ts';

/**
 * The chosen suburbs and other places, each with a remove button. Those that do not exist are shown by
 * `UnknownSuburbs` instead.
 */
export function SuburbPills({ slugs, onRemove }: { slugs: readonly string[]; onRemove: (slug: string) => void }) {
  const nameOf = useSuburbNameOf(slugs);
  const unknown = useUnknownSuburbs(slugs);
  const existing = slugs.filter((slug) => !unknown.includes(slug));
  if (existing.length === 0) return null;
  return (
    <ul className={classes.pills} aria-label="Places searched">
      {existing.map((slug) => (
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

/**
 * Returns the state of a place, such as `VIC`; undefined for a state itself. The pill shows it, because places in
 * different states can have the same name, such as Richmond.
 */
const stateOf = (slug: string) => /-([a-z]+)(?:-\d+)?$/.exec(slug)?.[1]?.toUpperCase();
