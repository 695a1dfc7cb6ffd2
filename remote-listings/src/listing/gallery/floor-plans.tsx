import type { Listing } from 'shared-contract/listing/listing';
import { ResponsiveImage } from 'shared-ui';
import classes from './floor-plans.module.css';
import { useLightbox } from './use-lightbox.tsx';

/** The floor plans. They are separate from the photos, because visitors look for them and enlarge them to read them. */
export function FloorPlans({ listing }: { listing: Listing }) {
  const plans = listing.listingAssets.flatMap(({ kind, picture }) =>
    kind === 'floorPlan' && picture ? [picture] : [],
  );
  const { open, lightbox } = useLightbox(plans, 'Floor plan');
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="floor-plans">
      <h2 id="floor-plans" className={classes.heading}>
        {plans.length === 1 ? 'Floor plan' : 'Floor plans'}
      </h2>
      <div className={classes.plans}>
        {plans.map((plan, index) => (
          <button
            key={plan.id}
            type="button"
            className={classes.plan}
            aria-label={`Enlarge ${plan.alt || `floor plan ${index + 1}`}`}
            onClick={() => open(index)}
          >
            <ResponsiveImage picture={plan} sizes="(min-width: 62em) 740px, 100vw" />
          </button>
        ))}
      </div>
      {lightbox}
    </section>
  );
}
