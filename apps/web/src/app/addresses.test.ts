import { expect, it } from 'vitest';
import { addressAt, addresses, linksIn } from './addresses.ts';

it.each([
  ['/', '/dashboard', {}],
  ['/session', '/session', {}],
  ['/session/0199', '/session/:id', { id: '0199' }],
  ['/session/', '/404', {}],
  ['/session/0199/more', '/404', {}],
  ['/sessions', '/404', {}],
  ['/pricing', '/pricing', {}],
])('%s is the page of %s', (path, of, params) => {
  const found = addressAt(path);
  expect([found.address.path, found.params]).toEqual([of, params]);
});

it('every address names a page that exists', () => {
  const files = Object.keys(import.meta.glob('../pages/**/*Page.tsx'));
  expect(files).toEqual(expect.arrayContaining(addresses.map(({ page }) => `../pages/${page}.tsx`)));
});

it('a visitor is shown no link to a screen behind the gate', () => {
  const words = (signedIn: boolean) => linksIn('header', signedIn).map(({ name }) => name);
  expect(words(false)).toEqual(['Pricing', 'Contact Us']);
  expect(words(true)).toEqual(['Pricing', 'Contact Us', 'Subscription']);
});
