import { Button } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import classes from './shortlist.module.css';
import { type Compared, maxCompared } from './use-compared.ts';

/** Shows how many listings are chosen for comparison, and the link that compares them. */
export function CompareBar({ compared: { ids, clear } }: { compared: Compared }) {
  const statusText = ids.length === 1 ? 'Choose one more to compare' : `${ids.length} of ${maxCompared} chosen`;
  return (
    <div className={classes.bar} data-shown={ids.length > 0}>
      <p className={classes.barText} role="status">
        {ids.length > 0 && statusText}
      </p>
      {ids.length > 0 && (
        <div className={classes.barActions}>
          <Button variant="subtle" color="gray" onClick={clear}>
            Clear
          </Button>
          {ids.length > 1 && (
            <Button component={Link} to={addresses.compare(ids)}>
              Compare
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
