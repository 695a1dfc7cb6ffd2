import { DragDropContext, Draggable, type DraggableLocation, Droppable } from '@hello-pangea/dnd';
import { type CSSProperties, useId, useLayoutEffect, useRef, useState } from 'react';
import { DragHandle } from './drag-handle.tsx';
import classes from './draggable-grid.module.css';
import type { Entry } from './draggable-list-view.tsx';
import { gridPosition, gridRows } from './grid-rows.ts';
import { styleNonce } from './style-nonce.ts';

type GridProps = {
  label: string;
  entries: readonly Entry[];
  /** The smallest width of an item in pixels. */
  itemWidth: number;
  onMove: (oldIndex: number, newIndex: number) => void;
};

/**
 * A draggable list whose items are in a grid. The drag library supports lists with one dimension only, so each row is a
 * list of its own, and an item that changes its row moves to another list.
 */
export function DraggableGridView({ label, entries, itemWidth, onMove }: GridProps) {
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const columns = useColumns(grid, itemWidth);
  const style = { '--columns': columns } as CSSProperties;
  const count = entries.length;
  const positionOf = ({ droppableId, index }: DraggableLocation) =>
    gridPosition(Number(droppableId.slice(id.length)), index, columns, count);
  return (
    <DragDropContext
      nonce={styleNonce()}
      onDragStart={({ source }, { announce }) =>
        announce(`Lifted from position ${positionOf(source) + 1} of ${count}.`)
      }
      onDragUpdate={({ destination }, { announce }) => {
        if (destination) announce(`Position ${positionOf(destination) + 1} of ${count}.`);
      }}
      onDragEnd={({ source, destination }, { announce }) => {
        const [from, to] = [positionOf(source), positionOf(destination ?? source)];
        announce(from === to ? 'Not moved.' : `Moved to position ${to + 1} of ${count}.`);
        if (from !== to) onMove(from, to);
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the rows are between this element and the items. */}
      <div ref={grid} role="list" aria-label={label} className={classes.grid} style={style}>
        {gridRows(entries, columns).map((row, at) => (
          <Row key={at} id={`${id}${at}`} entries={row} />
        ))}
      </div>
    </DragDropContext>
  );
}

function Row({ id, entries }: { id: string; entries: readonly Entry[] }) {
  return (
    <Droppable droppableId={id} direction="horizontal">
      {(drop) => (
        <div {...drop.droppableProps} ref={drop.innerRef} className={classes.row}>
          {entries.map((entry, index) => (
            <Draggable key={entry.key} draggableId={entry.key} index={index} disableInteractiveElementBlocking>
              {(drag, { isDragging }) => (
                // biome-ignore lint/a11y/useSemanticElements: its parent is a row and not the list.
                <div
                  {...drag.draggableProps}
                  ref={drag.innerRef}
                  role="listitem"
                  className={classes.item}
                  data-dragging={isDragging || undefined}
                >
                  <DragHandle label={entry.label} props={drag.dragHandleProps} />
                  {entry.node}
                </div>
              )}
            </Draggable>
          ))}
          {drop.placeholder}
        </div>
      )}
    </Droppable>
  );
}

/** Returns the number of columns that fit, at least two. Before the grid has a width, four. */
function useColumns(grid: { current: HTMLElement | null }, itemWidth: number): number {
  const [columns, setColumns] = useState(4);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const measure = () => {
      const { width } = element.getBoundingClientRect();
      if (width > 0) setColumns(Math.max(2, Math.floor(width / itemWidth)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, itemWidth]);
  return columns;
}
