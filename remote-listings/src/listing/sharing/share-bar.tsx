import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useState } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import classes from './share-bar.module.css';
import { absoluteUrl, openShareDialog } from './share-link.ts';
import { useLightPrint } from './use-light-print.ts';

type Outcome = 'copied' | { address: string } | null;

/**
 * The buttons that share and print the page. Sharing opens the device's share dialog. Without such a dialog, it copies
 * the link; if that fails, it shows the link.
 */
export function ShareBar({ listing }: { listing: Listing }) {
  const [outcome, setOutcome] = useState<Outcome>(null);
  useLightPrint();
  const share = async () => {
    setOutcome(null);
    const url = absoluteUrl(addresses.listing(listing.id));
    try {
      if (await openShareDialog({ title: listing.property.address.fullAddress, url })) return;
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome({ address: url });
    }
  };
  return (
    <div className={classes.bar}>
      <p className={classes.outcome} role="status">
        {outcome === 'copied' && 'Link copied'}
        {outcome !== null && outcome !== 'copied' && `Copy this link: ${outcome.address}`}
      </p>
      <button
        type="button"
        className={classes.button}
        onClick={share}
        onKeyDown={({ key }) => key === 'Escape' && setOutcome(null)}
      >
        {outcome === 'copied' ? (
          <IconCheck size={19} stroke={1.7} aria-hidden="true" />
        ) : (
          <IconShare size={19} stroke={1.7} aria-hidden="true" />
        )}
        Share
      </button>
      <button type="button" className={classes.button} data-wide="" onClick={() => globalThis.print()}>
        <IconPrinter size={19} stroke={1.7} aria-hidden="true" />
        Print
      </button>
    </div>
  );
}
