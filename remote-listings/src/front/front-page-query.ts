import { resourceQuery } from 'shared-api';
import { frontPage } from 'shared-contract/search/front-page';

export const frontPageQuery = resourceQuery('/api/front-page', frontPage);
