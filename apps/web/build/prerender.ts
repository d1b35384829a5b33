import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { eachLesson, maybeLesson, shownFrontQuestion } from '@twelvefold/content/lessons';
import { build } from 'vite';
import { adminPaths } from '../src/admin/addresses.ts';
import { type Address, addresses } from '../src/app/addresses.ts';
import type { Given } from '../src/shared/browser/given.ts';
import { type Chunks, entryScripts, filesBeyondEntry } from './chunks.ts';
import { headTags, sitemap, titleTag } from './head.ts';
import {
  questionsScript,
  reloadScript,
  signInTabScript,
  startScript,
  typeScript,
} from './inline/first-script.ts';
import { callsOf, descriptions } from './per-address.ts';

interface Renderer {
  ready(): Promise<unknown>;
  render(path: string, given: Given | null): { html: string; title: string };
}

const emptyRoot = '<div id="root"></div>';
/** Image preloads that React writes. */
const preload = /<link rel="preload"[^>]*>/g;
/** Preload of the display font in `index.html`. */
const displayType = /<link rel="preload" href="([^"]*anek-condensed-[^"]*)"[^>]*>/;
/** Vite's link to the main stylesheet. */
const sheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/;
/** Vite's tags that load scripts at once. */
const eager = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;

const sourceOf = ({ page }: Address) => `src/pages/${page}.tsx`;
const shell = 'src/app/layouts/StudentLayout.tsx';
const maths = 'src/question/maths/drawing/formula.ts';
const screens = addresses.filter(({ who }) => who === 'student');
const sourcesOf = (screen: Address) => [...(screen.ownFrame ? [] : [shell]), sourceOf(screen)];
const byPath = <Value>(of: (screen: Address) => Value): Record<string, Value> =>
  Object.fromEntries(
    screens.flatMap(screen =>
      [screen.path, ...(screen.also ? [screen.also] : [])].map(path => [path, of(screen)]),
    ),
  );
const firstCalls = byPath(({ path }) => callsOf(path));

/** Sources of each screen behind the sign-in by path, and of KaTeX by `maths`. */
export const screenSources: Record<string, string[]> = { ...byPath(sourcesOf), maths: [maths] };

/** A public page, prerendered into its own file. */
export interface PublicPage extends Address {
  description: string;
  file: string;
  source: string;
  /** Data of the page, embedded in it. */
  given: Given | null;
}

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** A page for each lesson, with its description. */
const lessonPages = (page: Address): PublicPage[] =>
  [...eachLesson()].flatMap(({ name, description }) => {
    const lesson = maybeLesson(name);
    const path = page.path.replace(':id', name);
    return lesson
      ? [{ ...page, path, description, file: fileOf(path), source: sourceOf(page), given: { lesson } }]
      : [];
  });

function givenTo(path: string): Given | null {
  if (path === '/') return { question: shownFrontQuestion() };
  return path === '/learn' ? { lessons: [...eachLesson()] } : null;
}

const publicPages: PublicPage[] = addresses
  .filter(({ who }) => who !== 'student')
  .flatMap(page =>
    page.path === '/learn/:id'
      ? lessonPages(page)
      : [
          {
            ...page,
            description: descriptions[page.path] ?? '',
            file: fileOf(page.path),
            source: sourceOf(page),
            given: givenTo(page.path),
          },
        ],
  );

/** The page's data as a JSON block; only `<` could end the element early. */
const givenBlock = (given: Given | null): string =>
  given
    ? `<script type="application/json" id="given">${JSON.stringify(given).replaceAll('<', '\\u003c')}</script>`
    : '';

function replaced(page: string, mark: string | RegExp, text: string): string {
  const next = page.replace(mark, () => text);
  if (next === page) throw new Error(`The page template no longer holds ${mark}`);
  return next;
}

function found(text: string, mark: RegExp): string {
  const match = mark.exec(text);
  if (!match) throw new Error(`The build no longer holds ${mark}`);
  return match[1] ?? match[0];
}

async function renderer(root: string): Promise<Renderer> {
  const outDir = path.join(root, '.cache/prerender');
  await rm(outDir, { recursive: true, force: true });
  await build({
    root,
    logLevel: 'error',
    build: { ssr: 'src/app/prerender.tsx', outDir, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(path.join(outDir, 'prerender.js')).href) as Promise<Renderer>;
}

/** The template with inlined styles, and our script tag, before the styles, instead of Vite's. */
function pageWith(template: string, head: string, script: string, styles: string): string {
  const bare = replaced(template, /<meta name="description"[^>]*>/, head);
  return replaced(replaced(bare, eager, ''), sheet, `${script}\n    ${styles}`);
}

/** Found only in the main stylesheet: all layers in order. */
const layers = /@layer theme\b/;

/**
 * Stylesheets inlined into the page: on a slow connection each separate file delays the first paint by a round trip.
 */
async function inlined(dist: string, sheets: readonly string[]): Promise<string> {
  const texts = await Promise.all(sheets.map(file => readFile(path.join(dist, file), 'utf8')));
  // The first mention of a layer decides its order, so the main stylesheet comes first.
  const [first, ...others] = [
    texts.filter(text => layers.test(text)),
    texts.filter(text => !layers.test(text)),
  ].flat();
  if (!layers.test(first ?? '')) throw new Error('No style sheet has the layer of the theme');
  return `<style>${[first, ...others].map(text => text?.trim()).join('\n')}</style>`;
}

/**
 * A page as Vite wrote it, with inlined stylesheets, so that its loading text is visible before any other file loads.
 */
async function withStylesInside(dist: string, file: string): Promise<string> {
  const html = await readFile(path.join(dist, file), 'utf8');
  const links = [...html.matchAll(/\s*<link rel="stylesheet"[^>]* href="([^"]+)">/g)];
  const bare = links.reduce((text, [link]) => replaced(text, link, ''), html);
  const styles = await inlined(
    dist,
    links.map(([, href = '']) => href),
  );
  return replaced(bare, /\n\s*<\/head>/, `\n    ${styles}\n  </head>`);
}

/**
 * Writes into `dist` the public pages as HTML files, the sitemap, `app.html` (the shell of the signed-in pages,
 * starting with the spinner) and `addresses.json`, which gives the server the file of every other address. The server
 * fills in `%PRODUCT_NAME%`, `%SUPPORT_EMAIL%`, `%PUBLIC_URL%` and the settings script. Returns the pages.
 */
export async function prerender(root: string, chunks: Chunks): Promise<PublicPage[]> {
  const dist = path.join(root, 'dist');
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const { ready, render } = await renderer(root);
  await ready();
  const scripts = entryScripts(chunks);
  const mainSheet = found(template, sheet);
  const files = Object.fromEntries(
    Object.entries(screenSources).map(([address, sources]) => [address, filesBeyondEntry(chunks, sources)]),
  );

  for (const page of publicPages) {
    const { html: rendered, title } = render(page.path, page.given);
    // React writes them at the start of the page; before the styles the browser finds them sooner.
    const preloads = (rendered.match(preload) ?? []).join('\n    ');
    const html = rendered.replaceAll(preload, '');
    const own = filesBeyondEntry(chunks, [page.source]);
    const styles = own.filter(file => file.endsWith('.css'));
    const head = headTags({
      title,
      description: page.description,
      path: page.hidden ? null : page.path,
    });
    const always = [...scripts, ...own.filter(file => file.endsWith('.js'))];
    // Of the public pages only '/' differs for the signed-in.
    const { '/': home = [], '/session': session = [], maths: formulas = [] } = files;
    const { '/': homeCalls = [] } = firstCalls;
    const signedIn =
      page.path === '/'
        ? { byPath: { '/': home, '/session': session, maths: formulas }, calls: { '/': homeCalls } }
        : { byPath: {}, calls: {} };
    const inside = preloads + (await inlined(dist, [mainSheet, ...styles]));
    const whole = pageWith(template, head, startScript({ always, ...signedIn }), inside);
    const titled = replaced(whole, /<title>.*<\/title>/, titleTag(title));
    const readable = replaced(titled, /\s*<noscript><p.*<\/noscript>/, '');
    const tab = page.path === '/' ? signInTabScript() : '';
    const filled = replaced(
      readable,
      emptyRoot,
      `<div id="root">${html}</div>${tab}${givenBlock(page.given)}`,
    );
    await mkdir(path.dirname(path.join(dist, page.file)), { recursive: true });
    await writeFile(path.join(dist, page.file), filled);
  }
  const hidden = headTags({ title: '', description: 'Twelve questions a day.', path: null });
  const start =
    startScript({ always: scripts, byPath: files, calls: firstCalls }) + reloadScript() + questionsScript();
  const styles = await inlined(dist, [mainSheet]);
  const type = typeScript(found(template, displayType));
  const app = replaced(pageWith(template, hidden, start, styles), displayType, type);
  await writeFile(
    path.join(dist, 'app.html'),
    replaced(app, '<html lang="en-IN"', '<html lang="en-IN" data-boot'),
  );
  await writeFile(path.join(dist, 'admin.html'), await withStylesInside(dist, 'admin.html'));
  const indexed = publicPages.filter(page => !page.hidden).map(page => page.path);
  await writeFile(path.join(dist, 'sitemap.xml'), sitemap(indexed));
  const served = [
    ...screens.map(screen => ({ path: screen.path, file: 'app.html' })),
    ...adminPaths.map(path => ({ path, file: 'admin.html' })),
  ];
  await writeFile(path.join(dist, 'addresses.json'), JSON.stringify(served));
  return publicPages;
}
