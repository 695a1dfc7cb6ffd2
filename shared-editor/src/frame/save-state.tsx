import type { SaveStatus } from '../saving/step-state.ts';
import classes from './step-frame.module.css';

/** Shows whether the form is saved. Screen readers announce changes, except the frequent "Saving…". */
export function SaveState<Values>({ state }: { state: SaveStatus<Values> }) {
  return (
    <p
      className={classes.saveState}
      data-kind={state.kind}
      role="status"
      aria-live={state.kind === 'saving' ? 'off' : 'polite'}
    >
      <span className={classes.dot} aria-hidden="true" />
      {label(state)}
    </p>
  );
}

function label<Values>(state: SaveStatus<Values>): string {
  switch (state.kind) {
    case 'saved':
      return state.at ? `Saved ${time.format(state.at)}` : 'All changes saved';
    case 'saving':
      return 'Saving…';
    case 'retrying':
      return 'Not saved, trying again';
    case 'invalid':
      return 'Not saved: fix the fields in red';
    case 'conflict':
      return 'Not saved: also changed elsewhere';
    case 'failed':
      return 'Not saved';
  }
}

const time = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' });
