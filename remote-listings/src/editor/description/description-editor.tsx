import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import classes from './description.module.css';
import { editorDocument } from './editor-document.ts';

type DescriptionEditorProps = {
  label: string;
  value: string;
  error: ReactNode;
  readOnly: boolean;
  onChange: (html: string) => void;
};

/**
 * The formats that a description may have: paragraphs, headings, lists, bold and italic. The server removes all other
 * formats.
 */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    strike: false,
    underline: false,
  }),
];

/**
 * The delay before the form gets the typed text. Counting, validating and saving at each key would slow typing down.
 */
const notifyDelayMs = 100;

export function DescriptionEditor({ label, value, error, readOnly, onChange }: DescriptionEditorProps) {
  const id = useId();
  const latest = useRef(onChange);
  latest.current = onChange;
  const pendingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = (changed: Editor) => {
    if (pendingTimer.current === undefined) return;
    clearTimeout(pendingTimer.current);
    pendingTimer.current = undefined;
    latest.current(changed.isEmpty ? '' : changed.getHTML());
  };
  const editor = useEditor({
    extensions,
    content: editorDocument(value),
    // The Content Security Policy blocks styles that scripts inject. Our stylesheet contains these styles instead.
    injectCSS: false,
    editable: !readOnly,
    onUpdate: ({ editor: changed }) => {
      pendingTimer.current ??= setTimeout(() => tell(changed), notifyDelayMs);
    },
    onBlur: ({ editor: left }) => tell(left),
  });
  // When the editor unmounts, sends the last change to the form at once, so that the form saves it.
  const leave = useRef(() => {});
  leave.current = () => tell(editor);
  useLayoutEffect(() => () => leave.current(), []);

  // Shows a value that did not come from this editor: a restored draft, or a version that was saved elsewhere. While
  // the user is typing, the typed text stays.
  useEffect(() => {
    // On a slow device, tiptap destroys the editor if its effects run more than a millisecond after its creation. It
    // then creates another one with the current value, so there is nothing to do here.
    if (editor.isDestroyed) return;
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (value !== shown && !editor.isFocused) editor.commands.setContent(editorDocument(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        handleDOMEvents: { paste: pastePlainText, drop: pastePlainText },
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-required': 'true',
          'aria-readonly': String(readOnly),
          'aria-invalid': error ? 'true' : 'false',
          ...(error ? { 'aria-describedby': `${id}-error` } : {}),
        },
      },
    });
  }, [editor, label, error, readOnly, id]);

  return (
    <Input.Wrapper label={label} withAsterisk error={error} errorProps={{ id: `${id}-error` }} labelElement="div">
      <RichTextEditor editor={editor} className={classes.editor} data-invalid={Boolean(error) || undefined}>
        {readOnly ? null : (
          <RichTextEditor.Toolbar>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Bold />
              <RichTextEditor.Italic />
              <RichTextEditor.H3 />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.BulletList />
              <RichTextEditor.OrderedList />
            </RichTextEditor.ControlsGroup>
            <RichTextEditor.ControlsGroup>
              <RichTextEditor.Undo />
              <RichTextEditor.Redo />
            </RichTextEditor.ControlsGroup>
          </RichTextEditor.Toolbar>
        )}
        <RichTextEditor.Content className={classes.text} />
      </RichTextEditor>
    </Input.Wrapper>
  );
}

/**
 * Pastes and drops text without its format, split into paragraphs. Reading the format would require parsing HTML, which
 * Trusted Types block. Text that is dragged inside the editor keeps its format.
 */
function pastePlainText(view: EditorView, event: ClipboardEvent | DragEvent): boolean {
  const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData;
  const text = data?.getData('text/plain') ?? '';
  if (view.dragging || text === '') return false;
  event.preventDefault();
  return view.pasteText(text);
}
