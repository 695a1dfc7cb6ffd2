import { type RefObject, useEffect, useState } from 'react';

type ElementRef = RefObject<Element | null>;

/** Returns whether one of two elements is in the viewport. True until the browser has reported where they are. */
export function useIsEitherVisible(first: ElementRef, second: ElementRef): boolean {
  const [isVisible, setVisible] = useState(true);
  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
      }
      setVisible(visible.size > 0);
    });
    for (const { current } of [first, second]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [first, second]);
  return isVisible;
}
