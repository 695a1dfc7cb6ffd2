import { Alert } from '@mantine/core';
import type { ApplicationSummary } from 'shared-contract/application/application';

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** Says what the server copies from the application. The owner checks it in the editor, which opens next. */
export function FromApplication({ application: { names } }: { application: ApplicationSummary }) {
  return (
    <Alert color="eucalypt" role="note" title={`From the application of ${list.format(names)}`}>
      We copy their names, emails, phone numbers and addresses, the rent, the advertised bond, and the start and term
      they asked for. You check everything in the next steps.
    </Alert>
  );
}
