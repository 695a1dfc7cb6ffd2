import type { Home } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { commercialHeadline } from './commercial-words.ts';
import { residentialHeadline } from './headline-words.ts';
import { landHeadline } from './land-words.ts';
import { ruralHeadline } from './rural-words.ts';

const byType = {
  Residential: residentialHeadline,
  Commercial: commercialHeadline,
  Land: landHeadline,
  Rural: ruralHeadline,
};

export function headlineOf(random: Random, home: Home): string {
  return byType[home.propertyType](random, home);
}
