import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testApp } from './kit/app.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'web-'));
for (const name of ['index', 'pricing', 'app', '404'])
  writeFileSync(join(webRoot, `${name}.html`), '<!doctype html><title>x</title>');
writeFileSync(
  join(webRoot, 'addresses.json'),
  JSON.stringify(['/resume-subscription', '/dashboard'].map(path => ({ path, file: 'app.html' }))),
);

const keys = {
  RAZORPAY_KEY_ID: 'rzp_test_abcdefghijklmn',
  RAZORPAY_KEY_SECRET: 'a-key-secret',
  RAZORPAY_WEBHOOK_SECRET: 'a-webhook-secret',
};

describe('S066 with the keys of a provider', () => {
  const app = testApp({ webRoot, env: keys });
  const policyOf = async (path: string) =>
    String((await app.get(`/${path}`)).headers['content-security-policy']);

  it('its script and window are allowed on the pages with a checkout only', async () => {
    for (const path of ['/pricing', '/resume-subscription']) {
      const policy = await policyOf(path);
      expect(policy).toMatch(/script-src [^;]*https:\/\/checkout\.razorpay\.com(;| )/);
      expect(policy).toContain('frame-src https://checkout.razorpay.com https://*.razorpay.com');
      expect(policy.split(';').find(part => part.includes('script-src'))).not.toMatch(/unsafe/);
    }
    for (const path of ['/', '/dashboard', '/nowhere'])
      expect(await policyOf(path)).not.toContain('razorpay');
  });

  it('popups keep their opener and its frames may pay on the pages with a checkout only', async () => {
    const headersOf = async (path: string) => {
      const { headers } = await app.get(`/${path}`);
      return [headers['cross-origin-opener-policy'], headers['permissions-policy']];
    };
    const others = 'camera=(), microphone=(), geolocation=()';
    for (const path of ['/pricing', '/resume-subscription'])
      expect(await headersOf(path)).toEqual([
        'same-origin-allow-popups',
        `${others}, payment=(self "https://checkout.razorpay.com" "https://*.razorpay.com")`,
      ]);
    for (const path of ['/', '/dashboard', '/nowhere'])
      expect(await headersOf(path)).toEqual(['same-origin', `${others}, payment=(self)`]);
  });

  it('the stand-in is not served', async () => {
    expect((await app.get('/payments/plans')).body.payments).toBe('live');
    expect((await app.get('//__sandbox/checkout.js')).status).toBe(404);
  });
});

describe('S066 without keys', () => {
  const app = testApp({ webRoot });

  it('the stand-in’s script is our own, and no other origin is allowed', async () => {
    const { headers } = await app.get('//pricing');
    expect(String(headers['content-security-policy'])).not.toContain('https:');
    const script = await app.get('//__sandbox/checkout.js');
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect((await app.get('/payments/plans')).body.payments).toBe('sandbox');
  });
});
