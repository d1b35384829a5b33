import { expect, test } from 'vitest';
import { circle, figure, inDark, label, rightAngle, segment } from '../src/figure.ts';
import { drawn } from '../src/geometry/drawn.ts';

const [a, b, corner] = [
  { x: 90, y: 50 },
  { x: 50, y: 10 },
  { x: 50, y: 50 },
];
const parts = [circle(corner, 40, true), segment(a, b, true), rightAngle(corner, a, b), label(corner, 'O')];
const light = figure(100, 100, 'A circle', parts).svg;
const colour = /#[0-9A-F]{6}/g;

/** Relative luminance (WCAG 2) of a colour such as #10211B. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

test('the dark drawing has the same shapes and no colour of the light one', () => {
  const dark = inDark(light);
  expect(dark.replaceAll(colour, '#')).toBe(light.replaceAll(colour, '#'));
  for (const [used] of light.matchAll(colour)) expect(dark).not.toContain(used);
});

test.each([
  ['light', light],
  ['dark', inDark(light)],
])('lines and words have enough contrast to sheet and shading in the %s theme', (_, svg) => {
  const [sheet = '', shading = '', ink = '', soft = ''] = new Set(
    [...svg.matchAll(colour)].map(([hex]) => hex),
  );
  expect(contrast(ink, sheet)).toBeGreaterThan(7);
  expect(contrast(ink, shading)).toBeGreaterThan(4.5);
  expect(contrast(soft, sheet)).toBeGreaterThan(3);
  expect(contrast(soft, shading)).toBeGreaterThan(3);
  expect(contrast(shading, sheet)).toBeGreaterThan(1.15);
});

test('a long text beside an outer side is within the sheet', () => {
  const { svg, width } = drawn({
    alt: 'A rectangle',
    points: { A: { x: 0, y: 0 }, B: { x: 3, y: 0 }, C: { x: 3, y: 2 }, D: { x: 0, y: 2 } },
    hidden: 'ABCD',
    lines: ['AB', 'BC', 'CD', 'DA'],
    beside: { BC: '1.25 m', DA: '12.75 m' },
  });
  const left = Number(/viewBox="(-?\d+) 0 /.exec(svg)?.[1]);
  const texts = [...svg.matchAll(/<text x="([-\d.]+)"[^>]*>([^<]*)</g)].map(([, x, words = '']) => ({
    middle: Number(x),
    half: 4.4 * words.length,
  }));
  expect(texts).toHaveLength(2);
  for (const { middle, half } of texts) {
    expect(middle - half).toBeGreaterThan(left);
    expect(middle + half).toBeLessThan(left + width);
  }
});
