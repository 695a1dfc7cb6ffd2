import { memo, Suspense, useState } from 'react';
import { lazyWithFallback } from '../lazy-with-fallback.tsx';
import { gridSizes, ListingCard, type ListingCardProps } from './listing-card.tsx';
import { PhotoCount } from './photos/photo-count.tsx';
import { swipeHandlers } from './photos/swipe-handlers.ts';

/** Without its code, the card stays as it is. */
const CardPhotos = lazyWithFallback(() => import('./photos/card-photos.tsx'), PhotoCount);

/** A card of search results, whose photos the visitor moves through with buttons or a swipe. */
export const ResultCard = memo(function ResultCard(props: Omit<ListingCardProps, 'photos' | 'handlers'>) {
  const { listing, from, sizes = gridSizes } = props;
  // 1 when the visitor has swiped. Undefined until the visitor swipes, hovers or moves the focus into the card with the
  // keyboard, because the code and the other photos load only then.
  const [firstStep, setFirstStep] = useState<0 | 1>();
  const start = (step: 0 | 1) => setFirstStep((before) => before || step);
  return (
    <ListingCard
      {...props}
      handlers={{
        onPointerEnter: ({ pointerType }) => pointerType === 'mouse' && start(0),
        onFocus: ({ target }) => target.matches(':focus-visible') && start(0),
        ...swipeHandlers(() => start(1)),
      }}
      photos={
        firstStep === undefined ? undefined : (
          <Suspense fallback={<PhotoCount listing={listing} />}>
            <CardPhotos listing={listing} sizes={sizes} from={from} firstStep={firstStep} />
          </Suspense>
        )
      }
    />
  );
});
