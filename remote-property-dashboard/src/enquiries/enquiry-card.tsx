import { Anchor, Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatPhone } from 'shared-contract/contact/person-contact';
import { type Enquiry, enquiryReason } from 'shared-contract/enquiry/enquiry';
import { addresses } from 'shared-contract/page/addresses';
import { isKnown } from 'shared-contract/wire/open-enum';
import { toast } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { LocalInstant, StatusBadge } from 'shared-ui';
import { changeEnquiryMutation } from './change-enquiry.ts';
import type { Shelf } from './enquiries-query.ts';
import classes from './enquiry-card.module.css';
import { EnquiryPutAway } from './enquiry-put-away.tsx';
import { reasonWords } from './reason-words.ts';
import { ReplyForm } from './reply-form.tsx';

const putAway = new Set(['closed', 'spam']);

/** Everything one person asked and was told. What was just put away stands in its place with a way back. */
export function EnquiryCard({ enquiry, shelf }: { enquiry: Enquiry; shelf: Shelf }) {
  const [replying, setReplying] = useState(false);
  const { mutate, isPending } = useMutation(changeEnquiryMutation(enquiry));
  const name = useRef<HTMLHeadingElement>(null);
  const moved = putAway.has(enquiry.status) !== (shelf === 'history');
  const wasMoved = useRef(moved);
  useEffect(() => {
    if (wasMoved.current && !moved) name.current?.focus();
    wasMoved.current = moved;
  }, [moved]);

  // What it was on this shelf, for the way back: spam that was reopened is spam again.
  const before = useRef(enquiry.status);
  const change = (status: 'new' | 'closed' | 'spam') => {
    before.current = enquiry.status;
    mutate(status, { onError: () => toast.error('Nothing was changed. Check your connection and try again.') });
  };
  if (moved) {
    const undo = shelf === 'inbox' ? 'new' : before.current === 'spam' ? 'spam' : 'closed';
    return <EnquiryPutAway enquiry={enquiry} pending={isPending} onUndo={() => change(undo)} />;
  }
  return (
    <li className={classes.card} data-new={enquiry.status === 'new' || undefined}>
      <div className={classes.head}>
        <h2 ref={name} className={classes.name} tabIndex={-1}>
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
          {enquiry.listing.headline || 'The listing'}
        </Anchor>
      </p>
      {enquiry.reasons.length > 0 && (
        <ul className={classes.reasons} aria-label="Asks about">
          {enquiry.reasons.map((reason) => (
            <li key={reason}>{isKnown(enquiryReason, reason) ? reasonWords[reason] : 'Something else'}</li>
          ))}
        </ul>
      )}
      <p className={classes.words} dir="auto">
        {enquiry.message}
      </p>
      {enquiry.replies.map((reply) => (
        <div key={reply.sentAt} className={classes.reply}>
          <p className={classes.quiet}>
            You replied <LocalInstant at={reply.sentAt} />
          </p>
          <p className={classes.words} dir="auto">
            {reply.message}
          </p>
        </div>
      ))}
      {replying ? (
        <ReplyForm
          enquiry={enquiry}
          onDone={() => {
            setReplying(false);
            name.current?.focus();
          }}
        />
      ) : (
        <div className={classes.actions}>
          {shelf === 'inbox' ? (
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
        </div>
      )}
    </li>
  );
}
