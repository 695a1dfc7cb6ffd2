import { useNavigation } from 'react-router';
import classes from './site-frame.module.css';

/** A thin line along the top while the next page is on its way; a quick one never shows it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.progress} role="progressbar" aria-label="Loading page" />;
}
