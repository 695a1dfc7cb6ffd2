import { suburbLabelFromSlug } from '../url/search-labels.ts';
import classes from './suburb-picker.module.css';
import { useUnknownSuburbs } from './use-suburb-names.ts';

type UnknownSuburbsProps = { slugs: readonly string[]; onChange: (slugs: string[]) => void };

/** Shows which suburbs in the URL do not exist. The search ignores them. */
export function UnknownSuburbs({ slugs, onChange }: UnknownSuburbsProps) {
  const unknown = useUnknownSuburbs(slugs);
  if (unknown.length === 0) return null;
  return (
    <p className={classes.unknown} role="status">
      We can’t find {unknown.map((slug) => `“${suburbLabelFromSlug(slug)}”`).join(', ')}. Check the spelling and
      postcode.{' '}
      <button
        type="button"
        className={classes.removeUnknown}
        onClick={() => onChange(slugs.filter((slug) => !unknown.includes(slug)))}
      >
        Remove from search
      </button>
    </p>
  );
}
