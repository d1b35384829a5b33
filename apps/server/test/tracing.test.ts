import { afterAll, expect, test } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { startTracing, type Tracing } from '../src/platform/tracing/tracing.ts';
import { tutorModel } from '../src/platform/tutor/model.ts';
import { testApp } from './kit/app.ts';
import { create } from './kit/buyer.ts';
import { modelServer } from './kit/model-server.ts';
import { wholeSession } from './kit/practice.ts';
import { attributeOf, type SentSpan, traceCollector } from './kit/trace-collector.ts';

const collector = await traceCollector();
let tracing: Tracing | undefined;
const app = testApp({
  tracing: home => {
    const setting = {
      endpoint: collector.endpoint,
      headers: { authorization: 'collector key' },
      share: 1,
      instance: 'test',
    };
    tracing = startTracing(setting, home, createLog('silent'));
    return tracing;
  },
});
const model = modelServer();
afterAll(collector.stop);

const server = 2;
const client = 3;
const consumer = 5;
const failed = 2;

/** A span and all of its descendants. */
const below = (all: SentSpan[], top: SentSpan): SentSpan[] => [
  top,
  ...all.filter(({ parentSpanId }) => parentSpanId === top.spanId).flatMap(span => below(all, span)),
];

test('a call, its statements, its job and its calls to other servers are one trace, without personal data', async () => {
  const student = await app.student('Meenakshi Iyer');
  const { email } = await app.unproved();
  await wholeSession(app, student, () => 'right');
  await create(app, student, 'pro_regular');
  await app.settle();
  model.answers = [['Half of it.']];
  const settings = {
    provider: 'openai-compatible',
    model: 'm',
    baseUrl: model.url,
    apiKey: 'model key',
  } as const;
  await tracing?.job({ name: 'ask', attempt: 1, traceparent: undefined }, async () => {
    const asked = { system: 'You teach.', messages: [{ role: 'user', content: 'Why half?' }] } as const;
    const said = tutorModel(settings)(
      { ...asked, messages: [...asked.messages] },
      new AbortController().signal,
    );
    for await (const piece of said) expect(piece).toBe('Half of it.');
  });
  const refused = app.platform.db.execute("select 'meenakshi'::uuid");
  await tracing?.job({ name: 'fail', attempt: 2, traceparent: 'nothing' }, () => refused).catch(() => {});
  await tracing?.stop();
  const spans = collector.spans();
  const named = (name: string) => {
    const found = spans.filter(span => span.name === name);
    expect(found, name).not.toEqual([]);
    return found;
  };

  const [register] = named('POST /api/auth/register') as [SentSpan];
  expect(register).toMatchObject({ kind: server });
  expect(attributeOf(register, 'http.response.status_code')).toBe(200);
  const trace = below(spans, register);
  expect(new Set(trace.map(({ traceId }) => traceId)).size).toBe(1);
  const statements = trace.filter(span => span.kind === client);
  expect(statements.map(span => attributeOf(span, 'db.query.text')).join()).toContain('insert into "users"');
  const jobs = trace.filter(span => span.kind === consumer);
  expect(jobs.map(({ name }) => name)).toEqual(['job send-code']);
  expect(below(spans, jobs[0] as SentSpan).length).toBeGreaterThan(1);

  const submits = named('POST /api/session/submit').flatMap(span => below(spans, span));
  expect(submits.filter(span => span.kind === client).length).toBeGreaterThanOrEqual(24);
  const [order] = named('POST /api/payments/create-subscription') as [SentSpan];
  expect(below(spans, order).some(({ name }) => /^POST 127\.0\.0\.1:/.test(name))).toBe(true);
  const [asked] = named('job ask') as [SentSpan];
  expect(below(spans, asked).map(({ name }) => name)).toEqual(['job ask', `POST ${new URL(model.url).host}`]);
  const [fail] = named('job fail') as [SentSpan];
  expect(fail.status.code).toBe(failed);

  const sent = collector.bodies.join();
  const secrets = [
    student.email,
    email,
    student.token,
    student.user.id,
    'Meenakshi',
    'meenakshi',
    'model key',
    'half',
  ];
  expect(secrets.filter(secret => sent.includes(secret))).toEqual([]);
  expect(collector.headers[0]).toBe('collector key');
});
