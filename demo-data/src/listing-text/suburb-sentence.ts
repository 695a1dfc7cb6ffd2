import type { Place } from '../gazetteer/place.ts';

/** One sentence about each suburb. It is true at every address in the suburb. */
const sentences: Record<string, string> = {
  'sydney-nsw-2000': 'Hyde Park, the Harbour and the light rail along George Street are all part of the daily walk.',
  'surry-hills-nsw-2010':
    'Crown Street’s cafés and small bars are close, and Central Station is an easy walk down the hill.',
  'paddington-nsw-2021': 'Oxford Street, the Saturday markets and Centennial Park set the rhythm of the week here.',
  'bondi-nsw-2026': 'Swim before work, walk the coast to Bronte, and let Bondi Road look after dinner.',
  'balmain-nsw-2041':
    'Darling Street has the pubs, the bookshop and the bakery, and the ferry is the best commute in Sydney.',
  'newtown-nsw-2042':
    'King Street’s theatres, bookshops and late kitchens are around the corner, with trains to the city in ten minutes.',
  'mosman-nsw-2088': 'Balmoral Beach, Taronga and the ferry at Mosman Bay are all part of the neighbourhood.',
  'manly-nsw-2095': 'Surf at one end of the Corso, the ferry to Circular Quay at the other.',
  'parramatta-nsw-2150':
    'Eat Street, the river walk and the ferry wharf are close, and the city is half an hour by train.',
  'castle-hill-nsw-2154': 'Castle Towers, good schools and the Metro make family life here very easy to organise.',
  'cronulla-nsw-2230': 'Four beaches, the Esplanade walk and the train line all meet in one relaxed village.',
  'newcastle-nsw-2300':
    'Ocean baths, Darby Street coffee and the harbour foreshore are all within reach of the light rail.',
  'merewether-nsw-2291': 'The ocean baths and the Surfhouse are minutes away, and so is Newcastle’s city centre.',
  'pokolbin-nsw-2320': 'Cellar doors, smoke-house lunches and Hunter Valley sunsets are the neighbours.',
  'coffs-harbour-nsw-2450': 'The Jetty strip, Park Beach and the banana-covered hills are all a short drive away.',
  'bangalow-nsw-2479':
    'Bangalow’s heritage main street and its Sunday market are close, with Byron’s beaches ten minutes further.',
  'byron-bay-nsw-2481':
    'Walk to the lighthouse for sunrise and to Wategos for a swim, then cycle into town for breakfast.',
  'tweed-heads-nsw-2485':
    'Duranbah’s surf, the Tweed River and the Gold Coast’s southern villages are all on the doorstep.',
  'wollongong-nsw-2500':
    'The Blue Mile, the university and the escarpment walks are minutes away, with trains north to Sydney.',
  'bowral-nsw-2576':
    'Corbett Gardens, the antique shops and the Southern Highlands’ cool-climate cellars are close by.',
  'queanbeyan-nsw-2620': 'The river walk, the Q theatre and an easy run into Canberra keep life here simple.',
  'albury-nsw-2640': 'Dean Street, the botanic gardens and swims in the Murray are what locals would miss first.',
  'wagga-wagga-nsw-2650': 'The river beach, Baylis Street and the university are all a short drive from home.',
  'penrith-nsw-2750': 'The Nepean river walk, Westfield and the express train to the city are close at hand.',
  'richmond-nsw-2753': 'Richmond’s village green, its train line and the foot of the Blue Mountains are all near.',
  'katoomba-nsw-2780': 'Echo Point, bushwalks of every length and the art-deco cafés of Katoomba Street are close.',
  'orange-nsw-2800': 'Cool-climate cellar doors, Cook Park and a serious food scene make Orange hard to leave.',
  'dubbo-nsw-2830': 'The zoo, the Macquarie riverside paths and a big regional hospital are all nearby.',
  'mudgee-nsw-2850': 'Mudgee’s wide heritage streets and forty-odd cellar doors are minutes from the front gate.',
  'broken-hill-nsw-2880':
    'Argent Street’s grand pubs, the galleries and the sculptures at sunset are what makes Silver City home.',
  'lord-howe-island-nsw-2898':
    'Most people cycle here: to the lagoon for a swim, to Neds Beach to feed the fish, and home before dark.',
  'barooga-nsw-3644':
    'The Murray’s sandy beaches, two golf courses and Cobram’s shops across the bridge are all close.',
  'canberra-act-2601': 'Lake Burley Griffin, the university and the light rail to Dickson are a short walk away.',
  'yarralumla-act-2600':
    'The lake path, the embassies’ leafy avenues and the local shops’ bakery are what people move here for.',
  'ainslie-act-2602': 'The Ainslie shops and the track up the mountain start practically at the gate.',
  'kingston-act-2604': 'The Foreshore’s restaurants and the Old Bus Depot Markets make a very good Sunday.',
  'braddon-act-2612': 'Lonsdale Street’s coffee, dumplings and wine bars are downstairs, and Civic is a stroll away.',
  'belconnen-act-2617': 'The lake, the arts centre and the town centre’s shops are all within a few minutes.',
  'hall-act-2618': 'Hall keeps its village school, its Sunday market and its paddocks, fifteen minutes from Civic.',
  'gungahlin-act-2912': 'The light rail, Yerrabi Pond and the marketplace are all close to home.',
  'melbourne-vic-3000': 'Laneway coffee, the Queen Victoria Market and the free tram zone are right outside.',
  'footscray-vic-3011': 'Footscray Market, some of the city’s best pho and three train lines are within a short walk.',
  'williamstown-vic-3016':
    'Nelson Place, the bay beaches and the ferry to Southbank give Williamstown its holiday air.',
  'werribee-vic-3030': 'The river parkland, Watton Street’s shops and the train to the city are all close.',
  'carlton-vic-3053': 'Lygon Street, the Exhibition Gardens and the university are all within walking distance.',
  'brunswick-vic-3056':
    'Sydney Road’s bakeries and band rooms are close, with the Upfield bike path to ride into town.',
  'fitzroy-vic-3065': 'Gertrude Street dinners, Brunswick Street mornings and the Edinburgh Gardens are all on foot.',
  'northcote-vic-3070': 'High Street’s cafés, the Merri Creek trail and the 86 tram are all close by.',
  'richmond-vic-3121':
    'Bridge Road, Swan Street and the MCG are a walk away, and trains from Richmond go almost everywhere.',
  'hawthorn-vic-3122': 'Glenferrie Road, the Lido and some of Melbourne’s best-known schools are in easy reach.',
  'box-hill-vic-3128': 'The market, the hospital and the train-and-tram interchange make Box Hill a city of its own.',
  'south-yarra-vic-3141': 'The Botanic Gardens, Chapel Street and the Tan track are all part of the neighbourhood.',
  'glen-waverley-vic-3150': 'The secondary college, The Glen and Kingsway’s restaurants draw families from all over.',
  'st-kilda-vic-3182': 'Acland Street cakes, the beach path and the 96 tram make every evening feel like Friday.',
  'brighton-vic-3186': 'Church Street’s shops, the bathing boxes and the bayside schools are close to home.',
  'geelong-vic-3220': 'The waterfront promenade, Eastern Beach and trains to Melbourne are minutes away.',
  'torquay-vic-3228': 'Front Beach for the children, Bells for the brave, and Gilbert Street for everything else.',
  'warrnambool-vic-3280': 'Lady Bay, the breakwater and the whales in winter are part of life here.',
  'ballarat-vic-3350': 'Sturt Street’s grand façades, Lake Wendouree and fast trains to Melbourne are close.',
  'daylesford-vic-3460': 'The lake, the mineral springs and the long lunches of spa country are around the corner.',
  'mildura-vic-3500':
    'Paddle steamers, riverside barbecues and three hundred days of sun a year come with the postcode.',
  'bendigo-vic-3550': 'The Art Gallery, Rosalind Park and View Street’s wine bars are close to home.',
  'cobram-vic-3644': 'Thompsons Beach on the Murray, the golf club and the orchards of the valley are close.',
  'wodonga-vic-3690': 'Junction Place, the rail trail and the Hume Weir are all within a few minutes.',
  'bright-vic-3741': 'The Ovens River, the rail trail and the snow road to Hotham all start in town.',
  'healesville-vic-3777': 'Yarra Valley cellar doors, the sanctuary and the Maroondah reservoir park are minutes away.',
  'mornington-vic-3931': 'Main Street, Mothers Beach and the peninsula’s wineries are all a short drive away.',
  'cranbourne-vic-3977': 'The Royal Botanic Gardens, the park and the train line are close to home.',
  'brisbane-city-qld-4000': 'The Botanic Gardens, the river ferries and Queen Street are all downstairs.',
  'new-farm-qld-4005': 'The park, the Powerhouse and the Saturday farmers’ market are an easy stroll away.',
  'ascot-qld-4007': 'Racecourse Road’s restaurants, the airport link and Ascot’s grand old avenues are close.',
  'chermside-qld-4032': 'Westfield, the hospitals and the busway into town are within a few minutes.',
  'paddington-qld-4064': 'Given Terrace’s verandah cafés, the ridgeline views and Suncorp Stadium are all close.',
  'indooroopilly-qld-4068':
    'The river, the shopping centre and the train line are minutes away, with the university across the bridge.',
  'west-end-qld-4101': 'The Davies Park market, South Bank and the CityCat make it easy to leave the car at home.',
  'carindale-qld-4152': 'Westfield, Bulimba Creek’s bike paths and sought-after schools are near.',
  'bulimba-qld-4171': 'Oxford Street’s restaurants and the cross-river ferry are why people stay in Bulimba.',
  'southport-qld-4215': 'The Broadwater, Chinatown’s kitchens and the light rail are all within reach.',
  'burleigh-heads-qld-4220': 'The headland walk, the point break and James Street’s cafés are all on foot.',
  'coolangatta-qld-4225': 'Greenmount, Snapper Rocks and Marine Parade make a hard coastline to beat.',
  'ipswich-qld-4305': 'Queens Park, the heritage hilltops and an express train to Brisbane are close.',
  'toowoomba-city-qld-4350':
    'Camellias, the escarpment lookouts and the Carnival of Flowers belong to life on the Range.',
  'stanthorpe-qld-4380': 'Granite Belt cellar doors, apple orchards and frosty, starry winters are the local treats.',
  'maleny-qld-4552': 'Maple Street’s co-ops and bookshop, the rainforest and the Glass House view are minutes away.',
  'maroochydore-qld-4558': 'Cotton Tree, the river mouth and the new city centre are all close to home.',
  'noosa-heads-qld-4567': 'Hastings Street, Main Beach and the national park’s coastal track are close at hand.',
  'urangan-qld-4655': 'The long pier, the marina and the whale boats to the bay are just down the road.',
  'rockhampton-city-qld-4700':
    'The riverside precinct, the Botanic Gardens and the beaches at Yeppoon are in easy reach.',
  'longreach-qld-4730': 'The Stockman’s Hall of Fame, the Thomson River and very big skies are part of town life.',
  'richmond-qld-4740': 'The Pioneer River, Mackay’s city heart and the northern beaches are a short drive away.',
  'townsville-city-qld-4810': 'The Strand, Castle Hill’s walking track and the ferry to Magnetic Island are close.',
  'cairns-city-qld-4870': 'The Esplanade lagoon, Rusty’s Market and the reef boats are all in walking distance.',
  'port-douglas-qld-4877':
    'Four Mile Beach, Macrossan Street and the reef at first light are why people come and then stay.',
  'adelaide-sa-5000': 'The Central Market, the Park Lands and the free tram are all part of the week.',
  'north-adelaide-sa-5006': 'O’Connell Street, the Oval and the river path into the city are a pleasant walk away.',
  'semaphore-sa-5019':
    'The jetty, the carousel and Semaphore Road’s bakeries have hardly changed, and that is the point.',
  'richmond-sa-5033': 'The city is ten minutes one way, the beach and the airport ten minutes the other.',
  'glenelg-sa-5045': 'The tram, Jetty Road and long summer evenings on the sand are close to home.',
  'unley-sa-5061': 'Unley Road’s boutiques, King William Road’s terraces and the city’s edge are all near.',
  'norwood-sa-5067': 'The Parade’s cafés, the Oval and the cinema make Norwood a village of its own.',
  'stirling-sa-5152': 'Autumn colour, the village market and the freeway to town make Stirling the Hills’ favourite.',
  'mclaren-vale-sa-5171': 'Cellar doors, the Shiraz Trail and Port Willunga’s beach are all in easy reach.',
  'victor-harbor-sa-5211': 'Granite Island, the horse-drawn tram and the Bluff are part of every weekend.',
  'hahndorf-sa-5245': 'The heritage main street, strawberry farms and the freeway to Adelaide are minutes away.',
  'mount-gambier-sa-5290': 'The Blue Lake, the sinkhole gardens and Coonawarra’s cellar doors are close.',
  'tanunda-sa-5352': 'Barossa cellar doors, brass bands and the Saturday farmers’ market are the local calendar.',
  'port-lincoln-sa-5606': 'Boston Bay, the seafood off the boats and Lincoln National Park are the backyard.',
  'perth-wa-6000': 'Kings Park, Elizabeth Quay and the free CAT buses are all close.',
  'subiaco-wa-6008': 'Rokeby Road, the farmers’ market and the train line are a short walk away.',
  'cottesloe-wa-6011': 'Norfolk pines, the terraces above the beach and swims at sundown are five minutes away.',
  'scarborough-wa-6019': 'The beach pool, the Esplanade and the sunset markets are close by.',
  'joondalup-wa-6027': 'The lake, the university and the freeway-median train make this the centre of the north.',
  'mount-lawley-wa-6050': 'Beaufort Street, the Astor and Hyde Park are all within a stroll.',
  'victoria-park-wa-6100': 'Albany Highway’s long strip of restaurants and the river foreshore are both close.',
  'fremantle-wa-6160': 'The Markets, Bathers Beach and the Cappuccino Strip are all on foot.',
  'rockingham-wa-6168': 'Calm swims at Palm Beach, Penguin Island and the train to Perth are nearby.',
  'busselton-wa-6280': 'The jetty, the foreshore and the start of wine country are minutes away.',
  'margaret-river-wa-6285': 'Surf at Prevelly, cellar doors on Caves Road and tall karri forest are all close to town.',
  'albany-wa-6330': 'Middleton Beach, the Gap and the boardwalk around the harbour are the weekend plan.',
  'kalgoorlie-wa-6430': 'Hannan Street’s grand hotels and the steady work of the Goldfields are the heart of town.',
  'geraldton-wa-6530': 'The foreshore, crayfish off the boats and reliable sea breezes are part of life here.',
  'broome-wa-6725': 'Cable Beach sunsets, Chinatown’s pearl sheds and the Sun Pictures are close by.',
  'hobart-tas-7000':
    'Salamanca, the waterfront and the ferry to Mona are minutes away, with the mountain above it all.',
  'battery-point-tas-7004': 'Hampden Road’s cafés and the stone steps to Salamanca are around the corner.',
  'sandy-bay-tas-7005': 'The university, Nutgrove Beach and the village shops are all close to home.',
  'new-town-tas-7008': 'The bay, the cafés of New Town Road and central Hobart are ten minutes at most.',
  'richmond-tas-7025': 'The convict-built bridge, the bakery and Coal River Valley’s vineyards are all here.',
  'huonville-tas-7109':
    'Apple stalls, the river and the wild south-west are on the doorstep, with Hobart half an hour away.',
  'cygnet-tas-7112': 'Cygnet’s market, its folk festival and the quiet bays of the Channel are close.',
  'bicheno-tas-7215': 'Penguins at dusk, the blowhole and rock-lobster rolls come with living here.',
  'launceston-tas-7250': 'Cataract Gorge, the Tamar’s cellar doors and the Saturday Harvest Market are close.',
  'devonport-tas-7310': 'The Bluff, the new waterfront and the ferry to the mainland are a few minutes away.',
  'darwin-city-nt-0800': 'The Waterfront’s lagoon, the Esplanade and sunset at Mindil Beach are all close.',
  'nightcliff-nt-0810': 'The jetty, the foreshore path and the Sunday market are what Nightcliff is about.',
  'parap-nt-0820': 'The Saturday market’s laksa alone is worth the move; the pool and the galleries help.',
  'palmerston-city-nt-0830': 'The water park, Gateway shops and the golf course are all near.',
  'humpty-doo-nt-0836': 'Barramundi water, the pub and half an hour to Darwin: that is the rural area’s bargain.',
  'katherine-nt-0850': 'The hot springs, the Gorge and the weekly market make a very good dry season.',
  'alice-springs-nt-0870': 'Todd Mall, the Araluen galleries and the MacDonnell Ranges are minutes from the door.',
};

export function suburbSentence(place: Place): string {
  const sentence = sentences[place.slug];
  if (!sentence) throw new RangeError(`Expected a sentence about "${place.slug}".`);
  return sentence;
}
