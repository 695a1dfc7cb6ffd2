import type { SpanAttributes } from 'traces';

/** Tells what a statement does and where, without the values in it. */
export function describeStatement(text: string): SpanAttributes {
  // Everything is read from the safe text, as a literal may look like SQL.
  const safe = withoutLiterals(text);
  const operation = /^[\s(]*(\w+)/.exec(safe)?.[1]?.toUpperCase() ?? 'SQL';
  const collection = tableOf(safe);
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(collection && { 'db.collection.name': collection }),
    'db.query.text': safe,
  };
}

const letter = String.raw`[A-Za-z_\u0080-\uffff]`;
const letters = String.raw`[\w$\u0080-\uffff]*`;

/**
 * The tokens of SQL: what stays, comments, or else literals. Literals and comments that lack their end reach to the
 * end of the text: the database refuses them, but their span is sent.
 */
const tokens = (() => {
  // Names and placeholders are tokens too, so that no literal begins within one, as in date'…', "it's" or column1.
  const plain = String.raw`"[^"]*"|(?![eE]')${letter}${letters}|\$\d+|[\s,()=]|\.(?!\d)`;
  // Comments nest, which a pattern cannot follow. Nothing stays from a nested one on.
  const comment = String.raw`--[^\n\r]*|/\*(?:(?!\*/|/\*)[^])*(?:\*/|/\*[^]*|$)`;
  const escaped = String.raw`'(?:[^'\\]|\\[^]|'')*(?:'|\\?$)`;
  const literals = [
    // A string goes on after a line break, and its escapes stay valid.
    String.raw`[eE]${escaped}(?:[^\S\n\r]*[\n\r](?:\s|--[^\n\r]*[\n\r])*${escaped})*`,
    `'(?:[^']|'')*(?:'|$)`,
    String.raw`(?<quote>\$(?:${letter}[\w\u0080-\uffff]*)?\$)[^]*?(?:\k<quote>|$)`,
    '"[^"]*$',
    String.raw`\.?\d(?:[eE][+-]|(?![eE]')[\w.])*`,
  ];
  // Many tokens at once are far faster than one by one. Without a limit, a long text would overflow the stack.
  return new RegExp(`((?:${plain}){1,100})|(${comment})|${literals.join('|')}`, 'g');
})();

/** Statements have placeholders for values. Replaces literals too, in case a statement is built with values in it. */
function withoutLiterals(text: string): string {
  return text.replaceAll(tokens, (_token, plain: string | undefined, comment: string | undefined) => {
    return plain ?? (comment === undefined ? '?' : ' ');
  });
}

const name = `(?:"[^"]+"|${letter}${letters})`;
const words = new RegExp(String.raw`${name}(?:\.${name})*|\S`, 'g');

/** The words before a table. */
const before = new Set(['from', 'into', 'update', 'join']);

/** Functions whose arguments have a `from` between them. */
const withFrom = new Set(['extract', 'substring', 'trim', 'overlay']);

/** `from` and `update` as a part of something else. */
const otherUse = new Set(['distinct from', 'for update', 'key update', 'do update']);

/** Returns the first table that a statement without literals names. */
function tableOf(safe: string): string | undefined {
  const parentheses: boolean[] = [];
  let previous = '';
  let isNext = false;
  for (const [found] of safe.matchAll(words)) {
    const word = found.toLowerCase();
    if (isNext && (word === 'only' || word === 'lateral')) continue;
    if (isNext && /^["a-z_\u0080-\uffff]/.test(word)) return found.replaceAll('"', '');
    if (word === '(') parentheses.push(withFrom.has(previous));
    if (word === ')') parentheses.pop();
    isNext = before.has(word) && !parentheses.at(-1) && !otherUse.has(`${previous} ${word}`);
    previous = word;
  }
  return undefined;
}
