import { formatPhone } from 'shared-contract/contact/person-contact';
import { carSpacesOf, detailOf, type Listing, type ListingDetailName } from 'shared-contract/listing/listing';
import { plainTextOf } from 'shared-contract/text/rich-text';
import { featuresOf } from './reaxml-features.ts';
import { categoryNames } from './reaxml-names.ts';
import { type ExportedPicture, floorPlansOf, imagesOf } from './reaxml-pictures.ts';
import { commercialPrices, rentLines, saleLines } from './reaxml-prices.ts';
import { reaxmlInspection, reaxmlTime } from './reaxml-times.ts';
import { streetParts } from './street-parts.ts';
import { element, groupOf, textElement, type XmlElement } from './xml.ts';

/** A listing in the form that its owner sees, and the other data of the export. */
export type ExportedListing = {
  listing: Listing;
  changedAt: Date;
  pictures: readonly ExportedPicture[];
};

type Setting = { agentId: string; now: Date };

/**
 * One advertisement in the file. A home that is both for sale and for rent (type `both`) has two, with an id for each.
 */
type Feed = {
  kind: 'residential' | 'rental' | 'land' | 'rural' | 'commercial';
  uniqueId: string;
  side: 'sale' | 'lease' | 'both';
};

/** Returns the REAXML file of one listing. A home that is both for sale and for rent appears in it twice. */
export function reaxmlList(exported: ExportedListing, setting: Setting): XmlElement {
  const { timeZone } = exported.listing.property;
  // The format has fields for a user name and password at the portal. They are empty, because the owner signs in at the
  // portal and uploads the file there.
  return element(
    'propertyList',
    { date: reaxmlTime(setting.now, timeZone), username: '', password: '' },
    feedsOf(exported.listing).map((feed) => listingElement(exported, feed, setting)),
  );
}

function feedsOf({ id, type, property }: Listing): Feed[] {
  switch (property.propertyType.name) {
    case 'Residential':
      if (type === 'both') {
        return [
          { kind: 'residential', uniqueId: `${id}-sale`, side: 'sale' },
          { kind: 'rental', uniqueId: `${id}-lease`, side: 'lease' },
        ];
      }
      return [{ kind: type === 'lease' ? 'rental' : 'residential', uniqueId: id, side: type }];
    case 'Commercial':
      return [{ kind: 'commercial', uniqueId: id, side: type }];
    case 'Land':
      return [{ kind: 'land', uniqueId: id, side: 'sale' }];
    case 'Rural':
      return [{ kind: 'rural', uniqueId: id, side: 'sale' }];
  }
}

function listingElement(exported: ExportedListing, feed: Feed, { agentId, now }: Setting): XmlElement {
  const { listing, changedAt } = exported;
  const status = statusOf(listing.status, feed);
  const modTime = reaxmlTime(changedAt, listing.property.timeZone);
  const ids = [element('agentID', {}, agentId), element('uniqueID', {}, feed.uniqueId)];
  // For a listing that is not `current`, the portal needs only the status and the ids to take it down.
  const content = status === 'current' ? contentOf(exported, feed, now) : [];
  return element(feed.kind, { modTime, status }, ids, content);
}

type ReaxmlStatus = 'current' | 'sold' | 'leased' | 'withdrawn' | 'offmarket';

/**
 * Returns the REAXML status of one advertisement. When a home of type `both` is sold, the advertisement for rent is
 * withdrawn, and vice versa.
 */
function statusOf(status: Listing['status'], { kind, side }: Feed): ReaxmlStatus {
  switch (status) {
    case 'sold':
      return kind === 'rental' ? 'withdrawn' : 'sold';
    case 'leased':
      return kind === 'rental' || (kind === 'commercial' && side !== 'sale') ? 'leased' : 'withdrawn';
    case 'withdrawn':
      return 'withdrawn';
    case 'offmarket':
      return 'offmarket';
    default:
      return 'current';
  }
}

