import { placesOf } from './place.ts';

export const southAustralia = placesOf('SA', [
  ['Adelaide', '5000', 'City of Adelaide', -34.9285, 138.6007, 'metro', 'city', 980, 690],
  ['North Adelaide', '5006', 'City of Adelaide', -34.9065, 138.593, 'metro', 'inner', 1550, 780],
  ['Semaphore', '5019', 'Port Adelaide Enfield', -34.8387, 138.4826, 'metro', 'beach', 1050, 660],
  ['Richmond', '5033', 'West Torrens', -34.9402, 138.5622, 'metro', 'suburban', 880, 620],
  ['Glenelg', '5045', 'Holdfast Bay', -34.9804, 138.5161, 'metro', 'beach', 1450, 720],
  ['Unley', '5061', 'Unley', -34.9527, 138.6069, 'metro', 'inner', 1620, 760],
  ['Norwood', '5067', 'Norwood Payneham & St Peters', -34.9211, 138.6327, 'metro', 'inner', 1480, 730],
  ['Stirling', '5152', 'Adelaide Hills', -35.0051, 138.7172, 'semi-rural', 'hills', 1250, 690],
  ['McLaren Vale', '5171', 'Onkaparinga', -35.2189, 138.5437, 'semi-rural', 'wine', 830, 600],
  ['Victor Harbor', '5211', 'Victor Harbor', -35.5521, 138.6215, 'semi-rural', 'beach', 690, 520],
  ['Hahndorf', '5245', 'Mount Barker', -35.0301, 138.8081, 'semi-rural', 'hills', 950, 620],
  ['Mount Gambier', '5290', 'Mount Gambier', -37.8284, 140.7804, 'semi-rural', 'town', 470, 430],
  ['Tanunda', '5352', 'Barossa', -34.5236, 138.9597, 'rural', 'wine', 690, 520],
  ['Port Lincoln', '5606', 'Port Lincoln', -34.7263, 135.8745, 'rural', 'town', 480, 420],
]);
