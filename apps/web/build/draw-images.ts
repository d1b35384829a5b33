import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { taglineLines } from '../src/shared/words/site.ts';
import { dayFields } from './dot-field.ts';

/**
 * Renders the images of `public` (from the dot plate and the logo) and the landing page's days: `node
 * build/draw-images.ts`, after a build, whose fonts it uses. The images are committed, so that a build needs no
 * browser. None contains the product's name, which is a setting.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const text = (path: string) => readFile(`${root}${path}`, 'utf8');
const font = async (name: string) =>
  `data:font/woff2;base64,${(await readFile(`${root}.cache/fonts/${name}.woff2`)).toString('base64')}`;

const pine = '#0B2A21';
const paper = '#F3F6EE';
const marigold = '#F2A516';

const [plate, field, logo, condensed, plain] = await Promise.all([
  text('src/features/landing/assets/plate.svg'),
  text('src/features/landing/assets/field.svg'),
  text('src/ui/assets/logo.svg'),
  font('anek-condensed'),
  font('anek-text'),
]);
const ring = logo.replace(/<style>.*?<\/style>/, `<style>g{fill:${paper}}</style>`);
const lastLine = taglineLines.at(-1) ?? '';
const tagline = [...taglineLines.slice(0, -1), lastLine.replace(/\d+\.$/, number => `<b>${number}</b>`)].join(
  '<br>',
);

const social = `<style>
  @font-face { font-family: display; src: url(${condensed}); font-weight: 500 800 }
  @font-face { font-family: plain; src: url(${plain}); font-weight: 400 700 }
  .field, .plate { position: absolute }
  .field { inset: 0; mask-image: linear-gradient(90deg, transparent 40%, #000 60%) }
  .field svg { width: 100%; height: 100% }
  .plate { right: 36px; top: 25px; width: 580px; height: 580px }
  .say { position: absolute; left: 64px; top: 52px; color: ${paper} }
  .say svg { width: 64px; height: 64px }
  h1 { margin: 30px 0 28px; font: 800 98px/.87 display; letter-spacing: -.02em }
  b { color: ${marigold} }
  p { margin: 0; font: 560 27px/1.3 plain; color: #B7CABF }
</style>
<div class="field">${field.replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"')}</div><div class="plate">${plate}</div>
<div class="say">${ring}<h1>${tagline}</h1><p>Adaptive practice for<br>CAT Quantitative Ability</p></div>`;

/** A square with the ring on dark green; `share` is the ring's share of the side. */
const icon = (share: number) =>
  `<style>body{display:grid;place-items:center}svg{width:${share * 100}vmin}</style>${ring}`;

const pictures = [
  { file: 'social.png', width: 1200, height: 630, body: social },
  { file: 'icon-192.png', width: 192, height: 192, body: icon(0.78) },
  { file: 'icon-512.png', width: 512, height: 512, body: icon(0.78) },
  // Launchers may crop a maskable icon to a circle of 80%.
  { file: 'icon-maskable-512.png', width: 512, height: 512, body: icon(0.56) },
  { file: 'apple-touch-icon.png', width: 180, height: 180, body: icon(0.74) },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
});
const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
for (const { file, width, height, body } of pictures) {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<!doctype html><style>html,body{margin:0;height:100%;background:${pine};overflow:hidden}</style>${body}`,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `${root}public/${file}` });
}
await browser.close();

for (const [file, drawn] of Object.entries(dayFields))
  await writeFile(`${root}src/features/landing/assets/${file}`, drawn);
