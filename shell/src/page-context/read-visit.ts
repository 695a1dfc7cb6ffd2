import { readVisit as parseVisit, type Visit } from 'federation';

/**
 * What the gateway wrote into the HTML for this visit.
 * @throws Error when it is missing or has another shape: without it there is no site to draw.
 */
export function readVisit(document: Document): Visit {
  const element = document.getElementById('visit');
  if (!element) throw new Error('The HTML has no <script id="visit">: it did not come from the gateway.');
  return parseVisit(JSON.parse(element.textContent ?? ''));
}
