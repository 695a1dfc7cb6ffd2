import classes from './hidden-listings.module.css';

type HiddenNoticeProps = {
  /** How many results of the page are hidden, and how many the page has. */
  hidden: number;
  of: number;
  areShown: boolean;
  onToggle: () => void;
};

/** Says how many results the user has hidden, and shows them. */
export default function HiddenNotice({ hidden, of, areShown, onToggle }: HiddenNoticeProps) {
  return (
    <p className={classes.notice}>
      {hidden === of ? `All ${hidden} on this page are hidden` : `${hidden} hidden`}
      <button type="button" className={classes.toggle} aria-pressed={areShown} onClick={onToggle}>
        {areShown ? 'Hide again' : 'Show'}
      </button>
    </p>
  );
}
