import { requiredPoints } from 'shared-contract/tenant-check/identity-points';
import { ProgressBar } from 'shared-ui';
import classes from './identity.module.css';

type PointsProgressProps = {
  points: number;
  /** What is missing, as sentences. */
  missing: readonly string[];
  /** What the provider found out about the identity; null where the result is not shown. */
  isVerified?: boolean | null;
};

/** How many of the 100 points were added, and what is missing (V6). Screen readers hear each change. */
export function PointsProgress({ points, missing, isVerified = null }: PointsProgressProps) {
  const isComplete = missing.length === 0;
  return (
    <div className={classes.points} data-complete={isComplete || undefined}>
      <div role="status">
        <p className={classes.count}>
          {points} of {requiredPoints} points
        </p>
        {isComplete ? (
          <p className={classes.quiet}>{completeText(isVerified)}</p>
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

/** Points are only what was typed. Whether they prove the identity is the provider's result. */
function completeText(isVerified: boolean | null): string {
  if (isVerified === null) return `${requiredPoints} points added.`;
  return isVerified ? 'The identity was verified.' : 'The identity could not be verified.';
}
