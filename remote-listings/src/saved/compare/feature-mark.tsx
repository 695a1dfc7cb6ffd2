import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import classes from './compare.module.css';

export function FeatureMark({ present }: { present: boolean }) {
  const Icon = present ? IconCheck : IconMinus;
  return (
    <span className={classes.mark} data-present={present}>
      <Icon size={19} stroke={2} aria-hidden="true" />
      <span className={classes.srOnly}>{present ? 'Yes' : 'No'}</span>
    </span>
  );
}
