import { Button } from '@mantine/core';
import { useState } from 'react';
import { localDateIn } from 'shared-contract/date/local-date';
import type { OwnerTask } from 'shared-contract/property/overview';
import { Link } from 'shared-platform/router';
import { formatLocalDate } from 'shared-ui';
import rowLink from '../row-link/row-link.module.css';
import { dueLabel } from './due-label.ts';
import { taskAction } from './task-action.ts';
import { TaskIcon } from './task-icon.tsx';
import classes from './task-list.module.css';

const collapsedCount = 5;

/** Returns whether the text of a task already says when, such as "Pay $39.00 by 9 Dec 2026 to keep …". */
const hasTimeInText = ({ kind, detail, dueDate }: OwnerTask) =>
  kind === 'rentInArrears' || (dueDate !== null && detail?.includes(formatLocalDate(dueDate)));

type TaskListProps = {
  tasks: readonly OwnerTask[];
  /** Whether to show the address of each task. False on the page of one property, where all addresses are the same. */
  withAddress?: boolean;
};

export function TaskList({ tasks, withAddress = true }: TaskListProps) {
  const [isExpanded, setExpanded] = useState(false);
  const today = localDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const hidden = tasks.length - collapsedCount;
  return (
    <>
      <ul className={classes.tasks}>
        {(isExpanded ? tasks : tasks.slice(0, collapsedCount)).map((task) => (
          <li key={task.id} className={`${rowLink.row} ${rowLink.divided} ${classes.task}`}>
            <TaskIcon kind={task.kind} />
            <div>
              <span className={rowLink.title}>{task.title}</span>
              <p className={rowLink.text}>
                {[task.detail, withAddress ? task.property?.fullAddress : undefined].filter(Boolean).join(' · ')}
              </p>
            </div>
            {task.dueDate === null || hasTimeInText(task) ? null : (
              <time className={classes.due} dateTime={task.dueDate} data-late={task.dueDate < today || undefined}>
                {dueLabel(task.kind, task.dueDate, today)}
              </time>
            )}
            <TaskButton task={task} />
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button
          variant="subtle"
          size="sm"
          px="xs"
          ml="-xs"
          onClick={() => setExpanded(!isExpanded)}
          aria-expanded={isExpanded}
        >
          {isExpanded ? 'Show fewer' : `Show ${hidden} more`}
        </Button>
      ) : null}
    </>
  );
}

/** The link to the page where the owner can do the task. Its area covers the whole row. */
function TaskButton({ task }: { task: OwnerTask }) {
  const action = taskAction(task);
  if (!action) return null;
  return (
    <Link
      to={action.path}
      className={`${rowLink.link} ${classes.action}`}
      aria-label={`${action.label}: ${task.title}, ${task.detail}`}
    >
      {action.label}
    </Link>
  );
}
