import type { MapPoint } from 'shared-contract/place/map-point';

const cityKmPerHour = 30;
const highwayKmPerHour = 70;
/** Longer drives leave the city. */
const cityKm = 15;
/** To park, walk to the door, and find the next street. */
const extraMinutes = 5;
const earthRadiusKm = 6371;

/**
 * Returns an estimate of the minutes by car between two places: the straight line at 30 km/h, from 15 km on at 70 km/h,
 * plus 5 minutes. Only the 5 minutes when the position of a place is unknown.
 */
export function travelMinutes(from: MapPoint | null, to: MapPoint | null): number {
  if (!from || !to) return extraMinutes;
  const km = straightKm(from, to);
  const hours = Math.min(km, cityKm) / cityKmPerHour + Math.max(0, km - cityKm) / highwayKmPerHour;
  return Math.ceil(hours * 60) + extraMinutes;
}

/** Returns the time of a drive in words, such as "25 minutes"; from 90 minutes on in half hours. */
export const drivingTime = (minutes: number): string =>
  minutes < 90 ? `${minutes} minutes` : `${Math.round(minutes / 30) / 2} hours`;

/** The great-circle distance, by the haversine formula. */
function straightKm(from: MapPoint, to: MapPoint): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfChord =
    Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) *
      Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(halfChord));
}
