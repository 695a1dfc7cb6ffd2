import classes from './states.module.css';

type CardSkeletonsProps = {
  count?: number;
  label?: string;
  /** `cards` is a grid of pictures with lines, `rows` a list. */
  shape?: 'cards' | 'rows';
};

/** Placeholders in the size of the content, so that the layout does not shift. Screen readers read `label` once. */
export function CardSkeletons({ count = 6, label = 'Loading', shape = 'cards' }: CardSkeletonsProps) {
  return (
    <div role="status" aria-label={label} data-loading="" className={shape === 'cards' ? classes.cards : classes.rows}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.skeleton} aria-hidden="true">
          {shape === 'cards' && <div className={classes.skeletonPicture} />}
          <div className={classes.skeletonLine} data-width="half" />
          <div className={classes.skeletonLine} />
          <div className={classes.skeletonLine} data-width="third" />
        </div>
      ))}
    </div>
  );
}
