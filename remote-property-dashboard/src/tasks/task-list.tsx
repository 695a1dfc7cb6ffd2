import { Button } from '@mantine/core';
import { useState } from 'react';
import { localDateIn } from 'shared-contract/date/local-date';
import type { OwnerTask } from 'shared-contract/property/overview';
import { Link, useLocation } from 'shared-platform/router';
import { dueWords } from './due-words.ts';
import { taskAddress } from './task-address.ts';
import { TaskIcon } from './task-icon.tsx';
import classes from './task-list.module.css';

const shownAtFirst = 5;

/** "Rent is 9 days in arrears" needs no second count of the same days. */
const saysItsDays = new Set<OwnerTask['kind']>(['rentInArrears']);

type TaskListProps = {
  tasks: readonly OwnerTask[] /** Where all tasks are of one property, its address says nothing. */;
  withAddress?: boolean;
};

export function TaskList({ tasks, withAddress = true }: TaskListProps) {
  const [all, setAll] = useState(false);
  const today = localDateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const { pathname } = useLocation();
  const hidden = tasks.length - shownAtFirst;
  return (
    <>
      <ul className={classes.tasks}>
        {(all ? tasks : tasks.slice(0, shownAtFirst)).map((task) => (
          <li key={task.id} className={classes.task}>
            <TaskIcon kind={task.kind} />
            <div className={classes.words}>
              {taskAddress(task) === pathname ? (
                <span className={classes.plain}>{task.title}</span>
              ) : (
                <Link to={taskAddress(task)} className={classes.title}>
                  {task.title}
                </Link>
              )}
              <p className={classes.detail}>
                {[task.detail, withAddress ? task.property?.fullAddress : undefined].filter(Boolean).join(' · ')}
              </p>
            </div>
            {task.dueDate === null || saysItsDays.has(task.kind) ? null : (
              <time className={classes.due} dateTime={task.dueDate} data-late={task.dueDate < today || undefined}>
                {dueWords(task.kind, task.dueDate, today)}
              </time>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button variant="subtle" size="sm" px="xs" ml="-xs" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? 'Show fewer' : `Show ${hidden} more`}
        </Button>
      ) : null}
    </>
  );
}
