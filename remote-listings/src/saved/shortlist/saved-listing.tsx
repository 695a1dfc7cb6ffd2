import { Button } from '@mantine/core';
import IconHomeOff from '@tabler/icons-react/dist/esm/icons/IconHomeOff.mjs';
import type { ListingMarkFields } from 'shared-contract/listing/listing-mark';
import { addresses } from 'shared-contract/page/addresses';
import type { FoundListing } from 'shared-contract/search/found-listing';
import { ResultCard } from '../../card/result-card.tsx';
import { shortName } from '../marks/card-marks.tsx';
import { Note } from '../marks/note.tsx';
import { unsave } from '../marks/undoable-changes.ts';
import { useFocusNeighbour } from '../use-focus-neighbour.ts';
import { ClosedPrice } from './closed-price.tsx';
import classes from './shortlist.module.css';
import { type Compared, maxCompared } from './use-compared.ts';

type SavedListingProps = {
  id: string;
  /** Undefined when the listing is no longer public. */
  listing: FoundListing | undefined;
  mark: ListingMarkFields;
  isLoading: boolean;
  compared: Compared;
};

export function SavedListing({ id, listing, mark, isLoading, compared }: SavedListingProps) {
  if (!listing && isLoading) return <li className={classes.cell} aria-hidden="true" />;
  if (!listing) return <UnavailableListing id={id} onRemove={() => void unsave(id, 'a property')} />;
  return <Saved listing={listing} mark={mark} compared={compared} />;
}

function Saved({ listing, mark, compared }: { listing: FoundListing; mark: ListingMarkFields; compared: Compared }) {
  const { id, status, closed } = listing;
  const of = shortName(listing);
  const isChosen = compared.has(id);
  return (
    <li className={classes.cell} data-status={status} ref={useFocusNeighbour()}>
      <ResultCard
        listing={listing}
        mark={mark}
        searchedType={undefined}
        price={closed && <ClosedPrice listing={listing} closed={closed} />}
        from={addresses.shortlist()}
        priority={false}
        canHide={false}
      />
      <div className={classes.under}>
        <label className={classes.compare}>
          <input
            type="checkbox"
            checked={isChosen}
            disabled={!isChosen && compared.ids.length >= maxCompared}
            aria-label={`Compare ${of}`}
            onChange={() => compared.toggle(id)}
          />
          Compare
        </label>
        <Note listingId={id} of={of} />
      </div>
    </li>
  );
}

function UnavailableListing({ id, onRemove }: { id: string; onRemove: () => void }) {
  return (
    <li className={classes.cell} ref={useFocusNeighbour()}>
      <div className={classes.gone}>
        <IconHomeOff size={28} stroke={1.5} aria-hidden="true" />
        <p className={classes.goneTitle}>No longer available</p>
        <p className={classes.goneText}>This listing has been removed.</p>
        <Button variant="default" size="xs" onClick={onRemove}>
          Remove from shortlist
        </Button>
      </div>
      <div className={classes.under}>
        <Note listingId={id} of="a property that is no longer available" />
      </div>
    </li>
  );
}
