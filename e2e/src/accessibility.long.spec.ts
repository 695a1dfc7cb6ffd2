import { describeEveryPage } from './every-page.ts';

describeEveryPage({ name: 'desktop', width: 1440, height: 900 });
