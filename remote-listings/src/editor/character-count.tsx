import classes from './editor.module.css';

const figure = (count: number) => count.toLocaleString('en-AU');

type CharacterCountProps = {
  length: number;
  most: number;
  /** `portals cut off the last 29` */
  whenOver: (excess: string) => string;
};

/** How much is written and how much may be. What is over is said in words, too: a colour alone tells not everybody. */
export function CharacterCount({ length, most, whenOver }: CharacterCountProps) {
  const over = length > most;
  return (
    <span
      className={classes.characters}
      data-over={over || undefined}
      role="status"
      aria-live={over ? 'polite' : 'off'}
    >
      {figure(length)} of {figure(most)} characters{over ? `: ${whenOver(figure(length - most))}` : ''}
    </span>
  );
}
