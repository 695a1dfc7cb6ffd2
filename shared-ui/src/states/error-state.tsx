import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorReference } from 'shared-platform';
import { errorMessage } from './error-messages.ts';
import classes from './states.module.css';

type ErrorStateProps = { error: unknown; onRetry?: () => void; title?: ReactNode };

/**
 * Shown when loading failed. It says what to do, and the reference under which the error is logged. It never looks like
 * an empty list.
 */
export function ErrorState({ error, onRetry, title }: ErrorStateProps) {
  const message = errorMessage(error);
  const reference = errorReference(error);
  return (
    <div className={classes.state} role="alert">
      <p className={classes.title}>{title ?? message.title}</p>
      <p className={classes.text}>{message.text}</p>
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
      {reference && <p className={classes.reference}>Reference {reference}</p>}
    </div>
  );
}
