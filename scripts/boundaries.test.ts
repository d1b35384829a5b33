import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { boundaryViolations } from './boundaries.mjs';

let tree: string | null = null;
afterEach(() => {
  if (tree) rmSync(tree, { recursive: true, force: true });
  tree = null;
});

/** Writes files into a tree with the layout of the repository and returns the names of the broken rules. */
async function rulesBrokenBy(files: Record<string, string>) {
  tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const planted = { 'package.json': '{"name":"planted","type":"module"}', ...files };
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  }
  const { violations } = await boundaryViolations(tree);
  return [...new Set(violations.map(v => v.split(':')[0]))];
}

const empty = 'export const x = 1;\n';
const imports = (path: string) => `import { x } from '${path}';\nexport const y = x;\n`;
const modules = 'apps/server/src/modules';

describe('the import rules catch a planted violation:', () => {
  it.each([
    ['engine-imports-nothing', 'packages/engine/src/a.ts', 'packages/contract/src/b.ts'],
    ['contract-imports-zod-only', 'packages/contract/src/a.ts', 'packages/content/src/b.ts'],
    ['content-stands-alone', 'packages/content/src/a.ts', 'packages/engine/src/b.ts'],
    ['tutor-stands-alone', 'packages/tutor/src/a.ts', 'packages/content/src/b.ts'],
    ['web-not-server', 'apps/web/src/a.ts', 'apps/server/src/b.ts'],
    ['prerenderer-reads-lessons', 'apps/web/build/prerender.ts', 'packages/content/src/index.ts'],
    ['server-not-web', 'apps/server/src/a.ts', 'apps/web/src/b.ts'],
    ['module-by-its-door', `${modules}/practice/a.ts`, `${modules}/auth/store.ts`],
    ['schema-to-schema', `${modules}/practice/schema.ts`, `${modules}/auth/index.ts`],
    ['order-auth', `${modules}/auth/a.ts`, `${modules}/practice/index.ts`],
    ['feature-not-feature', 'apps/web/src/features/home/a.ts', 'apps/web/src/features/auth/b.ts'],
    ['features-below-pages', 'apps/web/src/features/home/a.ts', 'apps/web/src/pages/b.ts'],
    ['pages-below-app', 'apps/web/src/pages/a.ts', 'apps/web/src/app/b.ts'],
    ['layouts-below-pages', 'apps/web/src/app/layouts/a.ts', 'apps/web/src/pages/b.ts'],
    ['admin-apart', 'apps/web/src/ui/a.ts', 'apps/web/src/admin/b.ts'],
    ['admin-below-app', 'apps/web/src/admin/a.ts', 'apps/web/src/pages/b.ts'],
    [
      'forms-and-menus-for-admin',
      'apps/web/src/pages/a.ts',
      'apps/web/node_modules/react-hook-form/index.mjs',
    ],
    ['question-below-features', 'apps/web/src/question/a.ts', 'apps/web/src/features/home/b.ts'],
    ['ui-below-features', 'apps/web/src/ui/a.ts', 'apps/web/src/features/home/b.ts'],
    ['query-builder-by-its-door', 'apps/server/src/a.ts', 'node_modules/drizzle-orm/index.js'],
    ['platform-not-modules', 'apps/server/src/platform/a.ts', `${modules}/auth/index.ts`],
  ])('%s', async (rule, from, to) => {
    const path = `${'../'.repeat(from.split('/').length - 1)}${to}`;
    expect(await rulesBrokenBy({ [from]: imports(path), [to]: empty })).toEqual([rule]);
  });

  it('no-cycles', async () => {
    const broken = await rulesBrokenBy({
      'packages/engine/src/a.ts': imports('./b.ts'),
      'packages/engine/src/b.ts': imports('./a.ts').replaceAll('y', 'x2'),
    });
    expect(broken).toEqual(['no-cycles']);
  });

  it('no-cycles, through a dynamic import', async () => {
    const broken = await rulesBrokenBy({
      'apps/web/src/a.ts': imports('./b.ts'),
      'apps/web/src/b.ts': "export const x = () => import('./a.ts');\n",
    });
    expect(broken).toEqual(['no-cycles']);
  });

  it('nothing-unresolved, for an undeclared package', async () => {
    const broken = await rulesBrokenBy({ 'apps/server/src/a.ts': imports('left-pad') });
    expect(broken).toEqual(expect.arrayContaining(['nothing-unresolved']));
  });

  it('none in a tree without violations', async () => {
    const broken = await rulesBrokenBy({
      [`${modules}/practice/service.ts`]: imports('../auth/index.ts'),
      [`${modules}/auth/index.ts`]: empty,
    });
    expect(broken).toEqual([]);
  });
});
