import type { AustralianState } from 'shared-contract/place/suburb';

/** A city or region, with the names of its suburbs in the gazetteer. */
type Row = readonly [kind: 'city' | 'region', name: string, suburbs: readonly string[]];

/**
 * The cities and regions by which Australians search, in common use and with the suburbs of our gazetteer. A capital
 * city is as large as the Bureau of Statistics defines it (Greater Capital City Statistical Area): Sydney reaches the
 * Blue Mountains, Melbourne the Mornington Peninsula. Councils and states are not here: the suburbs name them.
 */
export const citiesAndRegions: Readonly<Record<AustralianState, readonly Row[]>> = {
  NSW: [
    [
      'city',
      'Sydney',
      [
        ...['Sydney', 'Surry Hills', 'Paddington', 'Bondi', 'Balmain', 'Newtown', 'Mosman', 'Manly', 'Parramatta'],
        ...['Castle Hill', 'Cronulla', 'Penrith', 'Richmond', 'Katoomba'],
      ],
    ],
    ['region', 'Eastern Suburbs', ['Bondi', 'Paddington']],
    ['region', 'Inner West', ['Balmain', 'Newtown']],
    ['region', 'North Shore', ['Mosman']],
    ['region', 'Western Sydney', ['Parramatta', 'Castle Hill', 'Penrith', 'Richmond']],
    ['city', 'Newcastle', ['Newcastle', 'Merewether']],
    ['region', 'Hunter', ['Newcastle', 'Merewether', 'Pokolbin']],
    ['region', 'Mid North Coast', ['Coffs Harbour']],
    ['region', 'Northern Rivers', ['Bangalow', 'Byron Bay', 'Tweed Heads']],
    ['region', 'Illawarra', ['Wollongong']],
    ['region', 'Southern Highlands', ['Bowral']],
    ['region', 'Murray', ['Albury', 'Barooga']],
    ['region', 'Riverina', ['Wagga Wagga']],
    ['region', 'Central West', ['Orange', 'Mudgee']],
    ['region', 'Far West', ['Broken Hill']],
  ],
  ACT: [
    [
      'city',
      'Canberra',
      ['Canberra', 'Yarralumla', 'Ainslie', 'Kingston', 'Braddon', 'Belconnen', 'Hall', 'Gungahlin'],
    ],
    ['region', 'Inner North', ['Ainslie', 'Braddon']],
    ['region', 'Inner South', ['Kingston', 'Yarralumla']],
  ],
  VIC: [
    [
      'city',
      'Melbourne',
      [
        ...['Melbourne', 'Footscray', 'Williamstown', 'Werribee', 'Carlton', 'Brunswick', 'Fitzroy', 'Northcote'],
        ...['Richmond', 'Hawthorn', 'Box Hill', 'South Yarra', 'Glen Waverley', 'St Kilda', 'Brighton'],
        ...['Healesville', 'Mornington', 'Cranbourne'],
      ],
    ],
    ['region', 'Inner North', ['Brunswick', 'Carlton', 'Fitzroy', 'Northcote']],
    ['region', 'Inner West', ['Footscray', 'Williamstown']],
    ['region', 'Eastern Suburbs', ['Hawthorn', 'Box Hill', 'Glen Waverley']],
    ['region', 'Yarra Valley', ['Healesville']],
    ['city', 'Geelong', ['Geelong']],
    ['region', 'Great Ocean Road', ['Torquay', 'Warrnambool']],
    ['region', 'Goldfields', ['Ballarat', 'Bendigo']],
    ['region', 'High Country', ['Bright']],
    ['region', 'Murray', ['Mildura', 'Cobram', 'Wodonga']],
  ],
  QLD: [
    [
      'city',
      'Brisbane',
      [
        ...['Brisbane City', 'New Farm', 'Ascot', 'Chermside', 'Paddington', 'Indooroopilly', 'West End', 'Carindale'],
        ...['Bulimba', 'Ipswich'],
      ],
    ],
    ['city', 'Gold Coast', ['Southport', 'Burleigh Heads', 'Coolangatta']],
    ['region', 'Sunshine Coast', ['Maleny', 'Maroochydore', 'Noosa Heads']],
    ['region', 'Darling Downs', ['Toowoomba City']],
    ['region', 'Granite Belt', ['Stanthorpe']],
    ['region', 'Wide Bay', ['Urangan']],
    ['region', 'Central Queensland', ['Rockhampton City']],
    ['region', 'Outback Queensland', ['Longreach']],
    ['region', 'North Queensland', ['Townsville City']],
    ['region', 'Far North Queensland', ['Cairns City', 'Port Douglas']],
  ],
  SA: [
    [
      'city',
      'Adelaide',
      [
        ...['Adelaide', 'North Adelaide', 'Semaphore', 'Richmond', 'Glenelg', 'Unley', 'Norwood', 'Stirling'],
        ...['McLaren Vale', 'Hahndorf'],
      ],
    ],
    ['region', 'Adelaide Hills', ['Stirling', 'Hahndorf']],
    ['region', 'Fleurieu Peninsula', ['McLaren Vale', 'Victor Harbor']],
    ['region', 'Barossa Valley', ['Tanunda']],
    ['region', 'Limestone Coast', ['Mount Gambier']],
    ['region', 'Eyre Peninsula', ['Port Lincoln']],
  ],
  WA: [
    [
      'city',
      'Perth',
      [
        ...['Perth', 'Subiaco', 'Cottesloe', 'Scarborough', 'Joondalup', 'Mount Lawley', 'Victoria Park'],
        ...['Fremantle', 'Rockingham'],
      ],
    ],
    ['region', 'Margaret River Region', ['Busselton', 'Margaret River']],
    ['region', 'Great Southern', ['Albany']],
    ['region', 'Goldfields-Esperance', ['Kalgoorlie']],
    ['region', 'Mid West', ['Geraldton']],
    ['region', 'Kimberley', ['Broome']],
  ],
  TAS: [
    ['city', 'Hobart', ['Hobart', 'Battery Point', 'Sandy Bay', 'New Town', 'Richmond']],
    ['region', 'East Coast', ['Bicheno']],
    ['region', 'North West', ['Devonport']],
  ],
  NT: [
    ['city', 'Darwin', ['Darwin City', 'Nightcliff', 'Parap', 'Palmerston City', 'Humpty Doo']],
    ['region', 'Top End', ['Darwin City', 'Nightcliff', 'Parap', 'Palmerston City', 'Humpty Doo', 'Katherine']],
    ['region', 'Red Centre', ['Alice Springs']],
  ],
};
