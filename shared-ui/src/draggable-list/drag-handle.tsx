import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import classes from './draggable-list.module.css';

/** The button by which the user moves an item: with the pointer, or with Space and the arrow keys. */
export function DragHandle({ label, props }: { label: string; props: DraggableProvidedDragHandleProps | null }) {
  return (
    <button type="button" {...props} className={classes.handle} aria-label={`Move ${label}`}>
      <IconGripVertical size={18} aria-hidden="true" />
    </button>
  );
}
