import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError, notFound } from '../../problems.ts';
import { failureWords } from './paying.ts';
import { SandboxRefusal } from './refusal.ts';
import type { SandboxProvider } from './sandbox-provider.ts';

const script = fileURLToPath(new URL('./checkout.js', import.meta.url));

const attemptBody = z.object({
  id: z.string().max(60),
  method: z.enum(['card', 'netbanking', 'wallet', 'upi']),
  outcome: z.enum(['success', 'failure', 'pending']),
  reason: z.enum(Object.keys(failureWords) as [string, ...string[]]).optional(),
  email: z.string().max(254).nullish(),
  contact: z.string().max(40).nullish(),
});

/** The stand-in's checkout script and its calls: same origin, open to every buyer, never in production. */
export function serveSandboxCheckout(app: FastifyInstance, provider: SandboxProvider): void {
  app.get('/__sandbox/checkout.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(readFileSync(script)),
  );
  app.get<{ Params: { id: string } }>('/__sandbox/checkout/:id', async (request, reply) => {
    const payable = provider.payable(request.params.id);
    if (!payable) throw notFound();
    return reply.send(payable);
  });
  app.post('/__sandbox/checkout', async (request, reply) => {
    const parsed = attemptBody.safeParse(request.body);
    if (!parsed.success) throw new AppError('validation_failed', 'This is not a payment.');
    try {
      return await reply.send(provider.attempt(parsed.data));
    } catch (error) {
      if (error instanceof SandboxRefusal) throw new AppError('validation_failed', error.message);
      throw error;
    }
  });
}
