import { Alert, Button, Group, Skeleton, Text, useComputedColorScheme } from '@mantine/core';
import { type Ref, useId, useImperativeHandle, useState } from 'react';
import classes from './card-fields.module.css';
import { type CardToken, cardFieldsUrl } from './card-messages.ts';
import { useCardFrame } from './use-card-frame.ts';

/** What a form can do with the card fields. */
export type CardFieldsHandle = {
  /**
   * Asks the provider for the token of the entered card.
   * @throws CardRejected after the fields have shown the reason
   */
  requestToken: () => Promise<CardToken>;
};

type CardFieldsProps = {
  /** The provider's page with card fields. */
  url: string;
  ref?: Ref<CardFieldsHandle>;
};

/**
 * Card fields that the payment provider serves from its own origin, so that a card number never reaches our pages
 * (V13). Offers to load them again when they do not load.
 */
export function CardFields({ url, ref }: CardFieldsProps) {
  const [attempt, setAttempt] = useState(0);
  return <CardFrameView key={attempt} url={url} ref={ref} onRetry={() => setAttempt(attempt + 1)} />;
}

function CardFrameView({ url, ref, onRetry }: CardFieldsProps & { onRetry: () => void }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { frame, status, height, failure, requestToken } = useCardFrame(new URL(url).origin);
  const message = useId();
  // Keeps the colours that the frame was loaded with: another address would load it again and lose what was typed.
  const [src] = useState(() => cardFieldsUrl(url, globalThis.location.origin, scheme));
  useImperativeHandle(ref, () => ({ requestToken }));

  if (status === 'failed') {
    return (
      <Alert color="red" role="alert" title="We couldn’t load the card form">
        <Group justify="space-between">
          <Text size="sm">Check your connection, or choose another way to pay.</Text>
          <Button variant="default" size="xs" onClick={onRetry}>
            Try again
          </Button>
        </Group>
      </Alert>
    );
  }
  return (
    <div className={classes.fields}>
      {status === 'loading' ? (
        <div role="status" aria-label="Loading the card form" className={classes.loading}>
          <Skeleton h={42} />
          <Group grow>
            <Skeleton h={42} />
            <Skeleton h={42} />
          </Group>
        </div>
      ) : null}
      <iframe
        ref={frame}
        className={classes.frame}
        data-status={status}
        style={{ height }}
        src={src}
        title="Card details"
        aria-describedby={message}
      />
      <p id={message} className={classes.error} role="alert">
        {failure}
      </p>
    </div>
  );
}
