import classes from './suburb-notices.module.css';

/** Says that the text in the field is not part of the search. `isUnknown`: no suburb matches the text. */
export default function UnusedText({ text, isUnknown }: { text: string; isUnknown: boolean }) {
  return (
    <p className={classes.unused} role="status">
      {isUnknown
        ? `We can’t find “${text}”. Check the spelling, or try a postcode.`
        : `“${text}” isn’t part of your search yet. Choose a suburb from the list.`}
    </p>
  );
}
