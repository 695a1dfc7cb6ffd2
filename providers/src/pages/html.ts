/** Text that is HTML already, so the template tag `html` does not escape it. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[];

/** A template tag that returns HTML. It escapes all inserted values except `Html`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((string, index) => string + (index < parts.length ? toHtml(parts[index]) : '')).join(''));
}

function toHtml(part: Part | undefined): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(toHtml).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
