import { expect, test } from 'vitest';
import { testApp } from './kit/app.ts';

const app = testApp();

test('the server says that it lives and that it is ready', async () => {
  expect((await app.get('//healthz')).body).toEqual({ status: 'ok' });
  expect((await app.get('//readyz')).body).toEqual({ status: 'ready' });
});
