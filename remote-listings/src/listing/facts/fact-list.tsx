import IconBath from '@tabler/icons-react/dist/esm/icons/IconBath.mjs';
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs';
import IconDimensions from '@tabler/icons-react/dist/esm/icons/IconDimensions.mjs';
import IconRulerMeasure from '@tabler/icons-react/dist/esm/icons/IconRulerMeasure.mjs';
import type { ListingDetail } from 'shared-contract/listing/listing';
import classes from './fact-list.module.css';
import { cardFactsOf, factsOf } from './facts.ts';

const icons = {
  bedrooms: IconBed,
  baths: IconBath,
  carSpaces: IconCar,
  landArea: IconDimensions,
  floorArea: IconRulerMeasure,
};

/**
 * Shows bedrooms, bathrooms, car spaces and areas. In the small size, the icon has the accessible name. Visually hidden
 * text instead would add about a hundred compositor layers to a page of cards, which slows every press.
 */
export function FactList({ details, size = 'small' }: { details: readonly ListingDetail[]; size?: 'small' | 'large' }) {
  const facts = size === 'small' ? cardFactsOf(details) : factsOf(details);
  if (facts.length === 0) return null;
  return (
    <ul className={classes.facts} data-size={size}>
      {facts.map(({ kind, short, label }) => {
        const Icon = icons[kind];
        return (
          <li key={kind} className={classes.fact} title={label}>
            {size === 'large' ? (
              <>
                <Icon size={24} stroke={1.6} aria-hidden="true" />
                {label}
              </>
            ) : (
              <>
                <Icon size={19} stroke={1.6} role="img" aria-label={label} />
                <span aria-hidden="true">{short}</span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
