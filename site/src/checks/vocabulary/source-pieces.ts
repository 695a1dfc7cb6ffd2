import { type Comment, parseSync, Visitor } from 'oxc-parser';
import { parse } from 'postcss';
import type { SourceFile } from '../source-files.ts';

/**
 * A part of a source file in which banned words are searched. A `title` is the first argument of `it` or `describe`.
 */
export type SourcePiece = { kind: 'name' | 'comment' | 'title' | 'text'; value: string; start: number };

const piecesOf = new WeakMap<SourceFile, SourcePiece[]>();

/**
 * Returns the names, comments, test titles and texts of a TypeScript, JavaScript or CSS file. Each file is parsed only
 * once.
 */
export function sourcePieces(file: SourceFile): SourcePiece[] {
  const pieces = piecesOf.get(file) ?? (file.path.endsWith('.css') ? stylePieces(file.text) : scriptPieces(file));
  piecesOf.set(file, pieces);
  return pieces;
}

function stylePieces(text: string): SourcePiece[] {
  const pieces: SourcePiece[] = [];
  parse(text).walk((node) => {
    const start = node.source?.start?.offset ?? 0;
    if (node.type === 'comment') pieces.push({ kind: 'comment', value: node.text, start });
    if (node.type === 'decl' && node.variable) pieces.push({ kind: 'name', value: node.prop, start });
    if (node.type !== 'rule') return;
    for (const { 1: name = '', index } of node.selector.matchAll(/\.([\w-]+)/g)) {
      pieces.push({ kind: 'name', value: name, start: start + index + 1 });
    }
  });
  return pieces;
}

/** Skips imported names and the members of other objects, because a library may have chosen these names. */
function scriptPieces({ path, text }: SourceFile): SourcePiece[] {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: expected a file that parses. ${errors[0].message}`);
  const pieces = comments.map(commentPiece);
  const foreign = new Set<number>();
  const titles = new Set<number>();
  const addText = (value: string, start: number) =>
    pieces.push({ kind: titles.has(start) ? 'title' : 'text', value, start });
  new Visitor({
    MemberExpression: ({ property, computed }) => {
      if (!computed) foreign.add(property.start);
    },
    ImportSpecifier: ({ imported, local }) => {
      if (imported.start !== local.start) foreign.add(imported.start);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (first && isTestFunction(text.slice(callee.start, callee.end))) {
        titles.add(first.type === 'TemplateLiteral' ? (first.quasis[0]?.start ?? first.start) : first.start);
      }
    },
    Identifier: ({ name, start }) => {
      if (!foreign.has(start)) pieces.push({ kind: 'name', value: name, start });
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string') addText(value, start);
    },
    TemplateElement: ({ value, start }) => addText(value.raw, start),
    JSXText: ({ value, start }) => addText(value, start),
  }).visit(program);
  return pieces;
}

function commentPiece({ value, start }: Comment): SourcePiece {
  return { kind: 'comment', value, start: start + '//'.length };
}

function isTestFunction(callee: string): boolean {
  return /^(?:it|test|describe|test\.describe|test\.step)(?:\.each)?(?:\W|$)/.test(callee);
}
