import { detailOf, type Listing, type ListingDetailName } from 'shared-contract/listing/listing';
import { featureElements, laterFeatureElements } from './reaxml-names.ts';
import { element, groupOf, textElement, type XmlElement } from './xml.ts';

/**
 * Returns the `features` element: room counts, then the features that have their own element in REAXML, then the names
 * of all other features. For land it contains no room counts.
 */
export function featuresOf(listing: Listing, kind: string): XmlElement | null {
  const names = new Set(listing.features.map(({ name }) => name));
  const known = [...featureElements, ...laterFeatureElements];
  const others = [...names].filter((name) => !known.some(([, feature]) => feature === name));
  const chosen = (elements: typeof featureElements) =>
    elements.filter(([, feature]) => names.has(feature)).map(([name]) => element(name, {}, 'yes'));
  const counts = kind === 'land' ? [] : countsOf(listing);
  const livingAreas = kind === 'land' ? null : count(listing, 'livingAreas', 'livingAreas');
  return groupOf('features', [
    ...counts,
    ...chosen(featureElements),
    livingAreas,
    ...chosen(laterFeatureElements),
    textElement('otherFeatures', others.join(', ')),
  ]);
}

function countsOf(listing: Listing): (XmlElement | null)[] {
  return [
    count(listing, 'bedrooms', 'bedrooms'),
    count(listing, 'bathrooms', 'baths'),
    count(listing, 'garages', 'garages'),
    count(listing, 'carports', 'carports'),
  ];
}

/**
 * Returns an element with a room count, rounded down: REAXML requires whole numbers, and half bathrooms never count in
 * a search either (V15).
 */
function count({ listingPropertyDetails }: Listing, name: string, detail: ListingDetailName): XmlElement | null {
  const value = detailOf(listingPropertyDetails, detail);
  return typeof value === 'number' ? element(name, {}, Math.floor(value)) : null;
}
