import { useResource } from 'shared-api';
import { Section } from 'shared-ui';
import { overviewQuery } from '../overview/overview-query.ts';
import { doableTasks } from '../tasks/task-action.ts';
import { TaskList } from '../tasks/task-list.tsx';

export function PropertyTasks({ propertyId }: { propertyId: string }) {
  const data = useResource(overviewQuery());
  const tasks = doableTasks(data.tasks).filter(({ property }) => property?.id === propertyId);
  if (tasks.length === 0) return null;
  return (
    <Section title="Needs your attention" framed>
      <TaskList tasks={tasks} withAddress={false} />
    </Section>
  );
}
