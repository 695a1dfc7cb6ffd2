import { type ComponentProps, Suspense } from 'react';
import { lazyWithFallback } from '../../lazy-with-fallback.tsx';

/** After a failed load there is no bar. The listing has other ways to ask. */
const ContactBar = lazyWithFallback(
  () => import('./contact-bar.tsx'),
  () => null,
);

/** Loads the contact bar after the page. */
export function ContactBarPlace(props: ComponentProps<typeof ContactBar>) {
  return (
    <Suspense>
      <ContactBar {...props} />
    </Suspense>
  );
}
