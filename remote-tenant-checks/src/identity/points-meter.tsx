import { requiredPoints } from 'shared-contract/tenant-check/identity-points';
import classes from './identity.module.css';

type PointsMeterProps = {
  points: number;
  /** What is missing, as sentences. */
  missing: readonly string[];
};

/** How far the documents are from 100 points (V6). Screen readers announce each change. */
export function PointsMeter({ points, missing }: PointsMeterProps) {
  const isComplete = missing.length === 0;
  return (
    <div className={classes.meter} data-complete={isComplete || undefined}>
      <p className={classes.points} role="status">
        <strong>
          {points} of {requiredPoints} points
        </strong>
        {isComplete && <span> Your documents are complete.</span>}
      </p>
      <progress
        className={classes.bar}
        max={requiredPoints}
        value={Math.min(points, requiredPoints)}
        aria-label="Points of the documents"
      />
      {!isComplete && (
        <ul className={classes.missing}>
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
