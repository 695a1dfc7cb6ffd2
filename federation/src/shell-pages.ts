import type { Page } from './page.ts';

/** The pages the shell itself draws (DESIGN §2): the gateway answers them, and no remote may claim them. */
export const shellPages: readonly Page[] = [
  {
    path: '/unauthorized',
    page: 'unauthorized',
    layout: 'default',
    access: 'public',
    guards: [],
    title: 'Unauthorized',
  },
  { path: '/settings', page: 'settings', layout: 'default', access: 'protected', guards: [], title: 'Settings' },
  { path: '/settings/profile', page: 'profile', layout: 'default', access: 'protected', guards: [], title: 'Profile' },
];
