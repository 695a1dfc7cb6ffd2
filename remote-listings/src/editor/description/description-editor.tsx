import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useId } from 'react';
import classes from './description.module.css';

type DescriptionEditorProps = {
  label: string;
  value: string;
  error: ReactNode;
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

export function DescriptionEditor({ label, value, error, onChange }: DescriptionEditorProps) {
  const id = useId();
  const editor = useEditor({
    extensions,
    content: value,
    // Its styles are in our stylesheet: the site's policy allows none that a script adds.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });

  // A version from elsewhere, or a draft, takes the place of what stands there.
  useEffect(() => {
    const shown = editor.isEmpty ? '' : editor.getHTML();
    if (value !== shown && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor.setOptions({
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-required': 'true',
          'aria-invalid': error ? 'true' : 'false',
          ...(error ? { 'aria-describedby': `${id}-error` } : {}),
        },
      },
    });
  }, [editor, label, error, id]);

  return (
    <Input.Wrapper label={label} withAsterisk error={error} errorProps={{ id: `${id}-error` }} labelElement="div">
      <RichTextEditor editor={editor} className={classes.editor} data-invalid={Boolean(error) || undefined}>
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
        <RichTextEditor.Content className={classes.words} />
      </RichTextEditor>
    </Input.Wrapper>
  );
}
