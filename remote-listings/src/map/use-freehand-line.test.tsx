import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { Evented, LngLat, type Map as MapLibre } from 'maplibre-gl';
import { useFreehandLine } from './use-freehand-line.ts';

/** A map on which a pixel is a thousandth of a degree. */
class PixelMap extends Evented {
  readonly element = document.createElement('div');
  getCanvasContainer = () => this.element;
  unproject = ([x, y]: [number, number]) => new LngLat(x / 1000, y / 1000);
}

const square = [
  [100, 100],
  [200, 100],
  [200, 200],
  [100, 200],
] as const;
const corners = square.map(([x, y]) => ({ longitude: x / 1000, latitude: y / 1000 }));

function drawOn() {
  const map = new PixelMap();
  const onArea = jest.fn();
  const onStraightLine = jest.fn();
  const onTap = jest.fn();
  const { result, unmount } = renderHook(() =>
    useFreehandLine(map as unknown as MapLibre, { onArea, onStraightLine, onTap }),
  );
  /** Fires an event of the map. Returns true when the map must not handle it. */
  function fire(type: string, points: readonly { x: number; y: number }[], originalEvent: object = {}): boolean {
    const preventDefault = jest.fn();
    act(() => void map.fire(type, { point: points[0], points, originalEvent, preventDefault }));
    return preventDefault.mock.calls.length > 0;
  }
  const press = (x: number, y: number, mouse: object = {}) =>
    fire('mousedown', [{ x, y }], { button: 0, shiftKey: false, ...mouse });
  const drag = (path: readonly (readonly [x: number, y: number])[]) => {
    for (const [clientX, clientY] of path) fireEvent.mouseMove(window, { clientX, clientY, buttons: 1 });
  };
  return {
    result,
    unmount,
    onArea,
    onStraightLine,
    onTap,
    fire,
    press,
    drag,
    release: () => fireEvent.mouseUp(window, { button: 0 }),
  };
}

it('shows the line that the mouse draws, and returns its corners at the end', () => {
  const { result, onArea, onTap, press, drag, release } = drawOn();
  expect(press(100, 100)).toBe(true);
  drag(square);
  expect(result.current).toEqual([corners[0], ...corners]);
  release();
  expect(result.current).toBeNull();
  expect(onArea.mock.calls).toEqual([[expect.arrayContaining(corners)]]);
  drag(square);
  expect(result.current).toBeNull();
  expect(onTap).not.toHaveBeenCalled();
});

it('takes a press, also a shaky one, for a click where it began', () => {
  const { onArea, onTap, press, drag, release } = drawOn();
  press(100, 100);
  drag([
    [104, 102],
    [100, 106],
  ]);
  release();
  expect(onTap.mock.calls).toEqual([[expect.objectContaining({ x: 100, y: 100 })]]);
  expect(onArea).not.toHaveBeenCalled();
});

it('takes a line that ends where it began for an area, not for a click', () => {
  const { onArea, onTap, press, drag, release } = drawOn();
  press(100, 100);
  drag([...square, [100, 100]]);
  release();
  expect(onArea).toHaveBeenCalledTimes(1);
  expect(onTap).not.toHaveBeenCalled();
});

it('says when a line has no area', () => {
  const { onArea, onStraightLine, onTap, press, drag, release } = drawOn();
  press(100, 100);
  drag([
    [150, 100],
    [200, 100],
  ]);
  release();
  expect(onStraightLine).toHaveBeenCalledTimes(1);
  expect(onArea).not.toHaveBeenCalled();
  expect(onTap).not.toHaveBeenCalled();
});

it('ends the line when the mouse moves without a pressed button', () => {
  const { onArea, press, drag } = drawOn();
  press(100, 100);
  drag(square);
  fireEvent.mouseMove(window, { clientX: 0, clientY: 0, buttons: 0 });
  expect(onArea).toHaveBeenCalledTimes(1);
});

it('leaves other buttons and Shift to the map', () => {
  const { result, press, drag } = drawOn();
  expect(press(100, 100, { button: 2 })).toBe(false);
  expect(press(100, 100, { shiftKey: true })).toBe(false);
  drag(square);
  expect(result.current).toBeNull();
});

it('shows the line of one finger; a second finger ends it, and moves the map', () => {
  const { result, onArea, onTap, fire } = drawOn();
  const touch = (type: string, path: readonly (readonly [x: number, y: number])[]) =>
    path.map(([x, y]) => fire(type, [{ x, y }]));
  expect(touch('touchstart', [[100, 100]])).toEqual([true]);
  touch('touchmove', square);
  expect(result.current).toHaveLength(5);
  const two = [
    { x: 1, y: 1 },
    { x: 9, y: 9 },
  ];
  expect(fire('touchstart', two)).toBe(false);
  expect(result.current).toBeNull();
  fire('touchend', []);
  expect(onArea).not.toHaveBeenCalled();
  touch('touchstart', [[100, 100]]);
  touch('touchmove', square);
  fire('touchend', []);
  expect(onArea.mock.calls).toEqual([[expect.arrayContaining(corners)]]);
  // The browser fires the mouse events of a tap itself.
  touch('touchstart', [[100, 100]]);
  fire('touchend', []);
  expect(onTap).not.toHaveBeenCalled();
});

it('leaves the mouse and the map alone after the end of drawing', () => {
  const { unmount, onTap, press, release } = drawOn();
  unmount();
  expect(press(100, 100)).toBe(false);
  release();
  expect(onTap).not.toHaveBeenCalled();
});
