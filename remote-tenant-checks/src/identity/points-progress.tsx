import { requiredPoints } from 'shared-contract/tenant-check/identity-points';
import { ProgressBar } from 'shared-ui';
import classes from './identity.module.css';

type PointsProgressProps = {
  points: number;
  /** What is missing, as sentences. */
  missing: readonly string[];
};

/** How many of the 100 points are proven, and what is missing (V6). Screen readers hear each change. */
export function PointsProgress({ points, missing }: PointsProgressProps) {
  const isComplete = missing.length === 0;
  return (
    <div className={classes.points} data-complete={isComplete || undefined}>
      <div role="status">
        <p className={classes.count}>
          {points} of {requiredPoints} points
        </p>
        {isComplete ? (
          <p className={classes.quiet}>The identity is proven.</p>
        ) : (
          <ul className={classes.missing}>
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      <ProgressBar label="Points" value={Math.min(points, requiredPoints)} max={requiredPoints} />
    </div>
  );
}
