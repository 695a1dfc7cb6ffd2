import { createElement, type ReactNode } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import view from '../listing-view.module.css';
import classes from './description.module.css';
import { listingTextToNodes, type RichNode } from './rich-text.ts';

/** The headline and the description that the owner wrote. */
export function Description({ listing }: { listing: Listing }) {
  const nodes = listingTextToNodes(listing.description);
  if (nodes.length === 0 && listing.headline === '') return null;
  return (
    <section aria-labelledby="description">
      <h2 id="description" className={view.heading}>
        {listing.headline || 'About this property'}
      </h2>
      <div className={classes.text}>{nodes.map(renderNode)}</div>
    </section>
  );
}

/** Renders a node as a React element. This is safe: React escapes text, and the parser only returns allowed tags. */
function renderNode(node: RichNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, children } = node;
  return createElement(tag, { key: index }, ...(tag === 'br' ? [] : [children.map(renderNode)]));
}
