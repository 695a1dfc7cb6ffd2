import { placesOf } from './place.ts';

export const westernAustralia = placesOf('WA', [
  ['Perth', '6000', 'City of Perth', -31.9523, 115.8613, 'metro', 'city', 920, 780],
  ['Subiaco', '6008', 'Subiaco', -31.9487, 115.8268, 'metro', 'inner', 1750, 890],
  ['Cottesloe', '6011', 'Cottesloe', -31.9959, 115.7582, 'metro', 'beach', 3100, 1350],
  ['Scarborough', '6019', 'Stirling', -31.8945, 115.7634, 'metro', 'beach', 1180, 820],
  ['Joondalup', '6027', 'Joondalup', -31.7447, 115.7661, 'metro', 'suburban', 840, 690],
  ['Mount Lawley', '6050', 'Stirling', -31.9343, 115.8717, 'metro', 'inner', 1550, 850],
  ['Victoria Park', '6100', 'Victoria Park', -31.9757, 115.905, 'metro', 'suburban', 1050, 740],
  ['Fremantle', '6160', 'Fremantle', -32.0575, 115.757, 'metro', 'inner', 1380, 830],
  ['Rockingham', '6168', 'Rockingham', -32.2776, 115.7299, 'metro', 'beach', 690, 610],
  ['Busselton', '6280', 'Busselton', -33.6525, 115.3455, 'semi-rural', 'beach', 860, 650],
  ['Margaret River', '6285', 'Augusta-Margaret River', -33.9536, 115.0739, 'rural', 'wine', 920, 680],
  ['Albany', '6330', 'Albany', -35.0228, 117.8814, 'semi-rural', 'town', 680, 560],
  ['Kalgoorlie', '6430', 'Kalgoorlie-Boulder', -30.749, 121.466, 'rural', 'outback', 420, 560],
  ['Geraldton', '6530', 'Greater Geraldton', -28.7774, 114.615, 'semi-rural', 'beach', 480, 520],
  ['Broome', '6725', 'Broome', -17.9614, 122.2359, 'rural', 'tropics', 760, 920],
]);
