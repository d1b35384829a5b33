import { figures, type UploadEndpoint } from '@twelvefold/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../problems.ts';
import { allowMs } from '../connections.ts';
import type { UploadedFile } from '../endpoint-handlers.ts';
import { type Exchange, parsedBy, sendJson } from './exchange.ts';

/** Maximum size of the multipart form around the file: boundaries and part headers. */
const formBytes = 16 * 1024;

const uploadMs = figures.timeoutsSeconds.upload * 1000;

/** Streams the file to the handler. Unread bytes are drained, so that the sender receives the answer. */
export async function answerUpload(exchange: Exchange<UploadEndpoint>): Promise<FastifyReply> {
  const { key, endpoint, request, reply } = exchange;
  const { file: rule, reply: schema } = endpoint;
  const refused = new AbortController();
  allowMs(request, uploadMs);
  try {
    const file = await fileOf(request, rule, refused);
    const answer = await exchange.handle({ file });
    refused.signal.throwIfAborted();
    return sendJson(reply, parsedBy(schema, answer, `Reply of ${key}`));
  } catch (error) {
    // The handler may have wrapped the error that reading the file threw.
    throw refused.signal.aborted ? refused.signal.reason : error;
  } finally {
    request.raw.unpipe();
    request.raw.resume();
  }
}

async function fileOf(
  request: FastifyRequest,
  rule: UploadEndpoint['file'],
  refused: AbortController,
): Promise<UploadedFile> {
  const tooLarge = new AppError('payload_too_large', rule.tooLarge);
  if (Number(request.headers['content-length'] ?? 0) > rule.mostBytes + formBytes) throw tooLarge;
  const wrongName = new AppError('validation_failed', rule.wrongName, {
    errors: [{ path: rule.field, message: rule.wrongName }],
  });
  if (!request.isMultipart()) throw wrongName;
  const part = await request.file({
    throwFileSizeLimit: false,
    limits: { fileSize: rule.mostBytes, files: 1, fields: 4, parts: 5, headerPairs: 20 },
  });
  if (part?.fieldname !== rule.field || !part.filename?.toLowerCase().endsWith(rule.ending)) throw wrongName;
  const content = part.file;
  content.once('limit', () => {
    refused.abort(tooLarge);
    content.destroy(tooLarge);
  });
  // A small body is read before the listener is attached.
  if (content.truncated) throw tooLarge;
  return { name: part.filename, content };
}
