import { Anchor, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { formatPhone } from 'shared-contract/contact/person-contact';
import { type Enquiry, enquiryReason } from 'shared-contract/enquiry/enquiry';
import { addresses } from 'shared-contract/page/addresses';
import { isKnown } from 'shared-contract/wire/open-enum';
import { toast } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { ThreadOf } from 'shared-thread';
import { LocalInstant, StatusBadge } from 'shared-ui';
import { ArchivedEnquiry } from './archived-enquiry.tsx';
import { changeEnquiryMutation } from './change-enquiry.ts';
import type { SelectedEnquiry } from './enquiries-query.ts';
import classes from './enquiry-card.module.css';
import { type EnquiryTab, tabOf } from './enquiry-tab.ts';
import { reasonLabels } from './reason-labels.ts';
import { ReplyForm } from './reply-form.tsx';

type EnquiryCardProps = {
  enquiry: Enquiry;
  tab: EnquiryTab;
  /** Set for the enquiry that the URL selects. It shows its thread, and takes the focus. */
  selected: SelectedEnquiry | null;
};

/** One enquiry with its replies. After it was moved to the other tab, shows a notice with Undo instead. */
export function EnquiryCard({ enquiry, tab, selected }: EnquiryCardProps) {
  const [replying, setReplying] = useState(selected?.invites === true);
  const [showsThread, setShowsThread] = useState(selected !== null);
  const thread = useId();
  const { mutate, isPending } = useMutation(changeEnquiryMutation(enquiry));
  const heading = useRef<HTMLHeadingElement>(null);
  const isMoved = tabOf(enquiry) !== tab;
  const wasMoved = useRef(isMoved);
  useEffect(() => {
    if (wasMoved.current && !isMoved) heading.current?.focus();
    wasMoved.current = isMoved;
  }, [isMoved]);

  const takesFocus = selected !== null && !selected.invites;
  useEffect(() => (takesFocus ? focusWhenShown(heading.current) : undefined), [takesFocus]);

  // The status before the last change, which Undo restores: an enquiry that was spam becomes spam again.
  const previousStatus = useRef(enquiry.status);
  const change = (status: 'new' | 'closed' | 'spam') => {
    previousStatus.current = enquiry.status;
    mutate(status, {
      onError: () => toast.error('We couldn’t update the enquiry. Check your connection and try again.'),
    });
  };
  if (isMoved) {
    const undo = tab === 'inbox' ? 'new' : previousStatus.current === 'spam' ? 'spam' : 'closed';
    return <ArchivedEnquiry enquiry={enquiry} pending={isPending} onUndo={() => change(undo)} />;
  }
  return (
    <li
      className={classes.card}
      data-new={enquiry.status === 'new' || undefined}
      aria-current={selected ? 'true' : undefined}
    >
      <div className={classes.head}>
        <h2 ref={heading} className={classes.name} tabIndex={-1}>
          {enquiry.name}
        </h2>
        <StatusBadge kind="enquiry" status={enquiry.status} />
        <p className={classes.quiet}>
          <LocalInstant at={enquiry.sentAt} />
        </p>
      </div>
      <p className={classes.contact}>
        <Anchor href={`mailto:${encodeURIComponent(enquiry.email)}`}>{enquiry.email}</Anchor>
        {enquiry.phone && (
          <Anchor href={`tel:${enquiry.phone.replaceAll(/[^\d+]/g, '')}`}>{formatPhone(enquiry.phone)}</Anchor>
        )}
        <Anchor component={Link} to={addresses.listing(enquiry.listing.id)}>
          {enquiry.listing.headline || 'View listing'}
        </Anchor>
      </p>
      {enquiry.reasons.length > 0 && (
        <ul className={classes.reasons} aria-label="Asks about">
          {enquiry.reasons.map((reason) => (
            <li key={reason}>{isKnown(enquiryReason, reason) ? reasonLabels[reason] : 'Other'}</li>
          ))}
        </ul>
      )}
      <p className={classes.message} dir="auto">
        {enquiry.message}
      </p>
      {enquiry.replies.map((reply) => (
        <div key={reply.sentAt} className={classes.reply}>
          <p className={classes.quiet}>
            You replied <LocalInstant at={reply.sentAt} />
          </p>
          <p className={classes.message} dir="auto">
            {reply.message}
          </p>
        </div>
      ))}
      {replying ? (
        <ReplyForm
          enquiry={enquiry}
          invites={selected?.invites === true}
          onDone={() => {
            setReplying(false);
            heading.current?.focus();
          }}
        />
      ) : (
        <div className={classes.actions}>
          {tab === 'inbox' ? (
            <>
              <Button variant={enquiry.status === 'new' ? 'filled' : 'default'} onClick={() => setReplying(true)}>
                {enquiry.replies.length > 0 ? 'Reply again' : 'Reply'}
              </Button>
              <Button variant="default" loading={isPending} onClick={() => change('closed')}>
                Close
              </Button>
              {enquiry.status === 'new' && (
                <Button variant="subtle" color="gray" disabled={isPending} onClick={() => change('spam')}>
                  Mark as spam
                </Button>
              )}
            </>
          ) : (
            <Button variant="default" loading={isPending} onClick={() => change('new')}>
              {enquiry.status === 'spam' ? 'Not spam' : 'Reopen'}
            </Button>
          )}
          {enquiry.status !== 'spam' && (
            <Button
              variant="subtle"
              aria-expanded={showsThread}
              aria-controls={thread}
              onClick={() => setShowsThread(!showsThread)}
            >
              {showsThread ? 'Hide steps' : 'Show steps'}
            </Button>
          )}
        </div>
      )}
      <div id={thread} hidden={!showsThread}>
        {showsThread && (
          <ThreadOf
            propertyId={enquiry.property.id}
            subject="enquiry"
            objectId={enquiry.id}
            version={`${enquiry.status} ${enquiry.replies.length}`}
          />
        )}
      </div>
    </li>
  );
}

/**
 * Moves the focus to the heading of a card and scrolls to it, after the router has restored the scroll position. It is
 * before the shell moves the focus to the title of the page, which it does not do when the focus has moved.
 */
function focusWhenShown(heading: HTMLElement | null): () => void {
  const frame = requestAnimationFrame(() => {
    heading?.focus({ preventScroll: true });
    heading?.closest('li')?.scrollIntoView({ block: 'start' });
  });
  return () => cancelAnimationFrame(frame);
}
