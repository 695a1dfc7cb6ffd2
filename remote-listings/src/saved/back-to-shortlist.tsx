import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import classes from './back-to-shortlist.module.css';

/** The link above the title of a page about the saved listings. */
export const BackToShortlist = () => (
  <Link className={classes.back} to={addresses.shortlist()}>
    <IconArrowLeft size={17} stroke={1.8} aria-hidden="true" />
    Shortlist
  </Link>
);
