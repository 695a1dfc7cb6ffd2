import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSite, signedIn } from '../../testing/open-site.tsx';

const photoPath = '/api/customer-users/u1/photo';
const aPicture = (id: string) => ({ id, width: 640, height: 640, alt: 'Photo of the advertiser' });

let photo: ReturnType<typeof aPicture> | null;
let sent: { method: string; type: string | null }[];
let refusal: Response | null;
beforeEach(() => {
  [photo, sent, refusal] = [null, [], null];
});

async function respond(url: string, { method = 'GET', headers }: RequestInit): Promise<Response> {
  const { pathname: path } = new URL(url);
  const me = { '@id': '/api/customer-users/u1', id: 'u1', username: 'olivia@example.com' };
  if (path === '/api/customer-users/u1')
    return Response.json({ ...me, firstName: 'Olivia', lastName: 'Nguyen', fullName: 'Olivia Nguyen' });
  if (path === '/api/sample-data') return Response.json({ '@id': path, '@type': 'SampleData', property: null });
  if (path !== photoPath) return Response.json({ '@id': path, '@type': 'Collection', totalItems: 0, member: [] });
  if (method === 'GET') return Response.json({ '@id': path, picture: photo });
  sent.push({ method, type: new Headers(headers).get('content-type') });
  if (refusal) return refusal;
  photo = method === 'POST' ? aPicture(`p${sent.length}`) : null;
  return Response.json({ '@id': path, picture: photo });
}

async function open() {
  await openSite('/settings/profile', { remotes: [], session: signedIn, respond });
  const section = await screen.findByRole('region', { name: 'Your photo' });
  await within(section).findByText(/Your photo is public/);
  return {
    choose: (file: File) =>
      userEvent.upload(section.querySelector('input[type=file]') as HTMLInputElement, file, { applyAccept: false }),
    image: () => section.querySelector('img')?.getAttribute('src') ?? null,
    initials: () => section.querySelector('[data-initials]')?.getAttribute('data-initials'),
    section,
  };
}
const aFile = (type: string, content = 'x') => new File([content], 'me', { type });

it('can be added, replaced and removed', async () => {
  const { choose, image, initials, section } = await open();
  expect([image(), initials()]).toEqual([null, 'ON']);
  expect(section.querySelector('input')).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
  await choose(aFile('image/avif'));
  await waitFor(() => expect(image()).toBe('/api/pictures/p1/640.jpeg'));
  expect(await screen.findByText('Photo saved')).toBeVisible();
  await choose(aFile('image/jpeg'));
  await waitFor(() => expect(image()).toBe('/api/pictures/p2/640.jpeg'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  await waitFor(() => expect([image(), initials()]).toEqual([null, 'ON']));
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'DELETE']);
  expect(sent.slice(0, 2).map(({ type }) => type)).toEqual(['image/avif', 'image/jpeg']);
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
});

it.each([
  ['image/heic', 'Choose a JPEG, PNG, WebP or AVIF picture. This is a HEIC photo.'],
  ['application/pdf', 'Choose a JPEG, PNG, WebP or AVIF picture. This is a PDF.'],
])('is not sent as %s', async (type, message) => {
  const { choose } = await open();
  await choose(aFile(type));
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toEqual([]);
});

it('is not sent when the file is too large', async () => {
  const { choose } = await open();
  const large = aFile('image/jpeg');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  await choose(large);
  expect(await screen.findByText('Too large: files can be up to 10 MB (this one is 11 MB).')).toBeVisible();
  expect(sent).toEqual([]);
});

it('shows why the server rejects it, and can then be sent again', async () => {
  const { choose, image } = await open();
  const message = 'Too small: your photo must be at least 320 × 320 px (this one is 200 × 200).';
  const violations = [{ propertyPath: 'file', message, code: 'picture' }];
  const problem = { type: '/errors/invalid', title: 'Invalid', detail: 'Invalid.', status: 422, violations };
  refusal = Response.json(problem, { status: 422 });
  await choose(aFile('image/png'));
  expect(await screen.findByText(message)).toBeVisible();
  expect(image()).toBeNull();
  refusal = null;
  await choose(aFile('image/png'));
  await waitFor(() => expect(image()).toBe('/api/pictures/p2/640.jpeg'));
  expect(screen.queryByText(message)).toBeNull();
});
