import { type ComponentProps, lazy, Suspense } from 'react';

/** Without it, a failed load of the bar would replace the page. The listing has other ways to ask. */
const ContactBar = lazy(() => import('./contact-bar.tsx').catch(() => ({ default: () => null })));

/** Loads the contact bar after the page. */
export function ContactBarPlace(props: ComponentProps<typeof ContactBar>) {
  return (
    <Suspense>
      <ContactBar {...props} />
    </Suspense>
  );
}
