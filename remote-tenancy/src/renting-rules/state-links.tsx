import { addresses } from 'shared-contract/page/addresses';
import { stateNames } from 'shared-contract/place/state-names';
import { type AustralianState, australianState } from 'shared-contract/place/suburb';
import { Link } from 'shared-platform/router';
import classes from './renting-rules.module.css';

/** Links to the rules of each state, with the one that is shown marked as current. */
export function StateLinks({ current }: { current?: AustralianState }) {
  return (
    <nav aria-label="States">
      <ul className={classes.states}>
        {states.map((state) => (
          <li key={state}>
            <Link
              className={classes.state}
              to={addresses.rentingRules(state)}
              aria-current={state === current ? 'page' : undefined}
            >
              {nameOf(state)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Returns the name of a state on its own: `Northern Territory`. */
const nameOf = (state: AustralianState) => stateNames[state].replace(/^the /, '');

const states = [...australianState.options].sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
