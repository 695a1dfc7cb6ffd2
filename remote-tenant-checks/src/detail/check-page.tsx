import { Anchor, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { isEnded } from 'shared-contract/tenant-check/tenant-check-rules';
import { Link } from 'shared-platform/router';
import { ThreadOf } from 'shared-thread';
import { PageHeader, StatusBadge } from 'shared-ui';
import { propertyQuery } from '../check/property-queries.ts';
import { shownStatus } from '../check/shown-status.ts';
import { canChange } from '../edit/check-steps.ts';
import { AnswerForm } from './answer-form.tsx';
import { CheckSummary } from './check-summary.tsx';
import { CorrectEmail } from './correct-email.tsx';
import classes from './detail.module.css';
import { NextStepCard } from './next-step-card.tsx';
import { NoticeSection } from './notice-section.tsx';
import { RemoveCheck } from './remove-check.tsx';
import { ResultSection } from './result-section.tsx';
import { StorageSection } from './storage-section.tsx';
import { Timeline } from './timeline.tsx';

/** One check: what comes next, its result, and what happened. Opening the page reads no content. */
export function CheckPage({ check }: { check: TenantCheckDetail }) {
  const property = useResource(propertyQuery(check.property.id));
  const [isResultOpen, setIsResultOpen] = useState(false);
  const { timeZone } = property;
  const isOpen = canChange(check.status, 'information');
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Anchor component={Link} to={addresses.tenantChecks()}>
            Tenant checks
          </Anchor>
        }
        title={<span dir="auto">{check.applicant.name}</span>}
        description={<StatusBadge kind="check" status={shownStatus(check)} />}
        actions={
          isOpen && (
            <Button component={Link} to={addresses.tenantCheckEdit(check.id)} variant="default">
              Edit
            </Button>
          )
        }
      />
      <div className={classes.thread}>
        <ThreadOf propertyId={check.property.id} subject="check" objectId={check.id} version={check.status} />
      </div>
      <div className={classes.columns}>
        <Stack gap="lg">
          <NextStepCard
            check={check}
            timeZone={timeZone}
            isResultOpen={isResultOpen}
            onOpenResult={() => setIsResultOpen(true)}
          />
          {check.status === 'needsInfo' && <AnswerForm checkId={check.id} />}
          {check.noticeDueOn && <NoticeSection check={check} noticeDueOn={check.noticeDueOn} timeZone={timeZone} />}
          {check.status === 'complete' && (
            <ResultSection
              check={check}
              timeZone={timeZone}
              isOpen={isResultOpen}
              onOpen={() => setIsResultOpen(true)}
            />
          )}
          <Timeline events={check.events ?? []} timeZone={timeZone} />
        </Stack>
        <Stack gap="lg">
          <CheckSummary check={check} timeZone={timeZone} />
          <StorageSection check={check} />
          {isOpen && <RemoveCheck check={check} />}
          {!isOpen && !isEnded(check.status) && <CorrectEmail check={check} />}
        </Stack>
      </div>
    </>
  );
}
