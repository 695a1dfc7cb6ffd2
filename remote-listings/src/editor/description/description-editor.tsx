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

/** Only what the words of a listing may be made of; the server takes out everything else. */
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

/** A letter is on the page before what it leads to: counts, checks and saving draw the whole form anew. */
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
    // Its styles are in our stylesheet: the site's policy allows none that a script adds.
    injectCSS: false,
    editable: !readOnly,
    onUpdate: ({ editor: changed }) => {
      pendingTimer.current ??= setTimeout(() => tell(changed), notifyDelayMs);
    },
    onBlur: ({ editor: left }) => tell(left),
  });
  // It is left with its last letter told: before the form goes, which saves what it knows of.
  const leave = useRef(() => {});
  leave.current = () => tell(editor);
  useLayoutEffect(() => () => leave.current(), []);

  // A version from elsewhere, or a draft, takes the place of what stands there.
  useEffect(() => {
    // tiptap takes away an editor whose effects run later than a millisecond after it was made, as on a slow device, and makes
    // another one that begins with the value; what runs in between still holds the first.
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
 * What comes from elsewhere comes as plain text, its paragraphs kept: the browser reads no HTML for a script here. What is moved
 * inside the editor moves as it is.
 */
function pastePlainText(view: EditorView, event: ClipboardEvent | DragEvent): boolean {
  const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData;
  const text = data?.getData('text/plain') ?? '';
  if (view.dragging || text === '') return false;
  event.preventDefault();
  return view.pasteText(text);
}
