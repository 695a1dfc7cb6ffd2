/** An element of an XML document before it is serialized. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  content: readonly (XmlElement | string)[];
};

type Content = XmlElement | string | number | null | readonly (XmlElement | null)[];

/** Creates an element. Skips content that is null. */
export function element(name: string, attributes: Record<string, string> = {}, ...content: Content[]): XmlElement {
  const present = content.flat().filter((one) => one !== null);
  return { name, attributes, content: present.map((one) => (typeof one === 'number' ? String(one) : one)) };
}

/** Creates an element that contains text. Returns null when the text is missing or blank. */
export function textElement(name: string, text: string | undefined): XmlElement | null {
  return text === undefined || text.trim() === '' ? null : element(name, {}, text);
}

/** Creates an element that contains other elements. Returns null when all of them are null. */
export function groupOf(name: string, members: readonly (XmlElement | null)[]): XmlElement | null {
  const present = members.filter((member) => member !== null);
  return present.length === 0 ? null : element(name, {}, present);
}

export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${serialize(root, '')}\n`;
}

function serialize({ name, attributes, content }: XmlElement, indent: string): string {
  const start = `${indent}<${name}${Object.entries(attributes).map(attribute).join('')}`;
  if (content.length === 0) return `${start}/>`;
  const hasText = content.some((one) => typeof one === 'string');
  const inner = content.map((one) => (typeof one === 'string' ? escapeXml(one) : serialize(one, `${indent}  `)));
  return hasText ? `${start}>${inner.join('')}</${name}>` : `${start}>\n${inner.join('\n')}\n${indent}</${name}>`;
}

const attribute = ([name, value]: [string, string]) =>
  ` ${name}="${escapeXml(value)
    .replaceAll('"', '&quot;')
    .replaceAll(/[\n\r\t]+/g, ' ')}"`;

const escapeXml = (text: string) =>
  removeForbidden(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '');

/**
 * Characters to remove: XML 1.0 forbids control characters, and portals reject the line separators U+2028 and U+2029.
 */
const forbiddenCharacters = /(?![\t\n\r])[\p{Cc}\u2028\u2029\ufffe\uffff]/gu;

const removeForbidden = (text: string) => text.toWellFormed().replaceAll(forbiddenCharacters, '');
