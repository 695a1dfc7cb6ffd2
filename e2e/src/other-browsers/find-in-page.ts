import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The source of Testing Library, which finds elements by role and name in any browser. */
export const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

export const hasTestingLibrary = `'TestingLibraryDom' in window`;

/** What a journey looks for: an element by its role and name, a form field by its label, or a text. */
export type Target = { role: string; name?: RegExp; inside?: 'article' } | { label: RegExp } | { text: RegExp };

/** Returns a JavaScript expression for the visible elements of the page that match, in document order. */
export function elementsExpression(target: Target): string {
  const query =
    'role' in target
      ? `queryAllByRole(document.body, '${target.role}', { name: ${target.name} })`
      : 'label' in target
        ? `queryAllByLabelText(document.body, ${target.label}, { selector: 'input, textarea, select' })`
        : `queryAllByText(document.body, ${target.text}, { ignore: 'script, style, template' })`;
  const inside = 'role' in target && target.inside ? ` && element.closest('${target.inside}')` : '';
  const condition = `element.checkVisibility({ visibilityProperty: true })${inside}`;
  return `window.TestingLibraryDom.${query}.filter((element) => ${condition})`;
}

/**
 * Lets the next click reach only this element or its label. A list can move after the element is found and before the
 * click, which then hits another one. The window's `clicked` becomes false in this case, and true otherwise.
 */
export const guardClick = `(element) => {
  window.clickGuard?.abort();
  window.clickGuard = new AbortController();
  window.clicked = undefined;
  const guard = (event) => {
    const isHit = element.contains(event.target) || event.target.closest('label')?.control === element;
    window.clicked = window.clicked !== false && isHit;
    if (!window.clicked) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === 'click') window.clickGuard.abort();
  };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, guard, { capture: true, signal: window.clickGuard.signal });
}`;

export function describeTarget(target: Target): string {
  if ('role' in target)
    return [target.role, target.name, target.inside && `in ${target.inside}`].filter(Boolean).join(' ');
  return 'label' in target ? `field ${target.label}` : `text ${target.text}`;
}
