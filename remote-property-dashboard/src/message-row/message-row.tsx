import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import type { ReactNode } from 'react';
import { type ActivityKind, activityKind } from 'shared-contract/activity/activity';
import { isKnown } from 'shared-contract/wire/open-enum';
import { Link } from 'shared-platform/router';
import { LocalInstant, StatusBadge } from 'shared-ui';
import classes from './message-row.module.css';

const icons: Record<ActivityKind, typeof IconMessage> = {
  enquiry: IconMessage,
  offer: IconTag,
  application: IconUsers,
  inspection: IconCalendarEvent,
};

type MessageRowProps = {
  kind: string;
  status: string;
  title: string;
  /** The page that the whole row opens; null for none. */
  to: string | null;
  /** The navigation state of the link. */
  linkState?: unknown;
  sentAt: string;
  /** True while the user has to act: the row is marked. */
  isWaiting: boolean;
  /** Explains a status that does not say what is due. */
  due?: string | undefined;
  /** What was sent, and its start. */
  what: string;
  excerpt: string;
  children: ReactNode;
};

/** The list of `MessageRow`s. */
export function MessageRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {children}
    </ul>
  );
}

/** An enquiry, an offer, an application or a booking in a list, for its receiver or its sender. */
export function MessageRow(props: MessageRowProps) {
  const { kind, status, title, to, linkState, sentAt, isWaiting, due, what, excerpt, children } = props;
  const known = isKnown(activityKind, kind) ? kind : null;
  const Icon = icons[known ?? 'enquiry'];
  return (
    <li className={classes.row} data-waiting={isWaiting || undefined}>
      <span className={classes.icon} aria-hidden="true">
        <Icon size={20} stroke={1.75} />
      </span>
      <div className={classes.text}>
        <div className={classes.head}>
          <h2 className={classes.name} dir="auto">
            {to === null ? (
              title
            ) : (
              <Link className={classes.open} to={to} state={linkState}>
                {title}
              </Link>
            )}
          </h2>
          {known && <StatusBadge kind={known} status={status} />}
          {due !== undefined && <span className={classes.due}>{due}</span>}
          <p className={classes.when}>
            <LocalInstant at={sentAt} />
          </p>
        </div>
        <p className={classes.what} dir="auto">
          <span className={classes.kind}>{what}</span>
          {excerpt !== '' && ` · ${excerpt}`}
        </p>
        <div className={classes.quiet}>{children}</div>
      </div>
    </li>
  );
}
