import { Draggable, Droppable } from '@hello-pangea/dnd';
import { type ReactElement, useContext, useEffect, useId, useRef } from 'react';
import { AreaContext, type AreaList } from './area-context.ts';
import { DragHandle } from './drag-handle.tsx';
import DraggableAreaView from './draggable-area-view.tsx';
import { DraggableGridView } from './draggable-grid-view.tsx';
import classes from './draggable-list.module.css';

export type Entry = { key: string; label: string; node: ReactElement };
type ListProps = { label: string; entries: Entry[]; list: AreaList };
type ViewProps = ListProps & { itemWidth: number | undefined };

/**
 * The part of DraggableList that uses the drag library, loaded lazily. A list that is not in an area gets one of its
 * own. A grid is always an area of its own.
 */
export default function DraggableListView({ itemWidth, ...props }: ViewProps) {
  const area = useContext(AreaContext);
  if (itemWidth !== undefined) return <DraggableGridView {...props} itemWidth={itemWidth} onMove={props.list.move} />;
  if (area) return <List {...props} />;
  return (
    <DraggableAreaView>
      <List {...props} />
    </DraggableAreaView>
  );
}

function List({ label, entries, list }: ListProps) {
  const id = useId();
  const register = useContext(AreaContext);
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  useEffect(
    () =>
      register?.(id, {
        move: (oldIndex, newIndex) => latest.current.move(oldIndex, newIndex),
        take: (index) => latest.current.take(index),
        put: (element, index) => latest.current.put(element, index),
      }),
    [register, id],
  );
  return (
    <Droppable droppableId={id}>
      {(drop) => (
        <ul {...drop.droppableProps} ref={drop.innerRef} className={classes.list} aria-label={label}>
          {entries.map((entry, index) => (
            <Draggable
              key={entry.key}
              draggableId={`${id}${entry.key}`}
              index={index}
              disableInteractiveElementBlocking
            >
              {(drag, { isDragging }) => (
                <li
                  {...drag.draggableProps}
                  ref={drag.innerRef}
                  className={classes.item}
                  data-dragging={isDragging || undefined}
                >
                  <DragHandle label={entry.label} props={drag.dragHandleProps} />
                  <div className={classes.content}>{entry.node}</div>
                </li>
              )}
            </Draggable>
          ))}
          {drop.placeholder}
        </ul>
      )}
    </Droppable>
  );
}
