import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ResponsiveImage } from './responsive-image.tsx';

const picture = { id: 'p7', width: 1200, height: 800, alt: 'The front of the house' };
function open(preview: string | null) {
  const { unmount } = render(<ResponsiveImage picture={{ ...picture, preview }} sizes="100vw" />);
  const { style } = screen.getByRole('img', { name: picture.alt }).parentElement as HTMLElement;
  const colours = [style.getPropertyValue('--upper'), style.getPropertyValue('--lower')];
  unmount();
  return colours;
}

it('shows the colours of the preview until the picture has loaded', () => {
  expect(open('#abc,#def,#123;#456')).toEqual(['#abc,#def,#123', '#456']);
  for (const none of [null, '', '#abc']) expect(open(none)).toEqual(['', '']);
});
