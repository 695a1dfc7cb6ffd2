import classes from './suburb-notices.module.css';

/** Says that the text in the field is not part of the search. `isUnknown`: no place matches the text. */
export function UnusedText({ text, isUnknown }: { text: string; isUnknown: boolean }) {
  return (
    <p className={classes.unused} role="status">
      {isUnknown
        ? `We can’t find “${text}”. Check the spelling, or try a postcode.`
        : `“${text}” isn’t part of your search yet. Choose a place from the list.`}
    </p>
  );
}
