import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

/** Reply to one call: pieces of text, a status, silence, or a function of the test. */
export type ModelAnswer =
  | readonly string[]
  | { status: number }
  | 'silence'
  | ((response: ServerResponse) => void);

interface Asked {
  messages: { role: string; content: string }[];
  tools?: unknown;
}

const event = (delta: object) =>
  `data: ${JSON.stringify({ id: 'r', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason: null }] })}\n\n`;
/** Event with a piece of text. */
export const chunk = (content: string) => event({ content });
/** Event with a tool call. */
export const toolCall = (name: string, args: string) =>
  event({ tool_calls: [{ index: 0, id: 'c', type: 'function', function: { name, arguments: args } }] });
export const end = `data: ${JSON.stringify({ id: 'r', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;

/** A language model server on loopback (OpenAI protocol) that replays the given answers. */
export class ModelServer {
  asked: Asked[] = [];
  answers: ModelAnswer[] = [];
  url = '';

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const piece of request) body += piece;
    this.asked.push(JSON.parse(body) as Asked);
    const answer = this.answers.shift() ?? { status: 500 };
    if (answer === 'silence') return;
    if (typeof answer === 'function') {
      answer(response);
      return;
    }
    if ('status' in answer) {
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end('{"error":{"message":"down"}}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of answer) response.write(chunk(piece));
    response.end(end);
  }

  async start(): Promise<() => void> {
    const server = createServer((request, response) => void this.#answer(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    this.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`;
    return () => {
      server.closeAllConnections();
      server.close();
    };
  }
}

/** One server for all tests of a file. */
export function modelServer(): ModelServer {
  const server = new ModelServer();
  let stop = () => {};
  beforeAll(async () => {
    stop = await server.start();
  });
  afterAll(() => stop());
  return server;
}
