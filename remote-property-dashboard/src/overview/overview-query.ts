import { resourceQuery } from 'shared-api';
import { overview } from 'shared-contract/property/overview';

export const overviewQuery = () => resourceQuery('/api/overview', overview);
