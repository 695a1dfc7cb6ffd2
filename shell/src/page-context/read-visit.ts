import { readVisit as parseVisit, type Visit } from 'federation';

/**
 * Reads the configuration and the matched page that the gateway wrote into the HTML.
 * @throws Error when it is missing or invalid
 */
export function readVisit(document: Document): Visit {
  const element = document.getElementById('visit');
  if (!element) throw new Error('The HTML has no <script id="visit">: it did not come from the gateway.');
  return parseVisit(JSON.parse(element.textContent ?? ''));
}
