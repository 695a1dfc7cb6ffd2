import { resourceQuery } from 'shared-api';
import { property } from 'shared-contract/property/property';
import { collectionOf } from 'shared-contract/wire/json-ld';

const properties = collectionOf(property);

export const myPropertiesQuery = () => resourceQuery('/api/properties', properties);
