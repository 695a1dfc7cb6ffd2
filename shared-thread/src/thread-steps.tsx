import { Button } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { ResourceQuery } from 'shared-api';
import type { Thread, ThreadKind, ThreadNextStep, ThreadStep } from 'shared-contract/thread/thread';
import { Link } from 'shared-platform/router';
import { LocalDate, type StatusKind, statusLabel } from 'shared-ui';
import { ThreadFailure, ThreadSkeleton } from './thread-frame.tsx';
import classes from './thread-steps.module.css';

export type ThreadStepsProps = {
  query: ResourceQuery<Thread>;
  /** A text that changes with the object. The thread is then fetched again. */
  version: string | undefined;
};

/** The steps of a thread, a list in a row; on a phone, the current one, with a button that shows the others. */
export function ThreadSteps({ query, version }: ThreadStepsProps) {
  const { data, isError, refetch } = useQuery(query);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current !== version) void refetch();
    shown.current = version;
  }, [version, refetch]);
  if (data) return <Steps thread={data} />;
  return isError ? <ThreadFailure onRetry={() => void refetch()} /> : <ThreadSkeleton />;
}

function Steps({ thread: { steps, nextStep } }: { thread: Thread }) {
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  const position = steps.findIndex(({ isCurrent }) => isCurrent);
  return (
    <>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          Step {position + 1} of {steps.length}: {steps[position]?.label}
        </span>
        <IconChevronDown size={18} stroke={2} aria-hidden="true" />
      </button>
      <ol id={list} className={classes.steps} data-open={isOpen || undefined}>
        {steps.map((step) => (
          <Step key={`${step.kind} ${step.id}`} step={step} />
        ))}
      </ol>
      <NextStep step={nextStep} />
    </>
  );
}

/** The sets of statuses; a step of another kind shows none. */
const statusKinds: Partial<Record<ThreadKind, StatusKind>> = {
  enquiry: 'enquiry',
  application: 'application',
  check: 'check',
  agreement: 'agreement',
  tenancy: 'tenancy',
  offer: 'offer',
  sale: 'listing',
};

/**
 * Returns what the date of a step is, when the status next to it is of another day: the day on which an offer was made,
 * or the first day of a tenancy.
 */
function dateLabel({ kind, status }: Pick<ThreadStep, 'kind' | 'status'>): string {
  if (kind === 'offer' && status !== 'pending' && status !== 'received') return 'Received ';
  return kind === 'tenancy' ? 'From ' : '';
}

function Step({ step: { kind, label, status, date, address, isCurrent } }: { step: ThreadStep }) {
  const statusKind = (statusKinds as Partial<Record<string, StatusKind>>)[kind];
  const content = (
    <>
      <span className={classes.label}>{label}</span>
      {status !== null && statusKind && <span className={classes.detail}>{statusLabel(statusKind, status).label}</span>}
      {date !== null && (
        <span className={classes.detail}>
          {dateLabel({ kind, status })}
          <LocalDate date={date} />
        </span>
      )}
    </>
  );
  return (
    <li className={classes.item}>
      {isCurrent ? (
        <span className={classes.step} aria-current="step">
          {content}
        </span>
      ) : (
        <Link className={classes.step} to={address}>
          {content}
        </Link>
      )}
    </li>
  );
}

/** A link to where the owner takes the next step. On this page it is a hint: the page has the button. */
function NextStep({ step }: { step: ThreadNextStep | null }) {
  return (
    <p className={classes.next}>
      {step === null ? (
        <span className={classes.nextLabel}>Nothing left to do here</span>
      ) : (
        <>
          <span className={classes.nextLabel}>Next step</span>
          {step.isHere ? (
            <span className={classes.hint}>{step.text}</span>
          ) : (
            <Button component={Link} to={step.address} size="xs">
              {step.text}
            </Button>
          )}
        </>
      )}
    </p>
  );
}
