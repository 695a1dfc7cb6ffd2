import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { parseSearch } from '../url/search-url.ts';
import { LandFields } from './area-fields.tsx';

function Fields() {
  const [search, setSearch] = useState(parseSearch({}, new URLSearchParams()));
  return (
    <LandFields
      search={search}
      facets={undefined}
      onChange={(change) => setSearch((before) => ({ ...before, ...change }))}
    />
  );
}

describe('land size', () => {
  it('swaps reversed ends on blur', async () => {
    render(<Fields />);
    await userEvent.type(screen.getByLabelText('Min land'), '500');
    await userEvent.type(screen.getByLabelText('Max land'), '100');
    expect(screen.getByLabelText('Min land')).toHaveValue(500);
    await userEvent.tab();
    expect(screen.getByLabelText('Min land')).toHaveValue(100);
    expect(screen.getByLabelText('Max land')).toHaveValue(500);
  });
});
