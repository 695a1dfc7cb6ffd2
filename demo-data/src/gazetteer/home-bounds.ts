import type { MapBounds } from 'shared-contract/place/map-bounds';
import type { Place } from './place.ts';

/** How far a home can be from the centre of its suburb, in degrees of latitude and of longitude. */
const spread = { metro: 0.007, 'semi-rural': 0.012, rural: 0.03 } as const;

/**
 * Where the homes are in suburbs with water closer than that: a rectangle of land at least 70 m from the water of
 * `gateway/src/map/australia.pmtiles`, the largest near the centre.
 */
const landAtTheWater: Record<string, readonly [south: number, west: number, north: number, east: number]> = {
  'sydney-nsw-2000': [-33.8758, 151.2023, -33.8618, 151.2151],
  'manly-nsw-2095': [-33.8039, 151.2785, -33.7899, 151.287],
  'cronulla-nsw-2230': [-34.0622, 151.1452, -34.0504, 151.1549],
  'newcastle-nsw-2300': [-32.9301, 151.7747, -32.9245, 151.7887],
  'byron-bay-nsw-2481': [-28.6594, 153.59, -28.641, 153.614],
  'tweed-heads-nsw-2485': [-28.1773, 153.5363, -28.1698, 153.5438],
  'lord-howe-island-nsw-2898': [-31.5724, 159.0789, -31.5457, 159.0907],
  'williamstown-vic-3016': [-37.8665, 144.888, -37.8585, 144.9005],
  'st-kilda-vic-3182': [-37.8746, 144.9764, -37.8606, 144.9879],
  'geelong-vic-3220': [-38.1569, 144.3547, -38.1461, 144.3687],
  'torquay-vic-3228': [-38.3339, 144.3136, -38.3185, 144.3256],
  'warrnambool-vic-3280': [-38.3921, 142.4754, -38.3698, 142.4994],
  'mornington-vic-3931': [-38.2299, 145.0335, -38.2145, 145.0506],
  'southport-qld-4215': [-27.974, 153.4076, -27.9632, 153.4136],
  'burleigh-heads-qld-4220': [-28.1089, 153.4425, -28.0949, 153.449],
  'coolangatta-qld-4225': [-28.1756, 153.5301, -28.1674, 153.5441],
  'maroochydore-qld-4558': [-26.6611, 153.0822, -26.6561, 153.0962],
  'noosa-heads-qld-4567': [-26.4066, 153.0846, -26.3869, 153.1026],
  'urangan-qld-4655': [-25.3051, 152.8893, -25.2837, 152.9004],
  'townsville-city-qld-4810': [-19.266, 146.8099, -19.255, 146.8239],
  'cairns-city-qld-4870': [-16.9256, 145.7711, -16.9194, 145.7796],
  'port-douglas-qld-4877': [-16.5136, 145.4353, -16.489, 145.4664],
  'semaphore-sa-5019': [-34.8457, 138.4803, -34.8317, 138.4896],
  'glenelg-sa-5045': [-34.9874, 138.5126, -34.9734, 138.5231],
  'victor-harbor-sa-5211': [-35.5568, 138.6095, -35.5401, 138.6245],
  'port-lincoln-sa-5606': [-34.7488, 135.8445, -34.7231, 135.8649],
  'cottesloe-wa-6011': [-32.0029, 115.7527, -31.9889, 115.7652],
  'fremantle-wa-6160': [-32.0645, 115.753, -32.0505, 115.764],
  'rockingham-wa-6168': [-32.2846, 115.7229, -32.2771, 115.7369],
  'busselton-wa-6280': [-33.6645, 115.3335, -33.6486, 115.3575],
  'albany-wa-6330': [-35.0267, 117.8694, -35.0108, 117.8934],
  'geraldton-wa-6530': [-28.7894, 114.6107, -28.7688, 114.627],
  'broome-wa-6725': [-17.9635, 122.2091, -17.9314, 122.2423],
  'hobart-tas-7000': [-42.8891, 147.3202, -42.8751, 147.3314],
  'battery-point-tas-7004': [-42.8994, 147.3277, -42.8864, 147.332],
  'sandy-bay-tas-7005': [-42.9063, 147.3196, -42.8923, 147.3316],
  'richmond-tas-7025': [-42.7552, 147.4083, -42.7059, 147.4683],
  'huonville-tas-7109': [-43.0605, 147.0569, -43.0005, 147.0783],
  'cygnet-tas-7112': [-43.1892, 147.0464, -43.1292, 147.0785],
  'bicheno-tas-7215': [-41.9047, 148.2718, -41.8747, 148.3029],
  'launceston-tas-7250': [-41.4402, 147.1371, -41.4324, 147.1511],
  'darwin-city-nt-0800': [-12.4654, 130.8386, -12.4564, 130.8473],
  'nightcliff-nt-0810': [-12.3888, 130.8455, -12.3783, 130.8595],
};

/** Returns the area in which the demo homes of a suburb are. It has no water. */
export function homeBounds({ slug, settlement, latitude, longitude }: Place): MapBounds {
  const land = landAtTheWater[slug];
  if (land) {
    const [south, west, north, east] = land;
    return { south, west, north, east };
  }
  const far = spread[settlement];
  return { south: latitude - far, west: longitude - far, north: latitude + far, east: longitude + far };
}
