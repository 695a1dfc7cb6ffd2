import { Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import classes from './signature-drawing.module.css';

/** The size of the drawing in pixels. The canvas is scaled to the width of the form. */
const [width, height] = [600, 200];

type SignatureDrawingProps = {
  /** Gets the drawing as a PNG data URL after each stroke, and an empty text when it was cleared. */
  onChange: (image: string) => void;
  error: string | null;
};

/**
 * A field for drawing a signature with a finger, pen or mouse, 600 by 200 pixels. Import it with `lazy` when the user
 * chooses to draw, and offer a typed name too: a canvas works with no keyboard.
 */
export default function SignatureDrawing({ onChange, error }: SignatureDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const report = useRef(onChange);
  report.current = onChange;
  useEffect(() => {
    if (!canvas.current) return;
    const created = new SignaturePad(canvas.current, { penColor: '#14213d', backgroundColor: '#fff' });
    const changed = () => report.current(created.toDataURL('image/png'));
    created.addEventListener('endStroke', changed);
    pad.current = created;
    return () => {
      created.removeEventListener('endStroke', changed);
      created.off();
    };
  }, []);
  const clear = () => {
    pad.current?.clear();
    onChange('');
  };
  return (
    <div>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        className={classes.canvas}
        aria-label="Draw your signature here. If you can’t draw, type your name instead."
        role="img"
        data-invalid={error !== null}
      />
      <Group justify="space-between" mt={4}>
        <Text size="sm" {...(error ? { c: 'red', role: 'alert' } : { c: 'dimmed' })}>
          {error ?? 'Draw with a finger, pen or mouse.'}
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={clear}>
          Clear
        </Button>
      </Group>
    </div>
  );
}
