import { Alert } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The message about why a form was not sent, for the place beside its button. It takes the focus, because the pressed
 * button has lost it: a button is disabled while it sends.
 */
export function SendFailure({ title, children }: { title: string; children: ReactNode }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} tabIndex={-1} color="red" role="alert" title={title}>
      {children}
    </Alert>
  );
}
