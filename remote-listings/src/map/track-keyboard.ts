/**
 * Marks an element with `data-keyboard` while the user's last input was a key. `:focus-visible` alone is not enough:
 * on phones it also matches a canvas that a script has focused after a tap. Returns a function that stops this.
 */
export function trackKeyboard(element: HTMLElement): () => void {
  const mark = () => element.toggleAttribute('data-keyboard', true);
  const unmark = () => element.toggleAttribute('data-keyboard', false);
  // Capturing sees each input before a handler moves the focus or stops the event.
  document.addEventListener('keydown', mark, true);
  document.addEventListener('pointerdown', unmark, true);
  return () => {
    document.removeEventListener('keydown', mark, true);
    document.removeEventListener('pointerdown', unmark, true);
  };
}
