import { Button, Group } from '@mantine/core';
import type { NoticeFacts, NoticeKind } from 'shared-contract/tenancy/notice';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { useDialogState } from 'shared-ui';
import { partyNames } from 'tenancy-law/form/party-names';
import { NoticeDialog } from '../notices/notice-dialog.tsx';

type NoticeButtonsProps = {
  tenancy: Tenancy;
  facts: NoticeFacts;
  /** Whether a rent increase, or an end, is announced already. */
  increaseOpen: boolean;
  endOpen: boolean;
};

/** The buttons that open the dialog of each notice. The lawful dates beside them do not depend on an open dialog. */
export function NoticeButtons({ tenancy, facts, increaseOpen, endOpen }: NoticeButtonsProps) {
  const [dialog, setDialog] = useDialogState<NoticeKind | null>(null);
  return (
    <>
      <Group gap="sm">
        <Button disabled={increaseOpen} onClick={() => setDialog('rentIncrease')}>
          Increase rent
        </Button>
        <Button variant="default" onClick={() => setDialog('entry')}>
          Notice of entry
        </Button>
        <Button variant="default" disabled={endOpen} onClick={() => setDialog('end')}>
          Give notice to end
        </Button>
        <Button variant="default" disabled={endOpen} onClick={() => setDialog('tenantEnds')}>
          Record the {partyNames(facts.state, facts.startDate).tenants}’ notice
        </Button>
        <Button variant="default" disabled={endOpen} onClick={() => setDialog('agreedEnd')}>
          Record an agreed end
        </Button>
      </Group>
      {dialog ? <NoticeDialog kind={dialog} tenancy={tenancy} facts={facts} onClose={() => setDialog(null)} /> : null}
    </>
  );
}
