import { maxBlankMs } from '../remotes/blank-page-notice.tsx';
import { pageDeadlineMs } from '../remotes/page-deadline.ts';

/**
 * Calls `onBlank` with an error when the element has no content within 8 s, or is empty for a second after it had some.
 * React 18 removes the whole content after an error that no boundary catches. Returns a function that ends the watch.
 */
export function watchContent(element: Element, onBlank: (error: Error) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hadContent = false;
  const check = () => {
    clearTimeout(timer);
    const isBlank = element.childElementCount === 0 && element.textContent?.trim() === '';
    hadContent ||= !isBlank;
    if (!isBlank) return;
    const limitMs = hadContent ? maxBlankMs : pageDeadlineMs;
    timer = setTimeout(() => onBlank(new Error(`The mounted page has rendered nothing for ${limitMs} ms.`)), limitMs);
  };
  const observer = new MutationObserver(check);
  observer.observe(element, { childList: true });
  check();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
