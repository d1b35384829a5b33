import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { templates } from '../templates.ts';
import { contentsPage } from './contents-page.ts';
import { typePage } from './type-page.ts';
import { groupsOf, viewOf } from './view.ts';

/**
 * `npm run gallery [prefix] [folder]`: writes a static page for each type of question, with its bands side by side,
 * and a searchable table of contents, for offline use. The default folder is `.cache/gallery`.
 */
const [prefix = '', folder = '.cache/gallery'] = process.argv.slice(2);
const out = resolve(folder);
const chosen = templates.filter(t => t.type.startsWith(prefix));
if (chosen.length === 0) {
  process.stderr.write(`No type of question begins with ${prefix}\n`);
  process.exit(1);
}

rmSync(join(out, 'types'), { recursive: true, force: true });
mkdirSync(join(out, 'types'), { recursive: true });
const katex = dirname(createRequire(import.meta.url).resolve('katex/dist/katex.min.js'));
for (const part of ['katex.min.js', 'katex.min.css', 'fonts'])
  cpSync(join(katex, part), join(out, 'katex', part), { recursive: true });
for (const part of ['page.js', 'style.css'])
  cpSync(fileURLToPath(new URL(`./${part}`, import.meta.url)), join(out, part));

const views = chosen.map(viewOf);
const types = [...new Set(views.map(view => view.type))];
for (const type of types)
  writeFileSync(
    join(out, 'types', `${type}.html`),
    typePage(
      type,
      views.filter(view => view.type === type),
      groupsOf(type),
    ),
  );
writeFileSync(join(out, 'index.html'), contentsPage(views));
process.stdout.write(`${views.length} forms of ${types.length} types: ${join(out, 'index.html')}\n`);
