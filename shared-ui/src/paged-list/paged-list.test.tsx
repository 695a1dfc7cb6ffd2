import { describe, expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { inRouter } from 'shared-platform/testing';
import { PagedList } from './paged-list.tsx';

function open(collection: { member: string[]; totalItems: number }, page: number) {
  const list = (
    <MantineProvider>
      <PagedList collection={collection} page={page} hrefOf={(to) => `/orders?page=${to}`} empty={<p>No orders yet</p>}>
        {(members) => members.map((member) => <p key={member}>{member}</p>)}
      </PagedList>
    </MantineProvider>
  );
  render(inRouter(list).element);
}

describe('PagedList', () => {
  it('renders the members and links to the other pages', () => {
    open({ member: ['Order 1'], totalItems: 31 }, 1);
    expect(screen.getByText('Order 1')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/orders?page=2');
    expect(screen.queryByRole('link', { name: 'Page 3' })).toBeNull();
  });

  it('shows the empty state when the collection has no members', () => {
    open({ member: [], totalItems: 0 }, 1);
    expect(screen.getByText('No orders yet')).toBeVisible();
  });

  it('links from a page past the last one to the first', () => {
    open({ member: [], totalItems: 31 }, 3);
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/orders?page=1');
    expect(screen.queryByText('No orders yet')).toBeNull();
  });
});
