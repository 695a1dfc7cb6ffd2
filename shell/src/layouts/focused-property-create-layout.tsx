import { Link, Outlet } from 'react-router';
import { addresses } from 'shared-contract/page/addresses';
import { FocusBar } from './focus-bar.tsx';
import classes from './main.module.css';
import { Main } from './main.tsx';

/** The layout of the form that adds a property. It has no site navigation. */
export function FocusedPropertyCreateLayout() {
  return (
    <div className={`${classes.page} ${classes.calm}`} data-layout="focused-property-create">
      <FocusBar title="Add a property">
        <Link to={addresses.properties()}>Cancel</Link>
      </FocusBar>
      <Main width="narrow">
        <Outlet />
      </Main>
    </div>
  );
}
