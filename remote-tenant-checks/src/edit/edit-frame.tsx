import { Alert, Anchor, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useResource } from 'shared-api';
import { localDateIn } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import type { TenantCheckContent, TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { adjacentSteps, StepFrame } from 'shared-editor';
import { Link } from 'shared-platform/router';
import { CardSkeletons, ErrorState, StepRail } from 'shared-ui';
import { useCheckContent } from '../check/check-queries.ts';
import { propertyQuery } from '../check/property-queries.ts';
import { WithCheck } from '../check/with-check.tsx';
import { type CheckStepName, canChange, checkSteps, checkStepTitles } from './check-steps.ts';
import classes from './edit-frame.module.css';

export type EditedCheck = {
  check: TenantCheckDetail;
  content: TenantCheckContent;
  property: Property;
  /** The local date at the property. */
  today: string;
  /** False when the check was sent or withdrawn, so that this step can no longer be changed. */
  isOpen: boolean;
};

type EditFrameProps = {
  checkId: string;
  step: CheckStepName;
  lead: string;
  /** Replaces the link to the next step. */
  nextAction?: (edited: EditedCheck) => ReactNode;
  children: (edited: EditedCheck) => ReactNode;
};

/** Why a check can't be changed, by status; any other one was sent. */
const closedTexts: Record<string, string> = {
  withdrawn: 'The applicant withdrew the consent, so this can’t be changed.',
  cancelled: 'The provider cancelled the check, so this can’t be changed.',
};

/** A step of a check beside the list of steps. Opening it reads the content, which is logged. */
export function EditFrame({ checkId, ...frame }: EditFrameProps) {
  return <WithCheck id={checkId}>{(check) => <WithContent key={check.id} check={check} {...frame} />}</WithCheck>;
}

type FrameProps = Omit<EditFrameProps, 'checkId'> & { check: TenantCheckDetail };

function WithContent({ check, ...frame }: FrameProps) {
  const property = useResource(propertyQuery(check.property.id));
  const { data, error, refetch } = useCheckContent(check.id);
  const [today] = useState(() => localDateIn(property.timeZone, new Date()));
  if (data) return <Frame edited={{ check, content: data, property, today }} {...frame} />;
  if (error) return <ErrorState error={error} title="We couldn’t load this check" onRetry={() => void refetch()} />;
  return <CardSkeletons shape="rows" count={4} label="Loading the check" />;
}

type EditedFrameProps = Omit<FrameProps, 'check'> & { edited: Omit<EditedCheck, 'isOpen'> };

function Frame({ edited, step, lead, nextAction, children }: EditedFrameProps) {
  const { check } = edited;
  const steps = checkSteps(edited);
  const isOpen = canChange(check.status, step);
  const { before, after } = adjacentSteps(steps, step);
  const whole = { ...edited, isOpen };
  return (
    <>
      <div className={classes.about}>
        <Anchor component={Link} to={addresses.tenantCheck(check.id)} dir="auto">
          {check.applicant.name}
        </Anchor>
        <Text size="sm" c="dimmed">
          {check.property.fullAddress}
        </Text>
      </div>
      <StepFrame
        rail={<StepRail label="Steps of this tenant check" steps={steps} current={step} />}
        title={checkStepTitles[step]}
        lead={lead}
        isOpen={isOpen}
        notices={
          !isOpen && (
            <Alert color="gray" role="note" mb="lg">
              {closedTexts[check.status] ?? 'The check was sent, so this can’t be changed.'}
            </Alert>
          )
        }
        before={before}
        after={after}
        nextAction={nextAction?.(whole)}
      >
        {children(whole)}
      </StepFrame>
    </>
  );
}
