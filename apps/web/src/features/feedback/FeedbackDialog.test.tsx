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

it('empty feedback is not sent, and typing clears the error', async () => {
  render(<FeedbackDialog onClose={nothing} />);
  await write('   ');
  await send();
  await screen.findByText('Feedback is required');
  expect(sent).toEqual([]);
  await write('a');
  expect(screen.queryByText('Feedback is required')).toBeNull();
});

it('feedback that fails to send keeps its text and can be sent again', async () => {
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

it('shows why the server refused the feedback', async () => {
  const detail = 'You have sent 5 letters this hour. Please try again later.';
  reply = () => ours({ status: 429, code: 'too_many_requests', detail }, { status: 429 });
  render(<FeedbackDialog onClose={nothing} />);
  await write('One more');
  await send();
  await screen.findByText(`Failed to submit feedback. Please try again. ${detail}`);
});

it('keeps typed text when closed by Esc, and discards it on Cancel', async () => {
  const pressEsc = () =>
    fireEvent(screen.getByRole('dialog', { hidden: true }), new Event('cancel', { cancelable: true }));
  const first = render(<FeedbackDialog onClose={nothing} />);
  await write('Half a thought');
  fireEvent.change(screen.getByLabelText('Email (optional)'), { target: { value: 'ravi@example.org' } });
  pressEsc();
  first.unmount();
  const second = render(<FeedbackDialog onClose={nothing} />);
  expect(text().value).toBe('Half a thought');
  expect(screen.getByLabelText<HTMLInputElement>('Email (optional)').value).toBe('ravi@example.org');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  second.unmount();
  render(<FeedbackDialog onClose={nothing} />);
  expect(text().value).toBe('');
});

it('cannot be closed while sending', async () => {
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
