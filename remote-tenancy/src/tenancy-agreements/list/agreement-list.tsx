import { Button, Stack } from '@mantine/core';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useRef } from 'react';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { EmptyState } from 'shared-ui';
import { useAgreementAction } from '../actions/use-agreement-action.tsx';
import { agreementsQuery } from '../agreements-query.ts';
import { AgreementRow } from './agreement-row.tsx';

/** All agreements of a property, newest first. */
export function AgreementList({ propertyId }: { propertyId: string }) {
  const agreements = useResource(agreementsQuery(propertyId));
  const list = useRef<HTMLDivElement>(null);
  const { open, dialog } = useAgreementAction(agreements, () => list.current?.focus());

  if (agreements.length === 0) {
    return (
      <div ref={list} tabIndex={-1} style={{ outline: 'none' }}>
        <EmptyState
          icon={<IconFileText size={28} stroke={1.5} />}
          title="No tenancy agreements yet"
          action={
            <Button component={Link} to={addresses.tenancyAgreementCreate(propertyId)}>
              Create your first agreement
            </Button>
          }
        >
          Enter the terms once, and we put them in the order of your state’s form. Everyone accepts and signs by email,
          and you download the signed PDF. The tenancy then starts by itself.
        </EmptyState>
        {dialog}
      </div>
    );
  }
  return (
    <Stack gap="sm" ref={list} tabIndex={-1} style={{ outline: 'none' }}>
      {agreements.map((agreement) => (
        <AgreementRow key={agreement.id} agreement={agreement} onAction={(action) => open({ action, agreement })} />
      ))}
      {dialog}
    </Stack>
  );
}
