import type { MouseEventHandler } from 'react';
import type { Place } from 'shared-contract/place/place';
import { Option } from './option.tsx';
import classes from './suburb-options.module.css';

type PlaceOptionProps = { id: string; place: Place; typed: string; isActive: boolean; onClick: MouseEventHandler };

/** An option with the name of a place and what it is, such as `Inner West` and `Region, NSW`. */
export function PlaceOption({ place, typed, ...option }: PlaceOptionProps) {
  return (
    <Option {...option}>
      <span>
        <Matched text={place.name} typed={typed} />
      </span>
      <span className={classes.where}>
        <Matched text={kindLabel(place)} typed={typed} />
      </span>
    </Option>
  );
}

/** Shows the part of a text in bold that the user has typed. */
function Matched({ text, typed }: { text: string; typed: string }) {
  const at = typed === '' ? -1 : ` ${text}`.toLowerCase().indexOf(` ${typed.toLowerCase()}`);
  if (at < 0) return text;
  const end = at + typed.length;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}

const kindLabels = { city: 'City', region: 'Region', council: 'Council' } as const;

function kindLabel({ kind, state, postcode }: Place): string {
  if (kind === 'suburb') return `${state} ${postcode}`;
  if (kind === 'state') return state === 'ACT' || state === 'NT' ? 'Territory' : 'State';
  return `${kindLabels[kind]}, ${state}`;
}
