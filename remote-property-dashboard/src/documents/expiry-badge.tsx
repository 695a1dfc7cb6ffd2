import { Badge } from '@mantine/core';
import { expiryState } from 'shared-contract/property/document-rules';
import { expiryLabel } from './document-labels.ts';

type ExpiryBadgeProps = {
  expiresOn: string;
  /** The date at the property. */
  today: string;
};

const colours = { expired: 'red', soon: 'yellow' } as const;

/** Says when a document expires; in colour when it is due. */
export function ExpiryBadge({ expiresOn, today }: ExpiryBadgeProps) {
  const state = expiryState(expiresOn, today);
  return (
    <Badge variant="light" color={state ? colours[state] : 'gray'}>
      {expiryLabel(expiresOn, today)}
    </Badge>
  );
}
