import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import { isEnded } from 'shared-contract/tenant-check/tenant-check-rules';
import { PageHeader } from 'shared-ui';
import { focusTitle } from '../check/focus-title.ts';
import classes from './applicant-page.module.css';
import { AboutCheck } from './authorisation/about-check.tsx';
import { AuthorisationSection } from './authorisation/authorisation-section.tsx';
import { checkLinkText, localToday } from './check-link-text.ts';
import { OwnDocuments } from './documents/own-documents.tsx';
import { AccessLog } from './progress/access-log.tsx';
import { CheckTimeline } from './progress/check-timeline.tsx';
import { StoredUntil } from './progress/stored-until.tsx';
import { QuestionForm } from './question-form.tsx';
import { ResultSection } from './result/result-section.tsx';
import { WithdrawConsent } from './withdraw-consent.tsx';

/** What the applicant reads and does, by the status of the check. */
export function ApplicantCheck({ view, token }: { view: ApplicantCheckView; token: string }) {
  const { title, text } = checkLinkText(view, localToday());
  useTitleFocusAfterChange(title);
  const hasEnded = isEnded(view.status);
  return (
    <>
      <PageHeader title={title} description={text} breadcrumbs={<Text size="sm">{view.property.fullAddress}</Text>} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {view.status === 'needsInfo' && <QuestionForm view={view} token={token} />}
          <ResultSection view={view} token={token} />
          {!hasEnded && <AuthorisationSection view={view} token={token} />}
          {!hasEnded && <OwnDocuments view={view} token={token} />}
          {view.canWithdraw && <WithdrawConsent view={view} token={token} />}
          <Text size="sm" c="dimmed">
            Anyone with this link can act for you, so don’t share it.
          </Text>
        </div>
        <aside className={classes.side} aria-label="About this check">
          <AboutCheck view={view} />
          <CheckTimeline events={view.events} />
          <AccessLog events={view.events} />
          <StoredUntil view={view} />
        </aside>
      </div>
    </>
  );
}

/** Moves the focus to the title that shows the result, when the pressed button has unmounted. */
function useTitleFocusAfterChange(title: string): void {
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current !== title && document.activeElement === document.body) focusTitle();
    shown.current = title;
  }, [title]);
}
