import { useNavigation } from 'react-router';
import classes from './site-frame.module.css';

/** A thin line at the top of the window while the next page loads. A CSS delay hides it for pages that load quickly. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.progress} role="progressbar" aria-label="Loading page" />;
}
