import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { AgreementAction } from 'shared-contract/agreement/agreement-actions';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { LocalInstant, QueryBoundary, StatusBadge } from 'shared-ui';
import { findingsOf } from '../../agreement-editor/review/findings-of.ts';
import { tenantNames } from '../../tenants/tenant-names.ts';
import { actionMessages } from '../actions/action-messages.ts';
import { offeredActions } from '../actions/offered-actions.ts';
import { agreementTerms } from '../agreement-terms.ts';
import { DownloadAgreement } from '../download-agreement.tsx';
import { AgreementHistory } from '../history/agreement-history.tsx';
import { hasSignedPdf, NoSignedPdf } from '../signed-pdf.tsx';
import classes from './list.module.css';
import { nextStep } from './next-step.ts';
import { SigningSummary } from './signing-summary.tsx';

type AgreementRowProps = { agreement: TenancyAgreement; onAction: (action: AgreementAction) => void };

/** One agreement: its terms, who has signed, the owner's next step, and the other actions. */
export function AgreementRow({ agreement, onAction }: AgreementRowProps) {
  const names = tenantNames(agreement.tenantDetails);
  const terms = agreementTerms(agreement);
  const next = nextStep(agreement, findingsOf(agreement).blocked.length === 0);
  const isSigned = agreement.locked === true;
  const heading = `agreement-${agreement.id}`;
  return (
    <Paper component="article" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby={heading}>
      <Group justify="space-between" gap="md" align="flex-start">
        <Stack gap={4} flex="1 1 18rem" miw={0}>
          <Group gap="sm">
            <Text component="h2" size="md" fw={600} id={heading}>
              {names}
            </Text>
            <StatusBadge
              kind="agreement"
              status={isSigned && agreement.status === 'initiated' ? 'signed' : agreement.status}
            />
          </Group>
          {terms ? <Text size="sm">{terms}</Text> : null}
          {next.note ? (
            <Text size="sm" fw={500}>
              {next.note}
            </Text>
          ) : null}
          {agreement.signing && agreement.status === 'initiated' ? (
            <SigningSummary signing={agreement.signing} />
          ) : null}
          {isSigned && !hasSignedPdf(agreement) ? <NoSignedPdf /> : null}
          <Text size="sm" c="dimmed">
            Created <LocalInstant at={agreement.createdAt} show="date" />
          </Text>
        </Stack>
        <Button
          component={Link}
          to={next.href}
          variant={next.isPrimary ? 'filled' : 'default'}
          size="sm"
          aria-label={`${next.label}: ${names}`}
        >
          {next.label}
        </Button>
      </Group>
      <RowActions agreement={agreement} names={names} isSigned={isSigned} onAction={onAction} />
    </Paper>
  );
}

type RowActionsProps = AgreementRowProps & { names: string; isSigned: boolean };

/** The links and actions beside the next step, and the history, which loads when it is opened. */
function RowActions({ agreement, names, isSigned, onAction }: RowActionsProps) {
  const [showsHistory, setShowsHistory] = useState(false);
  const historyId = `history-${agreement.id}`;
  return (
    <>
      <Group gap="xs" mt="sm" ml={-8}>
        {agreement.tenancy ? (
          <Button
            component={Link}
            to={addresses.tenancy(agreement.property.id, agreement.tenancy.id)}
            variant="subtle"
            size="compact-sm"
            aria-label={`View tenancy: ${names}`}
          >
            View tenancy
          </Button>
        ) : null}
        {isSigned && hasSignedPdf(agreement) ? (
          <DownloadAgreement agreement={agreement} variant="subtle" size="compact-sm" />
        ) : null}
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={showsHistory}
          aria-controls={historyId}
          aria-label={`History: ${names}`}
          onClick={() => setShowsHistory(!showsHistory)}
        >
          History
        </Button>
        {offeredActions(agreement).map((action) => {
          const { label } = actionMessages(action, agreement);
          return (
            <Button
              key={action}
              variant="subtle"
              color={action === 'cancel' ? undefined : 'red'}
              size="compact-sm"
              onClick={() => onAction(action)}
              aria-label={`${label}: ${names}`}
            >
              {label}
            </Button>
          );
        })}
      </Group>
      <div id={historyId} className={showsHistory ? classes.details : undefined} hidden={!showsHistory}>
        {showsHistory ? (
          <QueryBoundary resetKey={agreement.id} fallback={<Text size="sm">Loading the history…</Text>}>
            <AgreementHistory agreement={agreement} />
          </QueryBoundary>
        ) : null}
      </div>
    </>
  );
}
