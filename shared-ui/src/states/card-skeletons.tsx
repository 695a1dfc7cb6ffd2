import classes from './states.module.css';

type CardSkeletonsProps = {
  count?: number;
  label?: string;
  /** `cards`: a grid of pictures with lines under them; `rows`: a list. */
  shape?: 'cards' | 'rows';
};

/** The geometry of what is coming, so that nothing jumps when it arrives. Announced once, drawn for the eye alone; the site's footer waits with it. */
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