/** Returns an advertisement's elements. REAXML requires this order for land, rural and commercial property. */
function contentOf(exported: ExportedListing, feed: Feed, now: Date): (XmlElement | null)[] {
  const { listing, pictures } = exported;
  const { kind } = feed;
  const isRental = kind === 'rental';
  const isCommercial = kind === 'commercial';
  const underOffer = element('underOffer', { value: listing.status === 'underOffer' ? 'yes' : 'no' });
  return [
    ...(isRental
      ? []
      : isCommercial
        ? [...commercialAuthority(listing, feed), underOffer]
        : [authority(listing), underOffer]),
    agentOf(listing),
    ...(isRental ? [dateAvailable(listing)] : []),
    ...(isRental ? rentLines(listing) : isCommercial ? commercialPrices(listing) : saleLines(listing)),
    ...(isCommercial ? [element('isMultiple', { value: isYes(listing, 'isMultiple') ? 'yes' : 'no' })] : []),
    addressOf(listing),
    categoryOf(listing, kind),
    textElement('headline', oneLine(listing.headline)),
    textElement('description', plainTextOf(listing.description)),
    isCommercial ? null : featuresOf(listing, kind),
    areaOf(listing, 'landDetails', 'landArea'),
    kind === 'land' ? null : areaOf(listing, 'buildingDetails', 'floorArea'),
    isCommercial && carSpacesOf(listing.listingPropertyDetails) > 0
      ? element('carSpaces', {}, carSpacesOf(listing.listingPropertyDetails))
      : null,
    kind === 'land' || isCommercial ? null : inspections(listing, now),
    isRental ? null : auctionOf(listing),
    imagesOf(pictures),
    floorPlansOf(pictures),
    isRental ? allowances(listing) : null,
  ];
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function authority({ auctionDateTime }: Listing): XmlElement {
  return element('authority', { value: auctionDateTime ? 'auction' : 'sale' });
}

function commercialAuthority({ auctionDateTime }: Listing, { side }: Feed): XmlElement[] {
  return [
    ...(side === 'lease' ? [] : [element('commercialAuthority', { value: auctionDateTime ? 'auction' : 'forsale' })]),
    element('commercialListingType', { value: side }),
  ];
}

function agentOf({ contactDetail }: Listing): XmlElement | null {
  const { name, phone, email } = contactDetail;
  if (name.trim() === '') return null;
  const isMobile = /^(?:\+61\s?4|04)/.test(phone ?? '');
  return element(
    'listingAgent',
    { id: '1' },
    element('name', {}, oneLine(name)),
    phone ? element('telephone', { type: isMobile ? 'mobile' : 'BH' }, formatPhone(phone)) : null,
    textElement('email', email),
  );
}

function dateAvailable({ listingPropertyDetails }: Listing): XmlElement | null {
  const date = detailOf(listingPropertyDetails, 'availabilityDate');
  return typeof date === 'string' ? element('dateAvailable', {}, `${date}-00:00:00`) : null;
}

/**
 * Returns the address. REAXML requires the street even when the owner hides it; `display="no"` tells the portal not to
 * show it.
 */
function addressOf({ property, streetHidden }: Listing): XmlElement {
  const { streetAddress = '', suburb, state, postcode } = property.address;
  const { subNumber, lotNumber, streetNumber, street } = streetParts(streetAddress);
  return element(
    'address',
    { display: streetHidden ? 'no' : 'yes', streetview: streetHidden ? 'no' : 'yes' },
    textElement('subNumber', subNumber),
    textElement('lotNumber', lotNumber),
    textElement('streetNumber', streetNumber),
    element('street', {}, street),
    element('suburb', { display: 'yes' }, suburb),
    element('state', {}, state),
    element('postcode', {}, postcode),
    element('country', {}, 'AUS'),
  );
}

function categoryOf({ property }: Listing, kind: Feed['kind']): XmlElement {
  const { name } = property.category;
  switch (kind) {
    case 'land':
      return element('landCategory', { name: 'Residential' });
    case 'rural':
      return element('ruralCategory', { name: categoryNames.Rural[name] ?? 'Other' });
    case 'commercial':
      return element('commercialCategory', { id: '1', name: categoryNames.Commercial[name] ?? 'Other' });
    default:
      return element('category', { name: categoryNames.Residential[name] ?? 'Other' });
  }
}

function areaOf({ listingPropertyDetails }: Listing, group: string, name: 'landArea' | 'floorArea'): XmlElement | null {
  const area = detailOf(listingPropertyDetails, name);
  const unit = detailOf(listingPropertyDetails, `${name}Unit`) ?? 'squareMeter';
  return area === undefined ? null : element(group, {}, element('area', { unit: String(unit) }, String(area)));
}

function inspections({ listingOpens, property }: Listing, now: Date): XmlElement | null {
  const ahead = listingOpens.filter(({ endAt }) => new Date(endAt) > now);
  return groupOf(
    'inspectionTimes',
    ahead.map(({ startAt, endAt }) =>
      element('inspection', {}, reaxmlInspection(new Date(startAt), new Date(endAt), property.timeZone)),
    ),
  );
}

function auctionOf({ auctionDateTime, property, status }: Listing): XmlElement | null {
  if (!auctionDateTime || status === 'underOffer') return null;
  return element('auction', { date: reaxmlTime(new Date(auctionDateTime), property.timeZone) });
}

function allowances(listing: Listing): XmlElement {
  const allowed = (name: string, detail: ListingDetailName) => element(name, {}, isYes(listing, detail) ? '1' : '0');
  return element(
    'allowances',
    {},
    allowed('petFriendly', 'petsAllowed'),
    allowed('furnished', 'furnished'),
    allowed('smokers', 'smokingPermitted'),
  );
}

const isYes = ({ listingPropertyDetails }: Listing, name: ListingDetailName) =>
  detailOf(listingPropertyDetails, name) === true;
