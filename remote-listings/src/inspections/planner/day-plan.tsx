import { Button, Group, NativeSelect } from '@mantine/core';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { formatLocalDate } from 'shared-ui';
import { DownloadLink } from '../../download/download-link.tsx';
import { clashesWith, type Visit, visitMinutes } from './plan-inspections.ts';
import type { PlannedStop } from './planned-day.ts';
import classes from './planner.module.css';
import { StopRow } from './stop-row.tsx';
import { travelMinutes } from './travel-minutes.ts';
import { usePlan } from './use-plan.ts';

/** The timeline of a day. The visitor chooses the inspections, and downloads them as one calendar file. */
export function DayPlan({ stops: all }: { stops: readonly PlannedStop[] }) {
  const { days, day, stops, visits, isChanged, showDay, toggle, propose } = usePlan(all);
  const chosen = visits.map(({ stop }) => stop);
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
        {chosen.length} of {countLabel(stops.length)} in your plan. We allow {visitMinutes} minutes for a visit, and
        driving times are estimates. Choosing one that clashes replaces the other.
      </p>
      <ol className={classes.timeline} aria-label={`Inspections on ${dayLabel(day)}`}>
        {stops.map((stop) => {
          const position = chosen.indexOf(stop);
          const before = chosen[position - 1];
          return (
            <StopRow
              key={stop.id}
              stop={stop}
              arriveAt={visits[position]?.arriveAt ?? null}
              travel={before ? { from: before, minutes: travelMinutes(before.location, stop.location) } : null}
              clashes={position >= 0 ? [] : clashesWith(stop, chosen)}
              onToggle={() => toggle(stop.id)}
            />
          );
        })}
      </ol>
      {chosen.length > 0 && (
        <div>
          <Button
            component={DownloadLink}
            href={`/api/open-homes.ics?${calendarQuery(visits)}`}
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

/** The calendar contains the time of each visit instead of the whole inspection. */
function calendarQuery(visits: readonly Visit<PlannedStop>[]): URLSearchParams {
  const instant = (milliseconds: number) => new Date(milliseconds).toISOString();
  return new URLSearchParams(
    visits.flatMap(({ stop, arriveAt, leaveAt }) => [
      ['open[]', stop.id],
      ['visit[]', `${instant(arriveAt)}/${instant(leaveAt)}`],
    ]),
  );
}

const countLabel = (count: number) => (count === 1 ? '1 inspection' : `${count} inspections`);

const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'long', timeZone: 'UTC' });
const dayLabel = (day: string) => `${weekday.format(new Date(`${day}T00:00:00Z`))}, ${formatLocalDate(day)}`;
