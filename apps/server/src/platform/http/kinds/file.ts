import { Readable } from 'node:stream';
import type { FileEndpoint } from '@twelvefold/contract';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { type Exchange, parsedBy, sendJson } from './exchange.ts';
import { type Content, FileAnswer } from './file-answer.ts';

export async function answerFile(exchange: Exchange<FileEndpoint>): Promise<FastifyReply> {
  const { key, endpoint, reply } = exchange;
  const { media, reply: schema } = endpoint;
  const answer = await exchange.handle();
  if (answer instanceof FileAnswer)
    return reply
      .type(media)
      .header('content-disposition', contentDisposition(answer.name))
      .send(whole(answer.content) ? answer.content : Readable.from(answer.content));
  if (!schema) throw new Error(`${key} answered without a file.`);
  return sendJson(reply, parsedBy(schema, answer, `Reply of ${key}`));
}

const whole = (content: Content) =>
  typeof content === 'string' || Buffer.isBuffer(content) || content instanceof Readable;
