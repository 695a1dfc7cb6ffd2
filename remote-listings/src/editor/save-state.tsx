import classes from './editor.module.css';
import type { SaveState as State } from './step-saver.ts';

/** Whether what was typed is safe. Spoken when it changes, but for the busy moments in between. */
export function SaveState({ state }: { state: State }) {
  return (
    <p
      className={classes.saveState}
      data-kind={state.kind}
      role="status"
      aria-live={state.kind === 'saving' ? 'off' : 'polite'}
    >
      <span className={classes.dot} aria-hidden="true" />
      {words(state)}
    </p>
  );
}

function words(state: State): string {
  switch (state.kind) {
    case 'saved':
      return state.at ? `Saved ${time.format(state.at)}` : 'All changes saved';
    case 'saving':
      return 'Saving…';
    case 'retrying':
      return 'Not saved, trying again';
    case 'invalid':
      return 'Not saved yet: see what is marked';
    case 'conflict':
      return 'Not saved: changed elsewhere, too';
    case 'refused':
      return 'Not saved';
  }
}

const time = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' });
