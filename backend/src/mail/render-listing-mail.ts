import { priceText } from 'shared-contract/listing/price-text';
import { addresses } from 'shared-contract/page/addresses';
import { pictureAddress } from 'shared-contract/picture/picture';
import type { FoundListing } from 'shared-contract/search/found-listing';
import type { BackendConfig } from '../config.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** A mail with listings. Texts are plain; the HTML escapes them. */
export type ListingMail = {
  opening: string;
  /** `note` says what is new about the listing, such as "Price changed". */
  cards: readonly (FoundListing & { note?: string })[];
  link: { label: string; url: string };
  /** Why the person gets this mail. */
  reason: string;
  unsubscribeUrl: string;
};

type Config = Pick<BackendConfig, 'publicOrigin' | 'sellerName' | 'sellerAddress'>;

/** Twice the width at which mails show pictures, for sharp pictures on phones. */
const pictureWidth = 640;

/** Returns the same mail as plain text and as HTML, with the sender's name and address, as the Spam Act requires. */
export function renderListingMail(config: Config, mail: ListingMail): { text: string; html: string } {
  const { opening, cards, link, reason, unsubscribeUrl } = mail;
  const { sellerName, sellerAddress } = config;
  const sender = `${sellerName}, ${sellerAddress}`;
  const shown = cards.map((card) => cardContent(config, card));
  return {
    text: `${[
      opening,
      ...shown.map(({ lines, url }) => [...lines, url].join('\n')),
      `${link.label}:\n${link.url}`,
      reason,
      `Unsubscribe:\n${unsubscribeUrl}`,
      sender,
    ].join('\n\n')}\n`,
    html: [
      `<div style="font:16px/1.5 system-ui,sans-serif;color:#1c2420;max-width:32rem">`,
      `<p>${escapeHtml(opening)}</p>`,
      ...shown.map(cardHtml),
      `<p>${anchor(link.url, link.label)}</p>`,
      `<p style="font-size:13px;color:#5b6660">${escapeHtml(reason)}<br>${anchor(unsubscribeUrl, 'Unsubscribe')}<br>${escapeHtml(sender)}</p>`,
      `</div>`,
    ].join(''),
  };
}

type CardContent = { lines: string[]; url: string; picture: { src: string; alt: string } | null };

function cardContent({ publicOrigin }: Config, { note, ...card }: FoundListing & { note?: string }): CardContent {
  const { type, pricing, leasePricing, auctionDateTime, property, picture } = card;
  const prices = [priceText(pricing, type, auctionDateTime), leasePricing ? priceText(leasePricing, 'lease') : ''];
  const address = property.address.fullAddress;
  return {
    lines: [note ?? '', prices.filter(Boolean).join(' · '), address, roomsOf(card)].filter((line) => line !== ''),
    url: publicOrigin + addresses.listing(card.id),
    picture: picture
      ? { src: publicOrigin + pictureAddress(picture.id, pictureWidth, 'jpeg'), alt: picture.alt || address }
      : null,
  };
}

/** Returns `3 bedrooms · 2 bathrooms`; empty for land. */
function roomsOf({ listingPropertyDetails }: FoundListing): string {
  const countOf = (name: string) => Number(listingPropertyDetails.find((detail) => detail.name === name)?.value ?? 0);
  const label = (count: number, room: string) => (count > 0 ? [`${count} ${room}${count === 1 ? '' : 's'}`] : []);
  return [
    ...label(countOf('bedrooms'), 'bedroom'),
    ...label(countOf('baths'), 'bathroom'),
    ...label(countOf('garages') + countOf('carports'), 'car space'),
  ].join(' · ');
}

function cardHtml({ lines: [first = '', ...rest], url, picture }: CardContent): string {
  const image = picture
    ? `<img src="${escapeHtml(picture.src)}" alt="${escapeHtml(picture.alt)}" width="320" style="display:block;width:100%;max-width:320px;height:auto;border:0;border-radius:6px">`
    : '';
  return [
    `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="color:#1c2420;text-decoration:none">${image}`,
    `<strong style="font-size:18px">${escapeHtml(first)}</strong>`,
    ...rest.map((line) => `<br>${escapeHtml(line)}`),
    `</a></p>`,
  ].join('');
}

const anchor = (url: string, label: string) =>
  `<a href="${escapeHtml(url)}" style="color:#1f6b4a">${escapeHtml(label)}</a>`;
