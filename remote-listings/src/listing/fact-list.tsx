import IconBath from '@tabler/icons-react/dist/esm/icons/IconBath.mjs';
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs';
import IconDimensions from '@tabler/icons-react/dist/esm/icons/IconDimensions.mjs';
import IconRulerMeasure from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs';
import type { ListingDetail } from 'shared-contract/listing';
import classes from './fact-list.module.css';
import { cardFactsOf, factsOf } from './facts.ts';

const icons = {
  bedrooms: IconBed,
  baths: IconBath,
  carSpaces: IconCar,
  landArea: IconDimensions,
  floorArea: IconRulerMeasure,
};

/** Beds, baths, cars and areas: icon and figure for the eye, words for the ear. */
export function FactList({ details, size = 'small' }: { details: readonly ListingDetail[]; size?: 'small' | 'large' }) {
  const facts = size === 'small' ? cardFactsOf(details) : factsOf(details);
  if (facts.length === 0) return null;
  return (
    <ul className={classes.facts} data-size={size}>
      {facts.map(({ kind, short, words }) => {
        const Icon = icons[kind];
        return (
          <li key={kind} className={classes.fact} title={words}>
            <Icon size={size === 'large' ? 24 : 19} stroke={1.6} aria-hidden="true" />
            {size === 'large' ? words : short}
            {size === 'small' && words !== short && <span className={classes.spoken}>{words.slice(short.length)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
