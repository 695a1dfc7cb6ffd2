import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import classes from './suburb-picker.module.css';
import { useSuburbNameOf, useUnknownSuburbs } from './use-suburb-names.ts';

/** The chosen suburbs, each with a remove button. Suburbs that do not exist are shown by `UnknownSuburbs` instead. */
export function SuburbPills({ slugs, onRemove }: { slugs: readonly string[]; onRemove: (slug: string) => void }) {
  const nameOf = useSuburbNameOf(slugs);
  const unknown = useUnknownSuburbs(slugs);
  const existing = slugs.filter((slug) => !unknown.includes(slug));
  if (existing.length === 0) return null;
  return (
    <ul className={classes.pills} aria-label="Suburbs searched">
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
 * Returns the state of a suburb, such as `VIC`. The pill shows it, because suburbs in different states can have the
 * same name, such as Richmond.
 */
const stateOf = (slug: string) => slug.split('-').at(-2)?.toUpperCase();
