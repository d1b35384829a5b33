import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { MovableClock } from './clock.ts';
import { isLoopback } from './http/client-address.ts';
import { validationProblem } from './http/errors.ts';
import { fieldWords } from './http/validation-words.ts';
import type { Limits } from './limits/limits.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Payments } from './payments/payments.ts';
import { serveSandboxCheckout } from './payments/sandbox/checkout-routes.ts';
import { faultsBody } from './payments/sandbox/faults.ts';
import { AppError } from './problems.ts';
import { sameSecret } from './secrets.ts';
import { type SandboxTutor, sandboxTutorBody } from './tutor/sandbox-tutor.ts';

interface Needs {
  token: string;
  clock: MovableClock;
  mailer: Mailer;
  limits: Limits;
  payments: Payments | null;
  sandboxTutor: SandboxTutor | null;
}

const mailQuery = z.object({ to: z.string().optional() });
const clockBody = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advance_seconds: z.number().min(-1e9).max(1e9) }),
]);
const limitsBody = z.object({ scale: z.number().positive().max(1e6) });

/** The sandbox controls, for this machine with the token; not registered in production. */
export function serveSandbox(
  app: FastifyInstance,
  { token, clock, mailer, limits, payments, sandboxTutor }: Needs,
): void {
  const control = (method: 'GET' | 'POST', path: string, work: (request: FastifyRequest) => unknown) =>
    app.route({
      method,
      url: `/__sandbox/${path}`,
      onRequest: async request => refuseStrangers(request, token),
      handler: async (request, reply) => reply.send(await work(request)),
    });

  control('GET', 'mail', ({ query }) => {
    const { to } = parsed(mailQuery, query);
    return { mails: mailer.sent().filter(mail => !to || mail.to.toLowerCase() === to.toLowerCase()) };
  });
  control('GET', 'clock', () => ({ now: clock.now().toISOString() }));
  control('POST', 'clock', ({ body }) => {
    const change = parsed(clockBody, body);
    if ('now' in change) clock.set(new Date(change.now));
    else clock.advance(change.advance_seconds);
    return { now: clock.now().toISOString() };
  });
  const limitState = async () => ({ scale: limits.scale, counters: await limits.counters() });
  control('GET', 'limits', limitState);
  control('POST', 'limits', async ({ body }) => {
    limits.scale = parsed(limitsBody, body).scale;
    return limitState();
  });
  if (sandboxTutor) {
    control('GET', 'tutor', () => sandboxTutor.state());
    control('POST', 'tutor', ({ body }) => {
      sandboxTutor.change(parsed(sandboxTutorBody, body));
      return sandboxTutor.state();
    });
  }
  const provider = payments?.sandbox;
  if (!provider) return;
  const providerState = () => ({ faults: provider.faults(), holds: provider.counts() });
  control('GET', 'provider', providerState);
  control('POST', 'provider', ({ body }) => {
    provider.change(parsed(faultsBody, body));
    return providerState();
  });
  serveSandboxCheckout(app, provider);
}

function refuseStrangers(request: FastifyRequest, token: string): void {
  const given = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (isLoopback(request.socket.remoteAddress) && sameSecret(given, token)) return;
  throw new AppError('not_authenticated', 'The sandbox controls need the token of DATA_DIR/sandbox.json.');
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value ?? {}, { error: fieldWords });
  if (!result.success) throw validationProblem(result.error);
  return result.data;
}
