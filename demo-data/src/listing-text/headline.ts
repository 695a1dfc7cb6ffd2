import type { Home } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { commercialHeadline } from './commercial-text.ts';
import { landHeadline } from './land-text.ts';
import { residentialHeadline } from './residential-headline.ts';
import { ruralHeadline } from './rural-text.ts';

const byType = {
  Residential: residentialHeadline,
  Commercial: commercialHeadline,
  Land: landHeadline,
  Rural: ruralHeadline,
};

export function headlineOf(random: Random, home: Home): string {
  return byType[home.propertyType](random, home);
}
