import { DragDropContext, type DropResult } from '@hello-pangea/dnd';
import { type ReactNode, useCallback, useRef } from 'react';
import { AreaContext, type AreaList } from './area-context.ts';
import { styleNonce } from './style-nonce.ts';

/** The part of DraggableArea that uses the drag library. It is loaded lazily, because the library is large. */
export default function DraggableAreaView({ children }: { children: ReactNode }) {
  const lists = useRef(new Map<string, AreaList>());
  const register = useCallback((id: string, list: AreaList) => {
    lists.current.set(id, list);
    return () => {
      lists.current.delete(id);
    };
  }, []);
  const onDragEnd = ({ source, destination }: DropResult) => {
    const from = lists.current.get(source.droppableId);
    const to = destination && lists.current.get(destination.droppableId);
    if (!from || !to) return;
    if (from !== to) to.put(from.take(source.index), destination.index);
    else if (source.index !== destination.index) from.move(source.index, destination.index);
  };
  return (
    <AreaContext value={register}>
      <DragDropContext onDragEnd={onDragEnd} nonce={styleNonce()}>
        {children}
      </DragDropContext>
    </AreaContext>
  );
}
