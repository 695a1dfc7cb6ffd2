import classes from './description.module.css';

const formatCount = (count: number) => count.toLocaleString('en-AU');

type CharacterCountProps = {
  length: number;
  max: number;
  /** Returns the text about the characters above the limit, such as `portals cut off the last 29`. */
  overLimitMessage: (excess: string) => string;
};

/**
 * Shows the number of characters and the limit. Above the limit, a text explains it, because colour alone is not
 * accessible.
 */
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
