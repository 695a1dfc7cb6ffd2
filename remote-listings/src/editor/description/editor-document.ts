import { listingTextToNodes, type RichNode } from '../../listing/description/rich-text.ts';

type Mark = { type: 'bold' | 'italic' };
/** A node of tiptap's document, such as a paragraph, a list or a text. */
export type EditorNode = {
  type: string;
  attrs?: Record<string, number>;
  content?: EditorNode[];
  marks?: Mark[];
  text?: string;
};

const blocks = { p: 'paragraph', h3: 'heading', ul: 'bulletList', ol: 'orderedList', li: 'listItem' } as const;

/**
 * Converts the HTML of a description into tiptap's document. tiptap's own HTML parser does not work, because Trusted
 * Types block it.
 */
export function editorDocument(html: string): EditorNode {
  const content = toBlocks(listingTextToNodes(html));
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

/** Converts nodes to blocks in the same order. Inline nodes between two blocks become a paragraph. */
function toBlocks(nodes: readonly RichNode[]): EditorNode[] {
  const result: EditorNode[] = [];
  let inlineNodes: RichNode[] = [];
  const flushInline = () => {
    const inline = toInline(inlineNodes);
    if (inline.length > 0) result.push({ type: 'paragraph', content: inline });
    inlineNodes = [];
  };
  for (const node of nodes) {
    const block = typeof node === 'string' ? null : toBlock(node);
    if (block === null) inlineNodes.push(node);
    else {
      flushInline();
      result.push(block);
    }
  }
  flushInline();
  return result;
}

function toBlock({ tag, children }: Exclude<RichNode, string>): EditorNode | null {
  switch (tag) {
    case 'p':
      return { type: blocks.p, content: toInline(children) };
    case 'h3':
      return { type: blocks.h3, attrs: { level: 3 }, content: toInline(children) };
    case 'ul':
    case 'ol': {
      const items = children.flatMap((child) =>
        typeof child !== 'string' && child.tag === 'li' ? [toListItem(child.children)] : [],
      );
      return items.length > 0 ? { type: blocks[tag], content: items } : null;
    }
    case 'li':
      return { type: blocks.ul, content: [toListItem(children)] };
    default:
      return null;
  }
}

/** Converts a list item. tiptap requires it to start with a paragraph. */
function toListItem(children: readonly RichNode[]): EditorNode {
  const content = toBlocks(children);
  return { type: blocks.li, content: content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content] };
}

function toInline(nodes: readonly RichNode[], marks: readonly Mark[] = []): EditorNode[] {
  return nodes.flatMap((node): EditorNode[] => {
    if (typeof node === 'string')
      return node === '' ? [] : [{ type: 'text', text: node, ...(marks.length > 0 ? { marks: [...marks] } : {}) }];
    if (node.tag === 'br') return [{ type: 'hardBreak' }];
    const mark: Mark | null = node.tag === 'strong' ? { type: 'bold' } : node.tag === 'em' ? { type: 'italic' } : null;
    const isNew = mark !== null && !marks.some(({ type }) => type === mark.type);
    return toInline(node.children, isNew ? [...marks, mark] : marks);
  });
}
