import { localDateIn } from '../date/local-date.ts';
import type { ListingEditStep } from '../page/addresses.ts';
import { placeViolations } from '../place/place-rules.ts';
import { detailOf, type Listing, type ListingPatch } from './listing.ts';
import { recommendedPhotos } from './listing-asset.ts';
import { listingReadinessReasons } from './listing-readiness.ts';
import {
  contactStatus,
  descriptionStatus,
  featuresStatus,
  inspectionsStatus,
  priceStatus,
  propertyDetailsStatus,
  type StepStatus,
} from './listing-standing.ts';
import { headlineAdvice, withoutContactDetails, wordingViolations } from './wording-rules.ts';

/** What a portal would say of a listing. `error` keeps it from being published, `warning` does not. */
export type PreFlightFinding = {
  /** Stable word, such as `wording`. */
  code: string;
  severity: 'error' | 'warning';
  /** Where in the editor it is put right by hand. */
  step: ListingEditStep;
  message: string;
  /** A change of the listing that puts it right. */
  fix?: { label: string; patch: ListingPatch };
};

/** Everything between this listing and the market, errors first. The summary shows it, the server decides by it. */
export function preFlight(listing: Listing, now: Date): PreFlightFinding[] {
  const at = { listing, now };
  const found = [
    ...placeFindings(listing),
    ...ofStanding('property-details', propertyDetailsStatus(at)),
    ...ofStanding('price', priceStatus(at)),
    ...wordingFindings(listing, descriptionStatus(at)),
    ...photoFindings(listing),
    ...dateFindings(listing, now),
    ...ofStanding('features', featuresStatus(at)),
    ...ofStanding('inspections', inspectionsStatus(at)),
    ...ofStanding('contact-details', contactStatus(at)),
    ...readinessFindings(listing),
  ];
  return [
    ...found.filter(({ severity }) => severity === 'error'),
    ...found.filter(({ severity }) => severity !== 'error'),
  ];
}

function ofStanding(step: ListingEditStep, standing: StepStatus): PreFlightFinding[] {
  const isError = standing.kind === 'blocked' || (standing.kind === 'todo' && !standing.optional);
  const code = standing.kind === 'blocked' ? 'rule' : 'missing';
  return [
    ...standing.reasons.map((message) => ({
      code,
      severity: isError ? ('error' as const) : ('warning' as const),
      step,
      message,
    })),
    ...standing.advice.map((message) => ({ code: 'advice', severity: 'warning' as const, step, message })),
  ];
}

/** V9 as portals see it, who doubt a postcode across a border also where the gazetteer lists it. */
function placeFindings({ property }: Listing): PreFlightFinding[] {
  return placeViolations(property.address, []).map(({ message }) => ({
    code: 'place',
    severity: 'warning' as const,
    step: 'property-details' as const,
    message: `${message} Portals may refuse the address.`,
  }));
}

/** V17, with what may be taken out at one press. */
function wordingFindings({ headline, description }: Listing, standing: StepStatus): PreFlightFinding[] {
  const cleaned = { headline: withoutContactDetails(headline), description: withoutContactDetails(description) };
  const helps =
    standing.kind === 'blocked' &&
    wordingViolations(cleaned).length < wordingViolations({ headline, description }).length;
  const fix = { label: 'Take it out', patch: cleaned };
  const ofHeadline = headlineAdvice(headline);
  // Said below under its own code, with the way to put it right.
  const advice = standing.advice.filter((words) => ofHeadline.every(({ message }) => message !== words));
  const found = ofStanding('description', { ...standing, advice });
  return [
    ...found.map((finding, index) => (helps && index === 0 ? { ...finding, code: 'wording', fix } : finding)),
    ...ofHeadline.map(({ code, message, better }) => ({
      code,
      severity: 'warning' as const,
      step: 'description' as const,
      message,
      ...(better === undefined ? {} : { fix: { label: 'Write it like a sentence', patch: { headline: better } } }),
    })),
  ];
}

/** V18. */
function photoFindings({ listingAssets }: Listing): PreFlightFinding[] {
  const photos = listingAssets.filter(({ kind }) => kind === 'photo');
  const upright = photos.filter(({ picture }) => picture && picture.height > picture.width).length;
  const say = (code: string, severity: PreFlightFinding['severity'], message: string): PreFlightFinding[] => [
    { code, severity, step: 'media', message },
  ];
  return [
    ...(photos.length === 0 ? say('no-photo', 'error', 'Add at least one photo.') : []),
    ...(photos.length > 0 && photos.length < recommendedPhotos
      ? say(
          'few-photos',
          'warning',
          `Listings with ${recommendedPhotos} photos or more are opened more often; this one has ${photos.length}.`,
        )
      : []),
    ...(upright > 0
      ? say(
          'portrait',
          'warning',
          `${upright === 1 ? 'One photo is' : `${upright} photos are`} taller than wide. Results show photos lying.`,
        )
      : []),
  ];
}

/** V24. */
function dateFindings({ listingPropertyDetails, property }: Listing, now: Date): PreFlightFinding[] {
  const availableFrom = detailOf(listingPropertyDetails, 'availabilityDate');
  const passed = typeof availableFrom === 'string' && availableFrom < localDateIn(property.timeZone, now);
  const others = listingPropertyDetails.filter(({ name }) => name !== 'availabilityDate');
  return [
    ...(passed
      ? [
          {
            code: 'available-date',
            severity: 'warning' as const,
            step: 'property-details' as const,
            message: 'The date it is available from has passed.',
            fix: { label: 'Say it is available now', patch: { listingPropertyDetails: others } },
          },
        ]
      : []),
  ];
}

function readinessFindings(listing: Listing): PreFlightFinding[] {
  const { ownership, order } = listingReadinessReasons(listing);
  return [
    ...(ownership
      ? [{ code: 'ownership', severity: 'error' as const, step: 'ownership' as const, message: ownership }]
      : []),
    ...(order ? [{ code: 'order', severity: 'error' as const, step: 'packages' as const, message: order }] : []),
  ];
}
