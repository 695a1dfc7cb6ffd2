import { readVisit as parseVisit, type Visit } from 'federation';

/**
 * Returns the visit data, which the gateway wrote into the HTML: the configuration and the page that matches the URL.
 * @throws Error when the data is missing or invalid
 */
export function readVisit(document: Document): Visit {
  const element = document.getElementById('visit');
  if (!element) throw new Error('The HTML has no <script id="visit">: it did not come from the gateway.');
  return parseVisit(JSON.parse(element.textContent ?? ''));
}
