import type { ReactNode } from 'react';
import classes from './message.module.css';

type MessageProps = { code?: string; title: string; text: string; children: ReactNode };

/** A page with a message and links to other pages. */
export function Message({ code, title, text, children }: MessageProps) {
  return (
    <div className={classes.message}>
      {code && (
        <p className={classes.code} aria-hidden="true">
          {code}
        </p>
      )}
      <h1 tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}
