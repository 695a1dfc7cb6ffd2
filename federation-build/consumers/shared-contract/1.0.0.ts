import { addresses } from 'shared-contract/page/addresses';
import { type Property, property } from 'shared-contract/property/property';
import * as z from 'shared-contract/schema';
import { collectionOf } from 'shared-contract/wire/json-ld';

export const urls: string[] = [addresses.property('an id'), addresses.settingsPayment()];
export const names: string[] = z.array(z.string()).parse(['a name']);
export const addressOf = ({ id, address }: Property) => `${id} ${address.suburb}`;
export const lines: string[] = collectionOf(property).parse({}).member.map(addressOf);
