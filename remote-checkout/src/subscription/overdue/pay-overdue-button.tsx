import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Subscription } from 'shared-contract/order/subscription';
import { useSubjectDialog } from 'shared-ui';
import { useFocusHeadingOnRemoval } from '../../use-focus-heading-on-removal.ts';
import { PayOverdueDialog } from './pay-overdue-dialog.tsx';

/** Pays the overdue charge of a subscription in a dialog. */
export function PayOverdueButton({ subscription }: { subscription: Subscription }) {
  useFocusHeadingOnRemoval();
  const [isPaying, setPaying] = useState(false);
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (_action: 'pay') => (subscription.overdue ? subscription : undefined),
    versionOf: ({ status, overdue }) => [status, overdue],
    isBusy: isPaying,
    notice: `${subscription.name} changed in another tab. Here’s the latest.`,
  });
  return (
    <>
      <Button color="red" size="sm" onClick={() => open('pay')} aria-describedby={`name-${subscription.id}`}>
        Pay now
      </Button>
      {opened ? <PayOverdueDialog subscription={opened.subject} onBusy={setPaying} onClose={close} /> : null}
    </>
  );
}
