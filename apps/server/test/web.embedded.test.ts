import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testApp } from './kit/app.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'web-'));
mkdirSync(join(webRoot, 'assets'));
const inline = "document.documentElement.dataset.ready = '%PRODUCT_NAME%'";
const page = (title: string) =>
  `<!doctype html><title>${title} · %PRODUCT_NAME%</title><script>${inline}</script><script type="module" src="/assets/app.js"></script><script type="application/json" id="site"></script>`;
for (const name of ['index', 'pricing', 'app', '404'])
  writeFileSync(join(webRoot, `${name}.html`), page(name));
const script = `export default '${'x'.repeat(5000)}';`;
writeFileSync(join(webRoot, 'assets/app.js'), script);
writeFileSync(join(webRoot, 'assets/app.js.map'), '{}');
writeFileSync(
  join(webRoot, 'addresses.json'),
  JSON.stringify(['/dashboard', '/session', '/session/:id'].map(path => ({ path, file: 'app.html' }))),
);
writeFileSync(join(webRoot, 'site.webmanifest'), '{"name":"%PRODUCT_NAME%"}');
writeFileSync(join(webRoot, 'sitemap.xml'), '<loc>%PUBLIC_URL%/pricing</loc>');
writeFileSync(join(webRoot, 'robots.txt'), 'Sitemap: %PUBLIC_URL%/sitemap.xml');

const app = testApp({
  webRoot,
  env: {
    PRODUCT_NAME: 'A</script>"B"',
    SUPPORT_EMAIL: 'help@example.org',
    PUBLIC_URL: 'https://example.org/?a&b',
  },
});
const titleOf = (html: string) => /<title>(\w+)/.exec(html)?.[1];

test.each([
  ['/', 200, 'index'],
  ['/pricing', 200, 'pricing'],
  ['/dashboard', 200, 'app'],
  ['/session?x=1', 200, 'app'],
  ['/session/0199d2c0', 200, 'app'],
  ['/session/0199d2c0/x', 404, '404'],
  ['/addresses.json', 404, '404'],
  ['/nowhere', 404, '404'],
  ['/admin/login.php', 404, '404'],
  ['/a/b/c/d', 404, '404'],
  ['/notebook', 404, '404'],
  ['/%zz', 404, '404'],
  ['/app', 404, '404'],
  ['/../../etc/passwd', 404, '404'],
  ['/%2e%2e/%2e%2e/etc/passwd', 404, '404'],
  ['/assets/app.js.map', 404, '404'],
])('%s is answered with %i and the page %s', async (path, status, title) => {
  const answer = await app.get(`/${path}`);
  expect(answer.status).toBe(status);
  expect(titleOf(answer.text)).toBe(title);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('an API address that cannot be decoded gets a problem document without words of the router', async () => {
  const answer = await app.get('/%E0%A4%A');
  expect([answer.status, answer.headers['content-type']]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ]);
  expect(answer.body.detail).toBe('Not found');
});

test('HEAD has the headers of GET and no body', async () => {
  for (const [url, status] of [
    ['/pricing', 200],
    ['/nowhere', 404],
  ] as const) {
    const answer = await app.http.inject({ method: 'HEAD', url });
    expect([answer.statusCode, answer.body]).toEqual([status, '']);
  }
});

test('a page has the settings of the site, and no setting can close their script element', async () => {
  const { text } = await app.get('//');
  const json = /<script type="application\/json" id="site">(.*?)<\/script>/.exec(text)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ name: 'A</script>"B"', supportEmail: 'help@example.org', demo: null });
  expect(text).toContain('<title>index · A&lt;/script&gt;&quot;B&quot;</title>');
  expect(JSON.parse((await app.get('//site.webmanifest')).text)).toEqual({ name: 'A</script>"B"' });
});

test('an address with a closing slash redirects to the page, and never to another host', async () => {
  const { status, headers } = await app.get('//pricing/?from=mail');
  expect([status, headers.location]).toEqual([308, '/pricing?from=mail']);
  expect((await app.get('///example.org/')).status).toBe(404);
});

test('sitemap.xml and robots.txt have the product’s own address', async () => {
  expect((await app.get('//sitemap.xml')).text).toBe('<loc>https://example.org/?a&amp;b/pricing</loc>');
  expect((await app.get('//robots.txt')).text).toBe('Sitemap: https://example.org/?a&b/sitemap.xml');
});

test('S079 inline scripts run by their hash only', async () => {
  const { text, headers } = await app.get('//pricing');
  const body = /<script>(.*?)<\/script>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(body).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('an asset is immutable for caches and compressed when the client accepts it', async () => {
  const asset = async (encoding: string) =>
    app.http.inject({ url: '/assets/app.js', headers: { 'accept-encoding': encoding } });
  const [plain, zipped, brotli] = [
    await asset('identity'),
    await asset('gzip'),
    await asset('gzip, deflate, br'),
  ];
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.body).toBe(script);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(script);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script);
  const again = await app.http.inject({
    url: '/assets/app.js',
    headers: { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});
