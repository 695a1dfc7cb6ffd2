import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { Listing } from 'shared-contract/listing/listing';
import classes from '../listing-view.module.css';

/** The features of the property, grouped by category. */
export function Features({ features }: { features: Listing['features'] }) {
  if (features.length === 0) return null;
  const byCategory = Map.groupBy(features, ({ category }) => category);
  return (
    <section aria-labelledby="features">
      <h2 id="features" className={classes.heading}>
        Features
      </h2>
      <div className={classes.featureGroups}>
        {[...byCategory].map(([category, inIt]) => (
          <div key={category}>
            <h3 className={classes.subheading}>{category}</h3>
            <ul className={classes.features}>
              {inIt.map(({ name }) => (
                <li key={name}>
                  <IconCheck size={17} stroke={2} aria-hidden="true" />
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
