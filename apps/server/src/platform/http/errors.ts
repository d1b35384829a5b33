import type { ErrorCode, FieldError } from '@twelvefold/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isOutage } from '../db/outage.ts';
import { AppError, internalWords, problemOf, unavailableWords } from '../problems.ts';

const outageRetrySeconds = 2;

/** Words for refusals of the framework, by status. */
const frameworkRefusals: Record<number, { code: ErrorCode; words: string }> = {
  400: { code: 'invalid_request', words: 'The request could not be understood.' },
  404: { code: 'not_found', words: 'Not found' },
  405: { code: 'method_not_allowed', words: 'This method is not allowed here.' },
  413: { code: 'payload_too_large', words: 'The request is too large.' },
  414: { code: 'invalid_request', words: 'The address is too long.' },
  415: { code: 'unsupported_media_type', words: 'Send the request as application/json.' },
};

export function sendProblem(reply: FastifyReply, error: AppError): FastifyReply {
  const problem = problemOf(error);
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer');
  if (error.more.retryAfter) reply.header('retry-after', String(error.more.retryAfter));
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** The caller closed the connection before the answer; not a fault. */
export class ClientLeft extends Error {
  override readonly name = 'ClientLeft';
}

export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, refusalOf(error, request));

/** The refusal that answers an error. Only bugs are logged as errors. */
export function refusalOf(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ClientLeft || hasLeft(request)) {
    request.log.info('the client left before its answer');
    return new AppError('invalid_request', 'The request was not sent to its end.');
  }
  const refusal = frameworkRefusals[(error as FastifyError).statusCode ?? 500];
  if (refusal) return new AppError(refusal.code, refusal.words);
  if (isOutage(error)) {
    request.log.warn({ err: error }, 'database unavailable');
    return new AppError('unavailable', unavailableWords, { retryAfter: outageRetrySeconds });
  }
  request.log.error({ err: error }, 'request failed');
  return new AppError('internal', internalWords);
}

const hasLeft = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/** The refusal of invalid input: its message is the first field's, and up to 20 fields come with their paths. */
export function validationProblem(error: z.ZodError): AppError {
  const errors: FieldError[] = error.issues
    .slice(0, 20)
    .map(issue => ({ path: issue.path.map(String).join('.').slice(0, 200), message: issue.message }));
  return new AppError('validation_failed', errors[0]?.message ?? 'The request is not valid.', { errors });
}
