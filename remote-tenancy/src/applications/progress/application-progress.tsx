import { Stack, Text, Title } from '@mantine/core';
import { type ApplicationView, applicationStatus } from 'shared-contract/application/application';
import { applicationField } from 'shared-contract/application/application-field';
import { isKnown } from 'shared-contract/wire/open-enum';
import { PageHeader } from 'shared-ui';
import classes from '../application-page.module.css';
import { AppliedHome } from '../applied-home.tsx';
import { WithdrawApplication } from '../withdraw-application.tsx';
import { AccessLog } from './access-log.tsx';
import { AdultsProgress } from './adults-progress.tsx';
import { applicationStatusText } from './application-status-text.ts';
import { ContentList } from './content-list.tsx';
import { StoredUntil } from './stored-until.tsx';

/** The page of an adult whose part can no longer be changed: its status, who opened it, and when it is destroyed. */
export function ApplicationProgress({ view, token }: { view: ApplicationView; token: string }) {
  const { title, text } = applicationStatusText(view);
  const isWithdrawn = view.status === 'withdrawn';
  const fields = view.fields.filter((field) => isKnown(applicationField, field));
  return (
    <>
      <PageHeader
        title={title}
        description={text}
        breadcrumbs={<Text size="sm">{view.listing.property.address.fullAddress}</Text>}
      />
      <div className={classes.columns}>
        <Stack gap="xl" className={classes.main ?? ''}>
          {!isWithdrawn && <AccessLog view={view} />}
          {!isWithdrawn && (
            <Stack component="section" gap="md" aria-labelledby="content">
              <Title order={2} size="h3" id="content">
                Your part
              </Title>
              <ContentList view={view} fields={fields} />
            </Stack>
          )}
          {canWithdraw(view) && <WithdrawApplication token={token} />}
          <Text size="sm" c="dimmed">
            Anyone with this link can read your part, so don’t share it.
          </Text>
        </Stack>
        <aside className={classes.side} aria-label="The application">
          <Stack gap="xl">
            <AppliedHome listing={view.listing} picture={view.listing.picture} />
            <AdultsProgress view={view} />
            <StoredUntil view={view} />
          </Stack>
        </aside>
      </div>
    </>
  );
}

const canWithdraw = ({ status }: ApplicationView) =>
  isKnown(applicationStatus, status) && ['draft', 'submitted', 'shortlisted'].includes(status);
