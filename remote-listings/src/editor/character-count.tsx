import classes from './editor.module.css';

const formatCount = (count: number) => count.toLocaleString('en-AU');

type CharacterCountProps = {
  length: number;
  max: number;
  /** `portals cut off the last 29` */
  overLimitMessage: (excess: string) => string;
};

/** How much is written and how much may be. What is over is said in words, too: a colour alone tells not everybody. */
export function CharacterCount({ length, max, overLimitMessage }: CharacterCountProps) {
  const over = length > max;
  return (
    <span
      className={classes.characters}
      data-over={over || undefined}
      role="status"
      aria-live={over ? 'polite' : 'off'}
    >
      {formatCount(length)} of {formatCount(max)} characters
      {over ? `: ${overLimitMessage(formatCount(length - max))}` : ''}
    </span>
  );
}
