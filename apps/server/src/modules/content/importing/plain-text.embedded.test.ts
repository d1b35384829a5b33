import { expect, it } from 'vitest';
import { withoutEntities, withoutTags } from './plain-text.ts';

it.each([
  ['<a href=http://x.example/y/z>k</a>', 'k'],
  ['<svg/onload=alert(1)> k', ' k'],
  ['<img src=a.png /><br/>k<br>l', '\nk\nl'],
  ['<input checked x="1" y=\'2\'/>k', 'k'],
  ['a<b and b>c', 'a<b and b>c'],
  ['<script>k', ''],
])('%s reads %j', (html, text) => {
  expect(withoutTags(html)).toBe(text);
});

it('a cell of 64 kB takes a bounded time, whatever it holds', () => {
  const openings = ['', '<a x=1', '<script>', '<!--', '<p ', '<sup>', '<a x="', '</p>', '<o:p', '&'];
  const repeated = ['/x=1', ' x=1', '<script>', '<script ', '</script', '<!--', ' ', '/', '<sup>', '1'];
  for (const opening of openings)
    for (const piece of [...repeated, '</p>', '<a x="', '-->', '&#', 'a', "<a x='"]) {
      const { user } = process.cpuUsage();
      withoutEntities(withoutTags(opening + piece.repeat(64_000 / piece.length)));
      expect(process.cpuUsage().user - user, `${opening} and ${piece} repeated`).toBeLessThan(500_000);
    }
});
