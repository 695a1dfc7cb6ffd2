import { Anchor, Grid, Stack } from '@mantine/core';
import { useResource } from 'shared-api';
import { useUser } from 'shared-auth';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { CardSkeletons, PageHeader, QueryBoundary, Section } from 'shared-ui';
import { WaitingLink } from '../inbox/waiting-link.tsx';
import { OrderList } from '../orders/order-list.tsx';
import { NoPropertiesYet } from '../properties/no-properties-yet.tsx';
import { RentSummary } from '../rent-roll/rent-summary.tsx';
import { doableTasks } from '../tasks/task-action.ts';
import { TaskList } from '../tasks/task-list.tsx';
import { useFocusAfterWelcome } from '../welcome/use-focus-after-welcome.ts';
import { Welcome } from '../welcome/welcome.tsx';
import { greeting, overviewSummary } from './greeting.ts';
import { NoTasks } from './no-tasks.tsx';
import { OverviewProperties } from './overview-properties.tsx';
import { overviewQuery } from './overview-query.ts';

export function OwnerOverview() {
  const { firstName } = useUser();
  const overview = useResource(overviewQuery());
  const { properties, propertyCount, recentOrders } = overview;
  const tasks = doableTasks(overview.tasks);
  const isNew = propertyCount === 0 && tasks.length === 0 && recentOrders.length === 0;
  const isWelcome = isNew && overview.welcomed === false;
  useFocusAfterWelcome(isWelcome);
  if (isWelcome) return <Welcome firstName={firstName} />;
  if (isNew) {
    return (
      <>
        <PageHeader title={greeting(new Date(), firstName)} />
        <NoPropertiesYet />
      </>
    );
  }
  return (
    <>
      <PageHeader title={greeting(new Date(), firstName)} description={overviewSummary(propertyCount, tasks.length)} />
      <Stack gap="xl">
        <Grid gap="xl">
          <Grid.Col span={{ base: 12, md: recentOrders.length > 0 ? 7 : 12 }}>
            <Section title="Needs your attention" action={<WaitingLink />}>
              {tasks.length === 0 ? <NoTasks /> : <TaskList tasks={tasks} />}
            </Section>
          </Grid.Col>
          {recentOrders.length > 0 ? (
            <Grid.Col span={{ base: 12, md: 5 }}>
              <Section title="Recent orders">
                <OrderList orders={recentOrders} withAddress />
              </Section>
            </Grid.Col>
          ) : null}
        </Grid>
        <QueryBoundary fallback={<CardSkeletons shape="rows" count={1} label="Loading the rent" />}>
          <RentSummary />
        </QueryBoundary>
        {properties.length > 0 ? (
          <Section
            title="Your properties"
            action={
              <Anchor component={Link} to={addresses.properties()}>
                {properties.length < propertyCount ? `See all ${propertyCount} properties` : 'See all properties'}
              </Anchor>
            }
          >
            <OverviewProperties properties={properties} />
          </Section>
        ) : null}
      </Stack>
    </>
  );
}
