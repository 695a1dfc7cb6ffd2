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

/** The nodes that a description may have; the server removes all others. */
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

/** Delays the form's update, because counting, validating and saving would block typing. */
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
    // The Content Security Policy blocks styles that scripts inject; our stylesheet has them.
    injectCSS: false,
    editable: !readOnly,
    onUpdate: ({ editor: changed }) => {
      pendingTimer.current ??= setTimeout(() => tell(changed), notifyDelayMs);
    },
    onBlur: ({ editor: left }) => tell(left),
  });
  // Notifies the form of the last change before it unmounts and saves.
  const leave = useRef(() => {});
  leave.current = () => tell(editor);
  useLayoutEffect(() => () => leave.current(), []);

  // Shows a restored draft, or a version from elsewhere.
  useEffect(() => {
    // tiptap destroys an editor whose effects run more than a millisecond after its creation, as on a slow device, and
    // creates another one with the current value. Until then `editor` is the destroyed one.
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
 * Pastes and drops plain text with its paragraphs, because Trusted Types block parsing HTML. Moves inside the editor
 * keep their format.
 */
function pastePlainText(view: EditorView, event: ClipboardEvent | DragEvent): boolean {
  const data = event instanceof DragEvent ? event.dataTransfer : event.clipboardData;
  const text = data?.getData('text/plain') ?? '';
  if (view.dragging || text === '') return false;
  event.preventDefault();
  return view.pasteText(text);
}
