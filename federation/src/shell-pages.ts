import type { Page } from './page.ts';

/** The pages that the shell itself renders. No remote may claim their paths. */
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
