import { useState } from 'react';
import { useSearchParams } from 'shared-platform/router';
import { proposePlan, toggleStop } from './plan-inspections.ts';
import { daysOf, type PlannedStop } from './planned-day.ts';

/** What the visitor has chosen. `openIds` is null while the plan is our proposal. */
type Choice = { day: string | null; openIds: readonly string[] | null };

/**
 * Returns the plan of a day: the visits by time, and all inspections in the order of the timeline. The visitor's choice
 * is also in the URL, so a reload or a shared link shows the same plan.
 */
export function usePlan(all: readonly PlannedStop[]) {
  const [query, setQuery] = useSearchParams();
  const [choice, setChoice] = useState<Choice>(() => ({
    day: query.get('day'),
    openIds: query.has('open') ? query.getAll('open') : null,
  }));
  const days = daysOf(all);
  const day = days.find((one) => one.day === choice.day)?.day ?? days[0]?.day ?? '';
  const ofDay = all.filter((stop) => stop.day === day);
  // When the chosen day has passed, another day is shown, with our proposal.
  const openIds = day === choice.day ? choice.openIds : null;
  const visits = proposePlan(
    ofDay.filter(({ id, open, isBooked }) => (openIds ? openIds.includes(id) : isBooked || open.placesLeft !== 0)),
  );
  const timeOf = (stop: PlannedStop) =>
    visits.find((visit) => visit.stop === stop)?.arriveAt ?? Date.parse(stop.startAt);
  const chosenIds = visits.map(({ stop }) => stop.id);
  function choose(next: { day: string; openIds: readonly string[] | null }) {
    setChoice(next);
    setQuery(queryOf(next), { replace: true, preventScrollReset: true });
  }
  return {
    days,
    day,
    stops: ofDay.toSorted((a, b) => timeOf(a) - timeOf(b)),
    visits,
    isChanged: openIds !== null,
    showDay: (other: string) => choose({ day: other, openIds: null }),
    toggle: (id: string) => choose({ day, openIds: toggleStop(ofDay, chosenIds, id) }),
    propose: () => choose({ day, openIds: null }),
  };
}

function queryOf({ day, openIds }: { day: string; openIds: readonly string[] | null }): URLSearchParams {
  // An empty value means an empty plan: without any, the plan would be the proposal.
  const ids = openIds?.length === 0 ? [''] : (openIds ?? []);
  return new URLSearchParams([['day', day], ...ids.map((id) => ['open', id])]);
}
