import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Config, parseConfig } from './config.ts';
import { environment } from './environment.ts';
import { sandboxSecret } from './refusals.ts';

const production = {
  NODE_ENV: 'production',
  APP_SECRET: 'thirty-two characters and some more',
  DATABASE_URL: 'postgres://user:secret@db/twelvefold',
  PUBLIC_URL: 'https://twelvefold.test',
  SMTP_URL: 'smtp://mail.test',
};
const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_live_AbCdEfGh012345',
  RAZORPAY_KEY_SECRET: 'hV3kq9TzLw0pXc7Rb2sY',
  RAZORPAY_WEBHOOK_SECRET: 'Zk81mWq0xTfu6JsPv5Ld',
};
const tutor = { TUTOR_PROVIDER: 'openai-compatible', TUTOR_MODEL: 'small' };
function configOf(env: Record<string, string>): Config {
  const parsed = parseConfig(env);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.config;
}
const problemsOf = (env: Record<string, string>) => {
  const parsed = parseConfig(env);
  return parsed.ok ? [] : parsed.problems;
};

describe('.env.example', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const settings = parseEnv(text.replace(/^# (?=[A-Z_]+=)/gm, ''));

  test('names every setting and no other', () => {
    expect(Object.keys(settings).sort()).toEqual(Object.keys(environment.shape).sort());
  });
  test('gives values that are accepted', () => {
    expect(problemsOf(settings as Record<string, string>)).toEqual([]);
  });
});

test('without any setting the sandbox runs by itself', () => {
  expect(configOf({})).toMatchObject({
    profile: 'sandbox',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: null,
    appSecrets: [sandboxSecret],
    demo: true,
    payments: null,
    tutor: null,
    gmail: null,
    firstAdmin: null,
    trustProxy: null,
    supportEmail: 'support@twelvefold.example',
    productName: 'Twelvefold',
  });
});

test('an empty value counts as absent', () => {
  expect(configOf({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test('all wrong values are told at once, each by its name', () => {
  const problems = problemsOf({
    PORT: 'x',
    DATABASE_URL: 'mysql://a/b',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'true',
  });
  expect(problems.map(line => line.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'TRUST_PROXY',
    'LOG_LEVEL',
  ]);
});

test('a half-set group names what is missing', () => {
  expect(problemsOf({ RAZORPAY_KEY_ID: 'a', RAZORPAY_KEY_SECRET: 'b' })).toEqual([
    'RAZORPAY_WEBHOOK_SECRET is missing although RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET are set',
  ]);
  expect(problemsOf({ ADMIN_PASSWORD: 'long enough' })).toEqual([
    'ADMIN_EMAIL is missing although ADMIN_PASSWORD is set',
  ]);
});

test('on the embedded database one process serves and works; on PostgreSQL each may do one of them', () => {
  expect(problemsOf({ ROLE: 'work' })).toEqual([
    'ROLE=work needs DATABASE_URL: one process serves and works on the embedded database',
  ]);
  expect(configOf({ ROLE: 'work', DATABASE_URL: 'postgres://localhost/x' }).role).toBe('work');
  expect(configOf({}).role).toBe('all');
});

test('the owner of the tables is another user than the one that runs the product', () => {
  const [runs, owns] = ['postgres://runs@db/x', 'postgres://owns@db/x'];
  expect(configOf({ DATABASE_URL: runs, DATABASE_OWNER_URL: owns }).databaseOwnerUrl).toBe(owns);
  for (const DATABASE_URL of ['', 'postgres://db/x', owns])
    expect(problemsOf({ DATABASE_URL, DATABASE_OWNER_URL: owns })).toEqual([
      'DATABASE_OWNER_URL needs a DATABASE_URL that names another user: the one that runs the product',
    ]);
});

test('knows a pooler by the address around it, and lets neither that nor the owner lead through it', () => {
  const DATABASE_URL = 'postgres://runs@pooler:6432/twelvefold';
  const direct = 'postgres://runs@database:5432/twelvefold';
  expect(configOf({ DATABASE_URL, DATABASE_DIRECT_URL: direct }).databaseDirectUrl).toBe(direct);
  expect(problemsOf({ DATABASE_DIRECT_URL: direct })).toHaveLength(1);
  const leadsThrough = (name: string) => [
    `${name} leads to the pooler of DATABASE_URL; it must name the database itself`,
  ];
  expect(problemsOf({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL })).toEqual(
    leadsThrough('DATABASE_DIRECT_URL'),
  );
  const DATABASE_OWNER_URL = DATABASE_URL.replace('runs', 'owns');
  expect(problemsOf({ DATABASE_URL, DATABASE_DIRECT_URL: direct, DATABASE_OWNER_URL })).toEqual(
    leadsThrough('DATABASE_OWNER_URL'),
  );
});

test('traces are sent where a collector is named, all of them unless said', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318/';
  const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Basic a2V5PQ==,x-team=learn';
  expect(configOf({}).tracing).toBeNull();
  expect(configOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS }).tracing).toEqual({
    endpoint: 'http://127.0.0.1:4318',
    headers: { authorization: 'Basic a2V5PQ==', 'x-team': 'learn' },
    share: 1,
    instance: '127.0.0.1:3000',
  });
  expect(problemsOf({ OTEL_EXPORTER_OTLP_HEADERS: 'key' })).toHaveLength(1);
  expect(problemsOf({ OTEL_EXPORTER_OTLP_HEADERS })).toHaveLength(1);
  expect(problemsOf({ OTEL_TRACES_SAMPLER_ARG: '2' })).toHaveLength(1);
});

describe('production', () => {
  test('starts with its own secret and a PostgreSQL server, without a demo', () => {
    expect(configOf(production)).toMatchObject({ profile: 'production', demo: false });
  });
  test('refuses a missing secret, the sandbox secret, a demo, and the embedded database unless allowed', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toHaveLength(4);
    expect(problemsOf({ ...production, APP_SECRET: sandboxSecret })).toHaveLength(1);
    expect(problemsOf({ ...production, DEMO: '1' })).toHaveLength(1);
    const { DATABASE_URL: _, ...embedded } = production;
    expect(problemsOf(embedded)).toHaveLength(1);
    expect(problemsOf({ ...embedded, ALLOW_EMBEDDED: '1' })).toEqual([]);
  });

  test.each([
    ['the secret of .env.example', { APP_SECRET: 'replace-this-by-32-or-more-random-characters' }],
    ['a weak secret behind a strong one', { APP_SECRET: `${production.APP_SECRET},${'x'.repeat(64)}` }],
    ['a secret of one repeated character', { APP_SECRET: 'x'.repeat(64) }],
    ['a secret of a few characters', { APP_SECRET: 'abab1212'.repeat(8) }],
    ['the metrics token of .env.example', { METRICS_TOKEN: 'at-least-16-characters' }],
    ['an address that is not https', { PUBLIC_URL: 'http://twelvefold.test' }],
    ['no address', { PUBLIC_URL: '' }],
    ['no mail server', { SMTP_URL: '' }],
    ['a common admin password', { ADMIN_EMAIL: 'boss@twelvefold.test', ADMIN_PASSWORD: 'Password123' }],
    ['the admin’s address as password', { ADMIN_EMAIL: 'boss@a.test', ADMIN_PASSWORD: 'boss@a.test' }],
    [
      'the admin password of .env.example',
      { ADMIN_EMAIL: 'b@a.test', ADMIN_PASSWORD: 'a-long-phrase-of-your-own' },
    ],
    ['the password of the demo', { ADMIN_EMAIL: 'b@a.test', ADMIN_PASSWORD: 'twelve a day, admin' }],
    ['test keys', { ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_AbCdEfGh012345' }],
    ['the key secret of the sandbox', { ...razorpay, RAZORPAY_KEY_SECRET: 'sandbox_key_secret_0001' }],
    [
      'a webhook secret of the sandbox',
      { ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'sandbox_webhook_secret_0001' },
    ],
    ['a webhook secret of one character', { ...razorpay, RAZORPAY_WEBHOOK_SECRET: 'x'.repeat(40) }],
    ['a metrics token of a few characters', { METRICS_TOKEN: 'abababababababab' }],
    ['a provider that is called unread', { ...razorpay, RAZORPAY_API_BASE: 'http://pay.test' }],
    ['a model that is called unread', { ...tutor, TUTOR_BASE_URL: 'http://model.test/v1' }],
    ['a proxy range of everything', { TRUST_PROXY: 'loopback,0.0.0.0/0' }],
    ['a proxy range of every IPv6 address', { TRUST_PROXY: '::/0' }],
  ])('refuses %s', (_what, given) => {
    expect(problemsOf({ ...production, ...given })).toHaveLength(1);
  });

  test('takes live keys, a model on this machine and a private network of proxies', () => {
    const given = {
      ...razorpay,
      ...tutor,
      TUTOR_BASE_URL: 'http://127.0.0.1:8080/v1',
      TRUST_PROXY: '10.0.0.0/8,loopback',
    };
    expect(problemsOf({ ...production, ...given })).toEqual([]);
  });

  test('takes a strong admin password', () => {
    const admin = { ADMIN_EMAIL: 'boss@twelvefold.test', ADMIN_PASSWORD: 'kettle-9-violet' };
    expect(problemsOf({ ...production, ...admin })).toEqual([]);
  });
});

test.each(['prod', 'staging', 'Production', 'live'])('NODE_ENV=%s is no profile', NODE_ENV => {
  expect(problemsOf({ NODE_ENV })).toEqual(['NODE_ENV must be production, development or test']);
});

test.each(['a@b', 'Boss <boss@a.test>', 'boss@a.test,eve@a.test'])(
  'ADMIN_EMAIL=%s is no address',
  ADMIN_EMAIL => {
    expect(problemsOf({ ADMIN_EMAIL, ADMIN_PASSWORD: 'long enough' })).toEqual([
      'ADMIN_EMAIL must be an email address',
    ]);
  },
);

test('a GSTIN of the seller is checked, and wants what an invoice bears', () => {
  const seller = { SELLER_NAME: 'S', SELLER_ADDRESS: 'Pune', SELLER_TAX_PERCENT: '18' };
  const gst = { SELLER_GSTIN: '27ABCDE1234F1Z0' };
  expect(configOf(seller).seller.gst).toBeNull();
  expect(configOf({ ...seller, ...gst }).seller).toMatchObject({
    gst: { gstin: '27ABCDE1234F1Z0', sac: '999293' },
    taxName: 'GST',
  });
  expect(problemsOf(gst)).toEqual(
    ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_PERCENT'].map(
      name => `${name} is missing although SELLER_GSTIN is set`,
    ),
  );
  expect(problemsOf({ ...seller, SELLER_GSTIN: '27ABCDE1234F1Z5' })[0]).toMatch(
    /^SELLER_GSTIN is not a GSTIN/,
  );
});
