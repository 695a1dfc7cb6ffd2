import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PersonPhoto } from './person-photo.tsx';

const picture = { id: 'p7', width: 640, height: 640, alt: 'Photo of the advertiser' };
const open = (name: string, photo: typeof picture | null = null) =>
  render(<PersonPhoto picture={photo} name={name} size={44} />).container.firstElementChild as HTMLElement;

it.each([
  ['Olivia Nguyen', 'ON'],
  [' mia  van der  petrović ', 'MP'],
  ['Harcourts', 'H'],
  ['😀 Émile', '😀É'],
  ['', ''],
])('shows the initials of %p', (name, initials) => {
  expect(open(name)).toHaveAttribute('data-initials', initials);
});

it('shows the photo lazily, in a space that is reserved for it, and then no initials', () => {
  const photo = open('Olivia Nguyen', picture);
  expect(photo).toHaveAttribute('data-initials', '');
  expect(photo).toHaveStyle({ width: '44px', height: '44px' });
  const image = photo.querySelector('img');
  for (const [name, value] of Object.entries({ loading: 'lazy', width: '640', height: '640', alt: '' }))
    expect(image).toHaveAttribute(name, value);
  expect(photo.querySelector('source')).toHaveAttribute('sizes', '44px');
});
