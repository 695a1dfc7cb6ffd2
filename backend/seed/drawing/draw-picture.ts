import type { Look } from '../homes/home.ts';
import { allPictures, type CataloguePicture, floorPlanRooms, troublesome } from '../pictures/catalogue.ts';
import type { Subject } from '../pictures/subjects.ts';
import type { Random } from '../random.ts';
import { apartments, towerView } from './houses/apartments.ts';
import { beachHouse, beachView } from './houses/beach-house.ts';
import { brickVeneer } from './houses/brick-veneer.ts';
import { bungalowView } from './houses/bungalow-parts.ts';
import { cafe } from './houses/cafe.ts';
import { californian } from './houses/californian.ts';
import { clinic } from './houses/clinic.ts';
import { cottageView } from './houses/cottage.ts';
import { minersCottage, stoneCottage, weatherboard } from './houses/cottages.ts';
import { federation } from './houses/federation.ts';
import { homestead, homesteadView } from './houses/homestead.ts';
import { modern, modernView } from './houses/modern.ts';
import { office, officeView } from './houses/office.ts';
import { queenslander, queenslanderView } from './houses/queenslander.ts';
import { shop } from './houses/shop.ts';
import { showroom } from './houses/showroom.ts';
import { shopView } from './houses/street-front.ts';
import { terrace, terraceView } from './houses/terrace.ts';
import { topEnd, tropicalView } from './houses/top-end.ts';
import { townhouses, townhouseView } from './houses/townhouses.ts';
import { walkUp, walkUpView } from './houses/walk-up.ts';
import { shedView, warehouse } from './houses/warehouse.ts';
import { coastalLot } from './land/coastal-lot.ts';
import { orchard, vineyard } from './land/crops.ts';
import { dam } from './land/dam.ts';
import { farmShedView, shed } from './land/farm-shed.ts';
import { grain } from './land/grain.ts';
import { grazing } from './land/grazing.ts';
import { bushLot, redLot, townLot } from './land/lots.ts';
import { landView } from './land/open-land.ts';
import { floorPlan } from './plan/floor-plan.ts';
import { lettering } from './plan/lettering.ts';
import { backGarden, gardenView } from './rooms/back-garden.ts';
import { balcony, balconyView } from './rooms/balcony.ts';
import { bathroom } from './rooms/bathroom.ts';
import { bedroom } from './rooms/bedroom.ts';
import { cafeRoom } from './rooms/cafe-room.ts';
import { clinicRoom } from './rooms/clinic-room.ts';
import { dining } from './rooms/dining.ts';
import { hallView } from './rooms/hall-view.ts';
import { kitchen } from './rooms/kitchen.ts';
import { living } from './rooms/living.ts';
import { officeRoom } from './rooms/office-room.ts';
import { pool } from './rooms/pool.ts';
import { roomView } from './rooms/room.ts';
import { shopRoom } from './rooms/shop-room.ts';
import { study } from './rooms/study.ts';
import { warehouseHall } from './rooms/warehouse-hall.ts';
import { draw, type Scene, type View } from './scene.ts';

type Drawing = readonly [
  view: (random: Random, variant: number) => Omit<View, 'width' | 'height'>,
  paint: (scene: Scene, variant: number, look: Look) => void,
];

const drawings: Record<Exclude<Subject, 'floor-plan'>, Drawing> = {
  queenslander: [queenslanderView, queenslander],
  terrace: [terraceView, terrace],
  modern: [modernView, modern],
  apartments: [towerView, apartments],
  'walk-up': [walkUpView, walkUp],
  townhouses: [townhouseView, townhouses],
  'beach-house': [beachView, beachHouse],
  'top-end': [tropicalView, topEnd],
  homestead: [homesteadView, homestead],
  office: [officeView, office],
  shop: [shopView, shop],
  cafe: [shopView, cafe],
  warehouse: [shedView, warehouse],
  clinic: [shedView, clinic],
  showroom: [shedView, showroom],
  living: [roomView, (scene, _, look) => living(scene, look)],
  kitchen: [roomView, (scene, _, look) => kitchen(scene, look)],
  bedroom: [roomView, (scene, _, look) => bedroom(scene, look)],
  bathroom: [roomView, (scene, _, look) => bathroom(scene, look)],
  dining: [roomView, (scene, _, look) => dining(scene, look)],
  study: [roomView, study],
  balcony: [balconyView, (scene, _, look) => balcony(scene, look)],
  garden: [gardenView, backGarden],
  pool: [gardenView, pool],
  'office-room': [hallView, officeRoom],
  'shop-room': [hallView, shopRoom],
  'cafe-room': [hallView, cafeRoom],
  'warehouse-hall': [hallView, warehouseHall],
  'clinic-room': [hallView, clinicRoom],
  'town-lot': [landView, townLot],
  'coastal-lot': [landView, coastalLot],
  'bush-lot': [landView, bushLot],
  'red-lot': [landView, redLot],
  grazing: [landView, grazing],
  vineyard: [landView, vineyard],
  orchard: [landView, orchard],
  grain: [landView, grain],
  dam: [landView, dam],
  shed: [farmShedView, shed],
  federation: [bungalowView, federation],
  californian: [bungalowView, californian],
  'brick-veneer': [bungalowView, brickVeneer],
  weatherboard: [cottageView, weatherboard],
  'stone-cottage': [cottageView, stoneCottage],
  'miners-cottage': [cottageView, minersCottage],
};

const byName = new Map(allPictures.map((picture) => [picture.name, picture]));

/** The SVG of a picture of the catalogue. */
export function drawingNamed(name: string): string {
  const picture = byName.get(name);
  if (!picture) throw new RangeError(`Expected the name of a drawing, got "${name}".`);
  return drawPicture(picture);
}

export function drawPicture({ name, subject, variant, width, height, look }: CataloguePicture): string {
  if (subject === 'floor-plan') return floorPlan(name, width, height, floorPlanRooms(variant));
  if (name === troublesome.tiny.name)
    return shrunk(drawPicture({ ...ordinary, subject, look, name: `${name}/whole`, variant }), width, height);
  const [view, paint] = drawings[subject];
  const picture = draw(
    name,
    (random) => ({ width, height, ...view(random, variant) }),
    variant,
    (scene) => paint(scene, variant, look === 'any' ? 'modern' : look),
  );
  return name === troublesome.overlay.name ? withWords(picture, width, height) : picture;
}

const ordinary = { id: '', alt: '', width: 1600, height: 1067 };

function shrunk(picture: string, width: number, height: number): string {
  return picture.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`);
}

/** What portals refuse: words across the picture. */
function withWords(picture: string, width: number, height: number): string {
  const banner = `<rect y="${height * 0.76}" width="${width}" height="${height * 0.15}" fill="#b3202a" opacity=".9"/>`;
  const words = lettering('Priced to sell', width / 2, height * 0.835, 76, '#ffffff');
  return picture.replace(/<\/svg>$/, `${banner}${words}</svg>`);
}
