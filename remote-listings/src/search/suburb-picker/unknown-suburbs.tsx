import { suburbLabelFromSlug } from '../url/search-labels.ts';
import classes from './suburb-notices.module.css';

type UnknownSuburbsProps = { unknown: readonly string[]; onRemove: () => void };

/** Shows which suburbs in the URL do not exist. The search ignores them. `unknown` are their slugs. */
export default function UnknownSuburbs({ unknown, onRemove }: UnknownSuburbsProps) {
  return (
    <p className={classes.unknown} role="status">
      We can’t find {unknown.map((slug) => `“${suburbLabelFromSlug(slug)}”`).join(', ')}. Check the spelling and
      postcode.{' '}
      <button type="button" className={classes.removeUnknown} onClick={onRemove}>
        Remove from search
      </button>
    </p>
  );
}
