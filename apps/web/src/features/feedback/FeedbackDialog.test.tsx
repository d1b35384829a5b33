import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ours } from '../../../test/replies.ts';
import { FeedbackDialog } from './FeedbackDialog.tsx';

const nothing = () => {};
let reply: () => Promise<Response> | Response;
const sent: { feedback: string; user_email: string | null }[] = [];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= nothing;
});
beforeEach(() => {
  sent.length = 0;
  reply = () => ours({ success: true });
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return reply();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Your feedback/, hidden: true });
const write = (value: string) => act(async () => fireEvent.change(text(), { target: { value } }));
const send = () => act(async () => fireEvent.submit(text().form as HTMLFormElement));

it('nothing is sent without words, and writing takes the complaint back', async () => {
  render(<FeedbackDialog onClose={nothing} />);
  await write('   ');
  await send();
  await screen.findByText('Feedback is required');
  expect(sent).toEqual([]);
  await write('a');
  expect(screen.queryByText('Feedback is required')).toBeNull();
});

it('a letter that cannot be sent keeps what was written, and can be sent again', async () => {
  reply = () => ours({ status: 429, code: 'too_many_requests', detail: '' }, { status: 429 });
  render(<FeedbackDialog onClose={nothing} />);
  await write('Please keep this');
  fireEvent.change(screen.getByLabelText('Email (optional)'), { target: { value: 'ravi@example.org' } });
  await send();
  await screen.findByText('Failed to submit feedback. Please try again.');
  expect(text().value).toBe('Please keep this');
  reply = () => ours({ success: true });
  await send();
  await screen.findByText('Thank You!');
  const letter = { feedback: 'Please keep this', user_email: 'ravi@example.org' };
  expect(sent).toEqual([letter, letter]);
});

it('while it is being sent the dialog stays', async () => {
  const answer = Promise.withResolvers<Response>();
  reply = () => answer.promise;
  const closed = vi.fn();
  render(<FeedbackDialog onClose={closed} />);
  await write('Slow line');
  await send();
  await screen.findByText('Sending...');
  for (const name of ['Cancel', 'Close']) fireEvent.click(screen.getByRole('button', { name, hidden: true }));
  fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('cancel', { cancelable: true }));
  expect(closed).not.toHaveBeenCalled();
  await act(async () => answer.resolve(ours({ success: true })));
  await screen.findByText('Thank You!');
});
