import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { pictureAddress } from 'shared-contract/picture/picture';
import { LightboxPhoto } from './lightbox-photo.tsx';

const picture = { id: '10000000-0000-4000-8000-000000000001', alt: 'The garden', width: 1600, height: 1067 };

it('shows the variant already on the page until the large one has loaded', () => {
  const small = `http://localhost${pictureAddress(picture.id, 640, 'avif')}`;
  const thumb = document.body.appendChild(document.createElement('img'));
  Object.defineProperties(thumb, { complete: { value: true }, currentSrc: { value: small } });
  render(<LightboxPhoto picture={picture} priority={true} />);
  const figure = screen.getByRole('figure');
  expect(figure).toHaveAttribute('data-loading');
  expect(figure.style.backgroundImage).toContain('/640.avif');
  fireEvent.load(screen.getByRole('img', { name: 'The garden' }));
  expect(figure).not.toHaveAttribute('data-loading');
  expect(figure.style.backgroundImage).toBe('');
});
