import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { errorMessage } from './error-messages.ts';
import classes from './states.module.css';

type ErrorStateProps = { error: unknown; onRetry?: () => void; title?: ReactNode };

/** A load that failed, in words, never drawn like an empty list; with Try again where trying again can help. */
export function ErrorState({ error, onRetry, title }: ErrorStateProps) {
  const words = errorMessage(error);
  return (
    <div className={classes.state} role="alert">
      <p className={classes.title}>{title ?? words.title}</p>
      <p className={classes.text}>{words.text}</p>
      {onRetry && (
        <div className={classes.action}>
          <Button variant="default" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
