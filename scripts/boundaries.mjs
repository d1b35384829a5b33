// The import rules of docs/house.md, checked by dependency-cruiser. `node scripts/boundaries.mjs [directory]`
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise } from 'dependency-cruiser';

/** With fewer modules the tool did not see the code, and a run without violations proves nothing. */
const fewestModules = 40;
const roots = ['packages', 'apps'];
const serverModule = '^apps/server/src/modules/([^/]+)/';
const order = [
  'auth',
  'content',
  'pyq',
  'referrals',
  'billing',
  'page-notes',
  'learning',
  'practice',
  'lessons',
  'doubts',
  'notebook',
  'study-plan',
  'history',
  'question-desk',
  'dashboard',
  'letters',
  'sharing',
  'admin',
];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IFlattenedRuleSet} */
const ruleSet = {
  forbidden: [
    rule(
      'engine-imports-nothing',
      'The engine imports nothing.',
      { path: '^packages/engine/src' },
      { pathNot: '^packages/engine/src' },
    ),
    rule(
      'contract-imports-zod-only',
      'The contract imports zod only.',
      { path: '^packages/contract/src' },
      { pathNot: '^packages/contract/src|(^|/)node_modules/zod/' },
    ),
    rule(
      'content-stands-alone',
      'Content knows neither engine, contract nor apps.',
      { path: '^packages/content/src' },
      { path: '^(apps|packages/(engine|contract))/' },
    ),
    rule(
      'tutor-stands-alone',
      'The tutor knows neither engine, content, contract nor apps: callers pass the question.',
      { path: '^packages/tutor/src' },
      { path: '^(apps|packages/(engine|content|contract))/' },
    ),
    rule(
      'query-builder-by-its-door',
      'Server files import the query builder from platform/db/query.ts and table.ts, because its package loads slowly.',
      { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/db/' },
      { path: '(^|/)node_modules/drizzle-orm/' },
    ),
    rule(
      'web-not-server',
      'The web app never imports the server, the engine, the content or the tutor.',
      { path: '^apps/web', pathNot: '^apps/web/build/prerender\\.ts$' },
      { path: '^(apps/server|packages/(engine|content|tutor))/' },
    ),
    rule(
      'prerenderer-reads-lessons',
      'The build of the web app imports only lessons/library.ts of the content.',
      { path: '^apps/web/build/prerender\\.ts$' },
      {
        path: '^(apps/server|packages/(engine|content|tutor))/',
        pathNot: '^packages/content/src/lessons/library\\.ts$',
      },
    ),
    rule(
      'server-not-web',
      'The server never imports the web app.',
      { path: '^apps/server' },
      { path: '^apps/web/' },
    ),
    rule(
      'module-by-its-door',
      'A module enters another only through its index.ts.',
      { path: serverModule, pathNot: '/schema\\.ts$' },
      {
        path: serverModule,
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index\\.ts$'],
      },
    ),
    rule(
      'schema-to-schema',
      "A schema.ts imports only other schema.ts files of modules, because a table may reference another module's table.",
      { path: `${serverModule}schema\\.ts$` },
      { path: serverModule, pathNot: '/schema\\.ts$' },
    ),
    rule(
      'no-cycles',
      'No import cycles, static or dynamic.',
      { path: '^(apps|packages)/' },
      { circular: true },
    ),
    rule(
      'feature-not-feature',
      'A feature never imports a feature; pages compose them.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    ),
    rule(
      'features-below-pages',
      'Features, questions and shared parts never import pages or the app.',
      { path: '^apps/web/src/(features|question|ui|shared)/' },
      { path: '^apps/web/src/(pages|app)/' },
    ),
    rule(
      'pages-below-app',
      'Pages import only layouts, banners and addresses of the app.',
      { path: '^apps/web/src/pages/' },
      { path: '^apps/web/src/app/', pathNot: '^apps/web/src/app/(layouts/|banners/|addresses\\.ts$)' },
    ),
    rule(
      'layouts-below-pages',
      'Layouts and banners never import pages, nor files directly in app/ except addresses.ts.',
      { path: '^apps/web/src/app/(layouts|banners)/' },
      { path: '^apps/web/src/(pages/|app/[^/]+$)', pathNot: '^apps/web/src/app/addresses\\.ts$' },
    ),
    rule(
      'admin-apart',
      "The admin console is a separate bundle: the student's app imports nothing from it.",
      { path: '^apps/web/src/', pathNot: '^apps/web/src/admin/' },
      { path: '^apps/web/src/admin/' },
    ),
    rule(
      'admin-below-app',
      'The admin console imports nothing from pages or app, except banners and styles.',
      { path: '^apps/web/src/admin/' },
      { path: '^apps/web/src/(pages|app)/', pathNot: '^apps/web/src/app/(banners/|styles\\.css$)' },
    ),
    rule(
      'forms-and-menus-for-admin',
      'Packages of the admin console stay out of the pages of students.',
      { path: '^apps/web/src/', pathNot: '^apps/web/src/admin/' },
      { path: '(^|/)(node_modules/)?(@radix-ui/|radix-ui(/|$)|react-hook-form(/|$))' },
    ),
    rule(
      'question-below-features',
      'The drawing of questions never imports a feature.',
      { path: '^apps/web/src/question/' },
      { path: '^apps/web/src/features/' },
    ),
    rule(
      'ui-below-features',
      'Shared parts never import features or questions.',
      { path: '^apps/web/src/(ui|shared)/' },
      { path: '^apps/web/src/(features|question)/' },
    ),
    rule(
      'platform-not-modules',
      'The platform never imports a module.',
      { path: '^apps/server/src/platform/' },
      { path: '^apps/server/src/modules/' },
    ),
    rule(
      'nothing-undeclared',
      'Only declared packages are imported.',
      { path: '^(apps|packages)/[^/]+/src' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'nothing-unresolved',
      'Every import resolves.',
      { path: '^(apps|packages)/' },
      { couldNotResolve: true, pathNot: '^(virtual:|\\.\\./\\.\\./node_modules/\\.cache)' },
    ),
    ...order.map((module, i) =>
      rule(
        `order-${module}`,
        'A module imports only earlier modules; an earlier module reaches a later one by a job.',
        { path: `^apps/server/src/modules/${module}/` },
        { path: `^apps/server/src/modules/(${order.slice(i + 1).join('|') || '-'})/` },
      ),
    ),
  ],
};

/** Checks a tree with the layout of this repository. Returns the violations in words and the number of modules seen. */
export async function boundaryViolations(directory) {
  const present = new Set(readdirSync(directory));
  const result = await cruise(
    roots.filter(r => present.has(r)),
    {
      baseDir: directory,
      ruleSet,
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|\\.cache)/' },
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      moduleSystems: ['es6', 'cjs'],
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['import', 'require', 'node', 'default', 'types'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.svg'],
      },
    },
  );
  const { summary, modules } = result.output;
  return {
    modules: modules.filter(m => /^(apps|packages)\//.test(m.source)).length,
    violations: summary.violations.map(v => `${v.rule.name}: ${v.from} -> ${v.to}`),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const directory = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
  const { modules, violations } = await boundaryViolations(directory);
  for (const violation of violations) process.stdout.write(`${violation}\n`);
  process.stdout.write(`${modules} modules, ${violations.length} violations\n`);
  if (modules < fewestModules)
    process.stdout.write(`Fewer than ${fewestModules} modules: the check did not see the code.\n`);
  process.exit(violations.length > 0 || modules < fewestModules ? 1 : 0);
}
