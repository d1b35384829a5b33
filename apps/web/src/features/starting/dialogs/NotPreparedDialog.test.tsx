import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ours } from '../../../../test/replies.ts';
import { notePackEvent } from '../../../shared/practice/pack-events.ts';
import { queryClient } from '../../../shared/query/query.ts';
import { NotPreparedDialog } from './NotPreparedDialog.tsx';

HTMLDialogElement.prototype.showModal ??= () => {};
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a retry of a report after a lost reply has the same key and events', async () => {
  const sent: [string | null, BodyInit | null | undefined][] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: RequestInit) => {
    sent.push([new Headers(headers).get('idempotency-key'), body]);
    if (sent.length === 1) throw new TypeError('Failed to fetch');
    return ours({ success: true, message: 'x' });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <NotPreparedDialog email="asha@example.org" onClose={() => {}} />
    </QueryClientProvider>,
  );
  const press = async () => {
    const button = await screen.findByText('Notify Support Team', { selector: 'button' });
    await act(async () => fireEvent.click(button));
  };
  await press();
  notePackEvent('polled', 'preparing');
  await press();
  await screen.findByText('Support Team Notified!', { selector: 'h2' });
  expect(sent.length).toBe(2);
  expect(sent[0]?.[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[1]).toEqual(sent[0]);
});
