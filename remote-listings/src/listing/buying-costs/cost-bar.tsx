import classes from './buying-costs.module.css';
import { wholeDollars } from './whole-dollars.ts';

type CostBarProps = { price: number; duty: number; interest: number; years: number };

/** The parts of the whole cost. The bar is for the eye; the list below it has the amounts. */
export function CostBar({ price, duty, interest, years }: CostBarProps) {
  const parts = [
    { name: 'Price', cents: price, colour: classes.first },
    { name: 'Stamp duty', cents: duty, colour: classes.second },
    { name: 'Interest', cents: interest, colour: classes.third },
  ];
  return (
    <div>
      <h3 className={classes.subheading}>
        {wholeDollars(price + duty + interest)} over {years} years
      </h3>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ name, cents, colour }) => (
          <span key={name} className={colour} style={{ flexGrow: cents }} />
        ))}
      </div>
      <ul className={classes.legend} aria-label="What the total consists of">
        {parts.map(({ name, cents, colour }) => (
          <li key={name}>
            <span className={colour} aria-hidden="true" /> {name} {wholeDollars(cents)}
          </li>
        ))}
      </ul>
    </div>
  );
}
