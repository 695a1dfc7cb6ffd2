import type { MountContext } from 'federation';
import { useState, version } from 'react';
import { useProperties } from './use-properties.ts';

/** Shows everything that the mount contract gives a page. */
export function Overview({ context }: { context: MountContext }) {
  const { location, session, theme, navigate, request, setUnsavedWork } = context;
  const properties = useProperties(request);
  const [isBroken, setBroken] = useState(false);
  const [note, setNote] = useState('');
  const view = new URLSearchParams(location.search).get('view') ?? 'list';
  if (isBroken) throw new Error('broken in the mounted page');
  return (
    <>
      <h1>Mounted</h1>
      <p>
        Hello {session.user?.firstName}. This page has React {version} and {theme.colourScheme} colours.
      </p>
      <p>
        Section {location.params.section ?? 'start'}, view {view}.
      </p>
      <p>{properties === null ? 'Loading your properties…' : `Properties: ${properties}`}</p>
      <label>
        Note{' '}
        <input
          value={note}
          onChange={({ target }) => {
            setNote(target.value);
            setUnsavedWork(target.value === '' ? null : 'the note');
          }}
        />
      </label>
      <ul>
        <li>
          <a href="/mounted/photos">Photos</a>
        </li>
        <li>
          <a href="/subscriptions">Your subscriptions</a>
        </li>
      </ul>
      <button type="button" onClick={() => navigate(`${location.pathname}?view=${view === 'list' ? 'map' : 'list'}`)}>
        Change the view
      </button>{' '}
      <button type="button" onClick={() => navigate('https://example.com/')}>
        Leave the site
      </button>{' '}
      <button type="button" onClick={() => setBroken(true)}>
        Break this page
      </button>
    </>
  );
}
