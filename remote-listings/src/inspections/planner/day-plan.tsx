import { Button, Group, NativeSelect } from '@mantine/core';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { formatLocalDate } from 'shared-ui';
import { DownloadLink } from '../../download/download-link.tsx';
import { useBookedOpens } from '../use-booked-opens.ts';
import { clashesWith } from './plan-inspections.ts';
import type { PlannedStop } from './planned-day.ts';
import classes from './planner.module.css';
import { StopRow } from './stop-row.tsx';
import { travelMinutes } from './travel-minutes.ts';
import { usePlan } from './use-plan.ts';

/** The timeline of a day. The visitor chooses the inspections, and downloads them as one calendar file. */
export function DayPlan({ stops: all }: { stops: readonly PlannedStop[] }) {
  const booked = useBookedOpens(true);
  const { days, day, stops, chosen, isChanged, showDay, toggle, propose } = usePlan(all, booked);
  const query = new URLSearchParams(chosen.map(({ id }) => ['open[]', id]));
  return (
    <div className={classes.plan}>
      <Group align="end" justify="space-between" gap="md">
        <NativeSelect
          label="Day"
          value={day}
          data={days.map((one) => ({ value: one.day, label: `${dayLabel(one.day)} (${countLabel(one.count)})` }))}
          onChange={(event) => showDay(event.currentTarget.value)}
        />
        {isChanged && (
          <Button variant="default" onClick={propose}>
            Back to our suggestion
          </Button>
        )}
      </Group>
      <p className={classes.quiet} role="status">
        {chosen.length} of {countLabel(stops.length)} in your plan. Driving times are estimates. Choosing one that
        clashes replaces the other.
      </p>
      <ol className={classes.timeline} aria-label={`Inspections on ${dayLabel(day)}`}>
        {stops.map((stop) => {
          const position = chosen.indexOf(stop);
          const before = position > 0 ? chosen[position - 1] : undefined;
          return (
            <StopRow
              key={stop.id}
              stop={stop}
              isChosen={position >= 0}
              isBooked={booked.includes(stop.id)}
              travel={before ? { from: before, minutes: travelMinutes(before.location, stop.location) } : null}
              clashes={clashesWith(stop, chosen)}
              onToggle={() => toggle(stop.id)}
            />
          );
        })}
      </ol>
      {chosen.length > 0 && (
        <div>
          <Button
            component={DownloadLink}
            href={`/api/open-homes.ics?${query}`}
            fileName="inspections.ics"
            what="the calendar"
            leftSection={<IconCalendarPlus size={18} stroke={1.7} aria-hidden="true" />}
          >
            Add {countLabel(chosen.length)} to your calendar
          </Button>
        </div>
      )}
    </div>
  );
}

const countLabel = (count: number) => (count === 1 ? '1 inspection' : `${count} inspections`);

const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });
const dayLabel = (day: string) => `${weekday.format(new Date(`${day}T00:00:00Z`))}, ${formatLocalDate(day)}`;
