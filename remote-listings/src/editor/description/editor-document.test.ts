import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type EditorNode, editorDocument } from './editor-document.ts';

const text = (words: string, ...marks: ('bold' | 'italic')[]): EditorNode => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const paragraph = (...content: EditorNode[]): EditorNode => ({ type: 'paragraph', content });

it('converts paragraphs, headings, lists, breaks and marks', () => {
  const words =
    '<h3>Inside</h3><p>Three <strong>sunny <em>rooms</em></strong><br />and</p><ul><li><p>a bath</p></li><li>a deck</li></ul>';
  expect(editorDocument(words).content).toEqual([
    { type: 'heading', attrs: { level: 3 }, content: [text('Inside')] },
    paragraph(
      text('Three '),
      text('sunny ', 'bold'),
      text('rooms', 'bold', 'italic'),
      { type: 'hardBreak' },
      text('and'),
    ),
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph(text('a bath'))] },
        { type: 'listItem', content: [paragraph(text('a deck'))] },
      ],
    },
  ]);
});

it('converts plain text and an empty description', () => {
  expect(editorDocument('Sun & trees.\n\nTrams.').content).toEqual([
    paragraph(text('Sun & trees.')),
    paragraph(text('Trams.')),
  ]);
  expect(editorDocument('').content).toEqual([{ type: 'paragraph' }]);
});

it('never creates empty text or a block inside a paragraph', () => {
  const tag = fc.constantFrom('p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'script');
  const piece = fc.oneof(
    fc.string(),
    tag.map((name) => `<${name}>`),
    tag.map((name) => `</${name}>`),
  );
  const check = (node: EditorNode): void => {
    if (node.type === 'text') expect(node.text).not.toBe('');
    for (const child of node.content ?? []) {
      if (node.type === 'paragraph' || node.type === 'heading') expect(['text', 'hardBreak']).toContain(child.type);
      else expect(['text', 'hardBreak']).not.toContain(child.type);
      check(child);
    }
  };
  fc.assert(fc.property(fc.array(piece), (pieces) => check(editorDocument(pieces.join('')))));
});
