import { Link } from 'react-router';
import { useSession } from 'shared-auth';
import { addresses } from 'shared-contract/page/addresses';
import classes from './wordmark.module.css';

/** The logo and name of the site. It links signed-in users to their home page and visitors to the search. */
export function Wordmark() {
  const { status } = useSession();
  return (
    <Link
      to={status === 'signedIn' ? addresses.home() : addresses.search()}
      className={classes.wordmark}
      aria-label="Verandah home"
    >
      <svg viewBox="0 0 28 24" width="28" height="24" aria-hidden="true" className={classes.roof}>
        <path d="M2 10 14 2l12 8" />
        <path d="M5 10v12M23 10v12M11 10v12M17 10v12" />
        <path d="M2 10h24M2 22h24" />
      </svg>
      <span className={classes.name}>Verandah</span>
    </Link>
  );
}
