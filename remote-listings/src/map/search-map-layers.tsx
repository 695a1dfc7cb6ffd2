import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import type { Map as MapLibre } from 'maplibre-gl';
import { useMemo, useState } from 'react';
import type { MapPin } from 'shared-contract/search/listing-map';
import { middleOffset, uncoveredBounds } from './covered-edges.ts';
import { DrawArea } from './draw-area.tsx';
import { followsMapAtom } from './follows-map.ts';
import classes from './map.module.css';
import { MapAttribution } from './map-attribution.tsx';
import { pinsQuery } from './map-queries.ts';
import { mergePins } from './merge-pins.ts';
import { PinCard } from './pin-card.tsx';
import { Pins } from './pins.tsx';
import { ResultSheet } from './result-sheet.tsx';
import type { ResultsMapProps } from './results-map.tsx';
import { useCamera } from './use-camera.ts';
import { useIsPhone } from './use-is-phone.ts';
import { useSearchedAreas } from './use-searched-areas.ts';
import { useShape } from './use-shape.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** From this zoom level on, clicking a pin of several listings opens their card. Below it, the map zooms in. */
const streetZoom = 15;

type SearchedMapProps = ResultsMapProps & { map: MapLibre };

export function SearchMapLayers({ map, search, listings, highlighted, onHighlight, onChange }: SearchedMapProps) {
  const [opened, setOpened] = useState<MapPin | null>(null);
  const [drawing, setDrawing] = useState(false);
  const hasSheet = useIsPhone() && search.layout === 'map';
  const [follows, setFollows] = useAtom(followsMapAtom);
  const mapWindow = useCamera(map, search, (bounds) => {
    if (follows && !drawing) onChange({ bounds }, { replace: true });
  });
  const { data } = useQuery(pinsQuery(search, mapWindow));
  const merged = useMemo(() => mergePins(data?.pin ?? [], mapWindow.zoom), [data, mapWindow.zoom]);
  useShape(map, 'area', search.area, true);
  useSearchedAreas(map, search.suburbs);
  const open = (pin: MapPin) => {
    if (pin.count === 1 || map.getZoom() >= streetZoom) setOpened(pin);
    else {
      // Zooming in unmounts the pressed pin, so the focus moves to the map.
      map.getCanvas().focus({ preventScroll: true });
      map.easeTo({
        center: [pin.longitude, pin.latitude],
        zoom: map.getZoom() + 2,
        offset: middleOffset(map),
      });
    }
  };
  const pins = (
    <Pins
      map={map}
      pins={merged}
      highlighted={listings.find(({ id }) => id === highlighted) ?? null}
      opened={opened}
      inert={drawing}
      onPoint={onHighlight}
      onOpen={open}
    />
  );
  const card = opened && (
    <PinCard key={opened.listings.join()} pin={opened} search={search} onClose={() => setOpened(null)} />
  );
  if (drawing) {
    return (
      <>
        {pins}
        <DrawArea
          map={map}
          onCancel={() => setDrawing(false)}
          onDone={(area) => {
            setDrawing(false);
            onChange({ area, bounds: undefined });
          }}
        />
        <ZoomButtons map={map} />
      </>
    );
  }
  return (
    <>
      {pins}
      <div className={classes.tools}>
        <label className={classes.follow}>
          <input
            type="checkbox"
            checked={follows}
            onChange={({ target: { checked } }) => {
              setFollows(checked);
              onChange({ bounds: checked ? uncoveredBounds(map) : undefined });
            }}
          />
          Search as I move
        </label>
        <button
          type="button"
          className={classes.tool}
          onClick={() => {
            setOpened(null);
            setDrawing(true);
          }}
        >
          <IconPencil size={16} aria-hidden="true" />
          Draw an area
        </button>
        {search.area.length > 0 && (
          <button
            type="button"
            className={classes.tool}
            onClick={() => {
              // This button unmounts, so the focus moves to the map.
              map.getCanvas().focus({ preventScroll: true });
              onChange({ area: [] });
            }}
          >
            <IconTrash size={16} aria-hidden="true" />
            Remove area
          </button>
        )}
      </div>
      <ZoomButtons map={map} />
      <MapAttribution map={map} />
      {hasSheet ? (
        <ResultSheet
          search={search}
          highlighted={highlighted}
          onHighlight={onHighlight}
          pinCard={card}
          inPinCard={opened?.listings ?? []}
        />
      ) : (
        card
      )}
    </>
  );
}
