import type { ServerResponse } from 'node:http';

/** The streaming protocol of a provider, by its documentation. */
export interface Wire {
  provider: 'openai-compatible' | 'anthropic' | 'google';
  /** The path below the configured address. */
  path: string;
  begin: string;
  piece(text: string): string;
  /** A part with the model's thoughts, which is not shown. */
  thought(text: string): string;
  end(reason: 'stop' | 'length' | 'refused'): string;
  /** An error after the stream has begun. */
  error: string;
  /** The body of a refusal before the stream. */
  refusal(status: number): string;
}

const data = (value: object) => `data: ${JSON.stringify(value)}\n\n`;
const named = (type: string, value: object = {}) => `event: ${type}\n${data({ type, ...value })}`;

const chunkOf = (delta: object, finish_reason: string | null = null) =>
  data({
    id: 'r',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'm',
    choices: [{ index: 0, delta, finish_reason }],
  });

const openai: Wire = {
  provider: 'openai-compatible',
  path: '/v1/chat/completions',
  begin: chunkOf({ role: 'assistant', content: '' }),
  piece: content => chunkOf({ content }),
  thought: reasoning_content => chunkOf({ reasoning_content }),
  end: reason =>
    `${chunkOf({}, { stop: 'stop', length: 'length', refused: 'content_filter' }[reason])}data: [DONE]\n\n`,
  error: data({ error: { message: 'overloaded', type: 'server_error', param: null, code: null } }),
  refusal: () => JSON.stringify({ error: { message: 'no', type: 'invalid_request_error', code: 'x' } }),
};

const delta = (value: object) => named('content_block_delta', { index: 0, delta: value });

const anthropic: Wire = {
  provider: 'anthropic',
  path: '/v1/messages',
  begin: [
    named('message_start', {
      message: {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        content: [],
        model: 'm',
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 25, output_tokens: 1 },
      },
    }),
    named('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    named('ping'),
  ].join(''),
  piece: text => delta({ type: 'text_delta', text }),
  thought: thinking =>
    [
      named('content_block_start', {
        index: 1,
        content_block: { type: 'thinking', thinking: '', signature: '' },
      }),
      named('content_block_delta', { index: 1, delta: { type: 'thinking_delta', thinking } }),
      named('content_block_stop', { index: 1 }),
    ].join(''),
  end: reason =>
    [
      named('content_block_stop', { index: 0 }),
      named('message_delta', {
        delta: {
          stop_reason: { stop: 'end_turn', length: 'max_tokens', refused: 'refusal' }[reason],
          stop_sequence: null,
        },
        usage: { output_tokens: 15 },
      }),
      named('message_stop'),
    ].join(''),
  error: named('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
  refusal: status =>
    JSON.stringify({
      type: 'error',
      error: { type: status === 529 ? 'overloaded_error' : 'authentication_error', message: 'no' },
    }),
};

const candidate = (parts: object[], finishReason?: string) =>
  data({
    candidates: [{ content: { role: 'model', parts }, index: 0, ...(finishReason ? { finishReason } : {}) }],
    usageMetadata: { promptTokenCount: 25, candidatesTokenCount: 15, totalTokenCount: 40 },
    modelVersion: 'm',
    responseId: 'r',
  });

const google: Wire = {
  provider: 'google',
  path: '/v1/models/m:streamGenerateContent?alt=sse',
  begin: '',
  piece: text => candidate([{ text }]),
  thought: text => candidate([{ text, thought: true }]),
  // The finish reason is the only sign of the end.
  end: reason => candidate([{ text: '' }], { stop: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY' }[reason]),
  error: data({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
  refusal: status =>
    JSON.stringify({
      error: { code: status, message: 'no', status: status === 503 ? 'UNAVAILABLE' : 'INVALID_ARGUMENT' },
    }),
};

export const wires: readonly Wire[] = [openai, anthropic, google];

/** A complete stream of these texts. */
export const spoken =
  ({ begin, piece, end }: Wire, ...texts: string[]) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(begin + texts.map(piece).join('') + end('stop'));
  };

/** Writes a text unchanged; then the connection ends, is cut, or stays open. */
export const written =
  (text: string, then: 'end' | 'cut' | 'open' = 'end') =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(text, () => {
      if (then === 'end') response.end();
      if (then === 'cut') response.destroy();
    });
  };

export const refused =
  ({ refusal }: Wire, status: number) =>
  (response: ServerResponse): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(refusal(status));
