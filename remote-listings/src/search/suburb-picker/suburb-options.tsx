import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Place } from 'shared-contract/place/place';
import { useDebouncedValue } from '../use-debounced-value.ts';
import { Option } from './option.tsx';
import { PlaceOption } from './place-option.tsx';
import { useRecentPlaces } from './recent-places.ts';
import notices from './suburb-notices.module.css';
import classes from './suburb-options.module.css';
import { placeSearchQuery } from './suburbs-query.ts';
import { UnusedText } from './unused-text.tsx';
import { useNearMe } from './use-near-me.ts';

type SuburbOptionsProps = {
  id: string;
  /** The typed text without spaces at its ends. */
  text: string;
  open: boolean;
  active: number;
  /** The slugs of the chosen places, which are not offered. */
  slugs: readonly string[];
  /** True after Enter, until the suggestions for the text have arrived. */
  isEntered: boolean;
  /** Called when Enter was pressed while the list still had the suggestions for an earlier text. */
  onEnter: () => void;
  onCount: (count: number) => void;
  /** Closes the list, and adds the place with this slug to the search. */
  onFinish: (slug?: string, change?: { surrounding: true }) => void;
  /** Closes the list and keeps the text. Called when Enter was pressed and no place matches. */
  onUnknown: () => void;
};

/**
 * The suggestions for the typed text; without text, "Near me" and the recent places. The focus stays in the input,
 * whose `aria-activedescendant` refers to the active option.
 */
export default function SuburbOptions(props: SuburbOptionsProps) {
  const { id, text, open, active, slugs, isEntered, onEnter, onCount, onFinish, onUnknown } = props;
  const isEmpty = text === '';
  const debouncedText = useDebouncedValue(text, 120);
  const { data, isError, isPlaceholderData } = useQuery(placeSearchQuery(debouncedText));
  const { recent, remember } = useRecentPlaces();
  const near = useNearMe((suburb) => {
    // A user who types has decided otherwise.
    if (isEmpty) choose(suburb, { surrounding: true });
  });
  const places = (isEmpty ? recent : (data ?? [])).filter(({ slug }) => !slugs.includes(slug));
  const isSearched = data !== undefined && debouncedText === text && !isPlaceholderData;
  const hasNone = !isEmpty && places.length === 0 && (isError || isSearched);
  const count = isEmpty ? places.length + 1 : places.length;

  // The input handles the keys, so it has to know how many options there are.
  useEffect(() => onCount(count), [count, onCount]);
  useEffect(() => {
    if (open && active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, open, active]);

  const choose = (place: Place, change?: { surrounding: true }) => {
    near.stop();
    remember(place);
    onFinish(place.slug, change);
  };
  const [best] = places;
  const chooseBest = useEffectEvent(() => (best ? choose(best) : onUnknown()));
  useEffect(() => {
    if (isEntered && isSearched) chooseBest();
  }, [isEntered, isSearched]);

  const options = places.map((place, at) => {
    const index = isEmpty ? at + 1 : at;
    return (
      <PlaceOption
        key={place.slug}
        id={`${id}-${index}`}
        place={place}
        typed={text}
        isActive={index === active}
        // Enter clicks without a pointer (`detail` is 0). It means the best suggestion for the text as it is now.
        onClick={({ detail }) => (detail === 0 && !isEmpty && !isSearched ? onEnter() : choose(place))}
      />
    );
  });

  return (
    <>
      <div
        id={`${id}-options`}
        role="listbox"
        aria-label="Places"
        className={classes.options}
        hidden={!open || count === 0}
      >
        {isEmpty && (
          <Option
            id={`${id}-0`}
            isActive={active === 0}
            onClick={() => {
              onFinish();
              near.locate();
            }}
          >
            <span className={classes.near}>
              <IconCurrentLocation size={18} aria-hidden="true" />
              Near me
            </span>
          </Option>
        )}
        {isEmpty && places.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group options of a listbox.
          <div role="group" aria-label="Recent">
            <div className={classes.heading} aria-hidden="true">
              Recent
            </div>
            {options}
          </div>
        ) : (
          options
        )}
      </div>
      <div role="status" className={classes.nothing} hidden={!open || !hasNone}>
        {open && hasNone ? (isError ? 'We couldn’t load places. Keep typing to retry.' : 'No places found') : ''}
      </div>
      {isEmpty && near.message && (
        <p className={notices.near} role="status">
          {near.message}
        </p>
      )}
      {!open && !isEmpty && <UnusedText text={text} isUnknown={isSearched && places.length === 0} />}
    </>
  );
}
