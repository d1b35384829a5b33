import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Config, environment, parseConfig, sandboxSecret } from './config.ts';

const production = {
  NODE_ENV: 'production',
  APP_SECRET: 'thirty-two characters and some more',
  DATABASE_URL: 'postgres://user:secret@db/twelvefold',
};
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
    appSecret: sandboxSecret,
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

describe('production', () => {
  test('starts with its own secret and a PostgreSQL server, without a demo', () => {
    expect(configOf(production)).toMatchObject({ profile: 'production', demo: false });
  });
  test('refuses a missing secret, the sandbox secret, a demo, and the embedded database unless allowed', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toHaveLength(2);
    expect(problemsOf({ ...production, APP_SECRET: sandboxSecret })).toHaveLength(1);
    expect(problemsOf({ ...production, DEMO: '1' })).toHaveLength(1);
    const { DATABASE_URL: _, ...embedded } = production;
    expect(problemsOf(embedded)).toHaveLength(1);
    expect(problemsOf({ ...embedded, ALLOW_EMBEDDED: '1' })).toEqual([]);
  });
});
