import { Anchor } from '@mantine/core';
import type { ActivityItem } from 'shared-contract/activity/activity';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { MessageRow } from '../message-row/message-row.tsx';
import classes from './activity.module.css';
import { isWaiting, nextStep, sentLabel, sentStatus } from './activity-labels.ts';

/** Statuses of an application whose applicants still need their link. */
const openStatuses = new Set(['started', 'draft', 'submitted', 'shortlisted']);

/** What the user sent about a listing, with the next step. */
export function ActivityRow({ item }: { item: ActivityItem }) {
  const { kind, status, sentAt, message, listing } = item;
  const canRequestLink = kind === 'application' && openStatuses.has(status) && listing.isPublic;
  return (
    <MessageRow
      kind={kind}
      status={sentStatus(item)}
      title={listing.fullAddress}
      to={listing.isPublic ? addresses.listing(listing.id) : null}
      sentAt={sentAt}
      isWaiting={isWaiting(item)}
      what={sentLabel(item)}
      excerpt={message}
    >
      <p className={classes.step}>
        {nextStep(item, new Date())}
        {canRequestLink && (
          <>
            {' '}
            <Anchor component={Link} to={addresses.applicationLink(listing.id)} className={classes.link ?? ''}>
              Get your link again
            </Anchor>
          </>
        )}
        {!listing.isPublic && ' The property is no longer listed.'}
      </p>
    </MessageRow>
  );
}
