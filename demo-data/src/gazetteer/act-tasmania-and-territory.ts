import { placesOf } from './place.ts';

export const australianCapitalTerritory = placesOf('ACT', [
  ['Canberra', '2601', 'Australian Capital Territory', -35.2809, 149.13, 'metro', 'city', 980, 760],
  ['Yarralumla', '2600', 'Australian Capital Territory', -35.3082, 149.099, 'metro', 'suburban', 1950, 980],
  ['Ainslie', '2602', 'Australian Capital Territory', -35.2637, 149.1436, 'metro', 'suburban', 1420, 820],
  ['Kingston', '2604', 'Australian Capital Territory', -35.3156, 149.1403, 'metro', 'inner', 1250, 780],
  ['Braddon', '2612', 'Australian Capital Territory', -35.2706, 149.136, 'metro', 'inner', 1180, 760],
  ['Belconnen', '2617', 'Australian Capital Territory', -35.2386, 149.0661, 'metro', 'suburban', 850, 650],
  ['Hall', '2618', 'Australian Capital Territory', -35.1697, 149.0657, 'rural', 'hills', 1480, 820],
  ['Gungahlin', '2912', 'Australian Capital Territory', -35.1858, 149.1333, 'metro', 'suburban', 950, 690],
]);

export const tasmania = placesOf('TAS', [
  ['Hobart', '7000', 'Hobart', -42.8821, 147.3272, 'metro', 'city', 820, 620],
  ['Battery Point', '7004', 'Hobart', -42.8924, 147.3347, 'metro', 'inner', 1350, 720],
  ['Sandy Bay', '7005', 'Hobart', -42.8993, 147.3266, 'metro', 'suburban', 1120, 680],
  ['New Town', '7008', 'Hobart', -42.8561, 147.3072, 'metro', 'suburban', 790, 590],
  ['Richmond', '7025', 'Clarence', -42.7359, 147.4383, 'rural', 'farmland', 720, 540],
  ['Huonville', '7109', 'Huon Valley', -43.0305, 147.0483, 'rural', 'farmland', 610, 500],
  ['Cygnet', '7112', 'Huon Valley', -43.1592, 147.0764, 'rural', 'hills', 680, 500],
  ['Bicheno', '7215', 'Glamorgan-Spring Bay', -41.8747, 148.3018, 'rural', 'beach', 690, 510],
  ['Launceston', '7250', 'Launceston', -41.4332, 147.1441, 'metro', 'town', 610, 520],
  ['Devonport', '7310', 'Devonport', -41.1789, 146.3495, 'semi-rural', 'town', 480, 450],
]);

export const northernTerritory = placesOf('NT', [
  ['Darwin City', '0800', 'Darwin', -12.4634, 130.8456, 'metro', 'tropics', 720, 720],
  ['Nightcliff', '0810', 'Darwin', -12.3836, 130.8525, 'metro', 'tropics', 780, 710],
  ['Parap', '0820', 'Darwin', -12.4303, 130.8436, 'metro', 'tropics', 820, 730],
  ['Palmerston City', '0830', 'Palmerston', -12.4809, 130.984, 'metro', 'tropics', 540, 610],
  ['Humpty Doo', '0836', 'Litchfield', -12.5698, 131.0994, 'rural', 'tropics', 690, 650],
  ['Katherine', '0850', 'Katherine', -14.4652, 132.2635, 'rural', 'outback', 420, 520],
  ['Alice Springs', '0870', 'Alice Springs', -23.698, 133.8807, 'semi-rural', 'outback', 490, 590],
]);
