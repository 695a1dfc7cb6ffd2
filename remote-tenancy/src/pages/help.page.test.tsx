import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addresses } from 'shared-contract/page/addresses';
import { expectSectionsInOrder, openTextPage } from '../help/testing/text-pages.ts';
import { helpTopics } from '../help/topics/help-topics.ts';

const total = helpTopics.reduce((sum, { questions }) => sum + questions.length, 0);
const field = () => screen.getByRole('searchbox', { name: 'Find an answer' });
const answers = () => screen.getAllByRole('group');

describe('the help page', () => {
  it('lists all questions by topic, closed, with links to the topics', async () => {
    await openTextPage(addresses.help());
    expect(screen.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    expectSectionsInOrder(helpTopics.map(({ title }) => title));
    expect(answers()).toHaveLength(total);
    for (const answer of answers()) expect(answer).not.toHaveAttribute('open');
    await waitFor(() => expect(document.title).toBe('Help · Verandah'));
  });

  it('shows only the questions that contain all typed words, opened, and their number', async () => {
    await openTextPage(addresses.help());
    await userEvent.type(field(), 'BINDING  offer');
    expect(answers()).toHaveLength(1);
    expect(answers()[0]).toHaveAttribute('open');
    expect(answers()[0]).toHaveTextContent(/^Is an offer binding\?No\./);
    expect(screen.getByRole('status')).toHaveTextContent(/^1 answer$/);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await userEvent.clear(field());
    expect(answers()).toHaveLength(total);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('finds words of a topic and of a link, and an apostrophe of either kind', async () => {
    await openTextPage(addresses.help());
    await userEvent.type(field(), "tenant checks i've");
    expect(screen.queryAllByRole('group')).toHaveLength(0);
    await userEvent.clear(field());
    await userEvent.type(field(), "I've lost");
    expect(answers()[0]).toHaveTextContent('I’ve lost the email with my link.');
    await userEvent.clear(field());
    await userEvent.type(field(), 'orders and invoices');
    expect(answers()[0]).toHaveTextContent('Where are my invoices?');
  });

  it('offers all questions and the contact page when nothing matches', async () => {
    await openTextPage(addresses.help());
    await userEvent.type(field(), 'zeppelin');
    expect(screen.getByText('No answer matches')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 answers');
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(answers()).toHaveLength(total);
    expect(field()).toHaveFocus();
  });

  it('filters by the URL, which a form without JavaScript submits', async () => {
    await openTextPage(`${addresses.help()}?q=bond`);
    expect(screen.getByRole('searchbox', { name: 'Find an answer' })).toHaveValue('bond');
    expect(answers().length).toBeLessThan(total);
    expect(field().closest('form')).toHaveAttribute('action', '/help');
    expect(field()).toHaveAttribute('name', 'q');
  });
});
