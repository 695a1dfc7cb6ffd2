import { useNavigation } from 'react-router';
import classes from './site-frame.module.css';

/** A thin line at the top while the next page loads. CSS delays it, so that fast pages never show it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.progress} role="progressbar" aria-label="Loading page" />;
}
