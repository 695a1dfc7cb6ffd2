import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DraggableList, type DraggableListProps } from './draggable-list.tsx';
import type { ListChange } from './list-change.ts';

type Photo = { id: string; name: string };
const photos: Photo[] = ['Front', 'Kitchen', 'Garden'].map((name) => ({ id: name.toLowerCase(), name }));

function photoList(props: Partial<DraggableListProps<Photo>>) {
  return (
    <DraggableList label="Photos" keyOf={({ id }) => id} labelOf={({ name }) => name} {...props}>
      {props.children ?? (({ name }) => <p>{name}</p>)}
    </DraggableList>
  );
}

/** jsdom lays nothing out, and the drag library moves by what it measures: rows of 40 px in a window of 800. */
function layRowsOut() {
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const rows = [...document.querySelectorAll('li')];
    const row = rows.findIndex((item) => item.contains(this));
    return row === -1 ? new DOMRect(0, 0, 400, rows.length * 40) : new DOMRect(0, row * 40, 400, 40);
  });
}

const space = 32;
const arrowDown = 40;
const shownOrder = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('is reordered with the keyboard and reports the move with element and both positions', async () => {
  layRowsOut();
  const changes: ListChange<Photo>[] = [];
  render(photoList({ initialItems: photos, onChange: (change) => changes.push(change) }));
  const handle = await screen.findByRole('button', { name: 'Move Front' });
  handle.focus();
  const press = (keyCode: number) => fireEvent.keyDown(handle, { keyCode });
  press(space);
  press(arrowDown);
  press(space);
  const dropped = handle.closest('li');
  if (dropped)
    fireEvent(dropped, Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'transform' }));
  await waitFor(() => expect(shownOrder()).toEqual(['Kitchen', 'Front', 'Garden']));
  expect(changes).toEqual([{ type: 'moved', element: photos[0], oldIndex: 0, newIndex: 1 }]);
  jest.restoreAllMocks();
});

it('in a grid is reordered across rows with the keyboard, and says the positions', async () => {
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
  // Two columns of 200 px and rows of 100 px.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const cells = [...document.querySelectorAll('[role="listitem"]')];
    const cell = cells.findIndex((item) => item.contains(this));
    const row = cells.findIndex((item) => this.contains(item)) / 2;
    if (cell !== -1) return new DOMRect((cell % 2) * 200, Math.floor(cell / 2) * 100, 200, 100);
    return this.getAttribute('role') === 'list'
      ? new DOMRect(0, 0, 400, 200)
      : new DOMRect(0, Math.max(row, 0) * 100, 400, 100);
  });
  const onChange = jest.fn();
  render(photoList({ initialItems: [...photos, { id: 'roof', name: 'Roof' }], itemWidth: 200, onChange }));
  const handle = await screen.findByRole('button', { name: 'Move Front' });
  handle.focus();
  for (const keyCode of [space, arrowDown]) fireEvent.keyDown(handle, { keyCode });
  await screen.findByText('Position 3 of 4.');
  fireEvent.keyDown(handle, { keyCode: space });
  const dropped = handle.closest('[role="listitem"]');
  if (dropped)
    fireEvent(dropped, Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'transform' }));
  await waitFor(() => expect(shownOrder()).toEqual(['Kitchen', 'Garden', 'Front', 'Roof']));
  expect(onChange).toHaveBeenCalledWith({ type: 'moved', element: photos[0], oldIndex: 0, newIndex: 2 });
  jest.restoreAllMocks();
});

it('refuses both list inputs at once, and a template of other than one element', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(photoList({ items: photos, initialItems: photos }))).toThrow('`items` or `initialItems`');
  const two = () => (
    <>
      <p>one</p>
      <p>two</p>
    </>
  );
  expect(() => render(photoList({ items: photos, children: two }))).toThrow('exactly one element, but produced 2');
  expect(() => render(photoList({ items: photos, children: () => null }))).toThrow('produced 0');
  silent.mockRestore();
});
