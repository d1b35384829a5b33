import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = ['apps/server/src', 'packages/contract/src', 'packages/tutor/src', 'packages/engine/src'];

/** Files with expressions of more than linear time from one start position, with the reason why that is harmless. */
const tolerated: Record<string, string> = {
  'apps/server/src/environment.ts': 'reads a setting of the operator, once at the start',
  'packages/tutor/src/reading/shorthand.ts': 'reads a doubt, which has at most 500 characters',
  'packages/tutor/src/reply/what-if/change.ts':
    'reads a doubt of at most 500 characters, without runs of blanks',
  'packages/tutor/src/words/phrases.ts': 'reads the stem of a question of the bank',
  'packages/tutor/src/words/terms.ts': 'reads a doubt, which has at most 500 characters',
};
/** Files that make expressions during a request; the inserted text is escaped, or a word or number of their own. */
const madeLater = [
  'apps/server/src/platform/http/encoding.ts',
  'apps/server/src/platform/payments/shapes.ts',
  'apps/server/src/platform/web/web.ts',
  'packages/tutor/src/claims.ts',
  'packages/tutor/src/maths/proving.ts',
  'packages/tutor/src/reading/functions.ts',
  'packages/tutor/src/reading/shorthand.ts',
  'packages/tutor/src/reply/checking/holding.ts',
  'packages/tutor/src/reply/checking/line-verdict.ts',
  'packages/tutor/src/reply/checking/pieces.ts',
  'packages/tutor/src/reply/options.ts',
  'packages/tutor/src/reply/steps.ts',
  'packages/tutor/src/reply/what-if/change.ts',
  'packages/tutor/src/trying.ts',
  'packages/tutor/src/turn/alike.ts',
  'packages/tutor/src/words/phrases.ts',
  'packages/tutor/src/words/terms.ts',
];

/** Whether the expression can take exponential or polynomial time from one start position (two ambiguous loops). */
const isSlow = ({ source, flags }: Pick<RegExp, 'source' | 'flags'>) =>
  analyse({ source, flags }, { reportTypes: { Move: false } }).reports.length > 0;

/** The regular expression literals of a file, and the numbers of its RegExp calls on import and later. */
function expressionsIn(text: string) {
  const file = ts.createSourceFile('any.ts', text, ts.ScriptTarget.Latest, true);
  const literals: RegExp[] = [];
  const made = { onImport: 0, later: 0 };
  const visit = (node: ts.Node, isLater: boolean): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp')
      made[isLater ? 'later' : 'onImport'] += 1;
    // A callback of a top-level call (`map`) runs on import.
    const runsLater = isLater || (ts.isFunctionLike(node) && !ts.isCallExpression(node.parent));
    ts.forEachChild(node, child => visit(child, runsLater));
  };
  visit(file, false);
  return { literals, made };
}

/** Stack depth that still shows the file of ours behind an expression made by a library. */
const framesLookedAt = 60;

/**
 * The expressions made while importing these files, by file: the innermost of these files on the stack, else the
 * imported one. Works only in a process that has loaded none of them before.
 */
async function madeOnImport(paths: readonly string[]) {
  const found = new Map<string, RegExp[]>();
  const own = globalThis.RegExp;
  const usual = Error.stackTraceLimit;
  let imported = '';
  globalThis.RegExp = new Proxy(own, {
    construct(target, given) {
      const made = new target(...(given as [string, string?]));
      const stack = new Error().stack?.split('\n') ?? [];
      const ours = stack.map(line => paths.find(path => line.includes(`/${path}:`))).find(Boolean);
      found.set(ours ?? imported, [...(found.get(ours ?? imported) ?? []), made]);
      return made;
    },
  });
  Error.stackTraceLimit = framesLookedAt;
  try {
    for (imported of paths) await import(join(root, imported));
  } finally {
    globalThis.RegExp = own;
    Error.stackTraceLimit = usual;
  }
  return found;
}

const files = sources
  .flatMap(source => globSync(`${source}/**/*.ts`, { cwd: root }))
  .filter(path => !path.endsWith('.test.ts'))
  .sort()
  .map(path => ({ path, ...expressionsIn(readFileSync(join(root, path), 'utf8')) }));

describe('regular expressions', () => {
  it('take linear time from each start position, except in the tolerated files', async () => {
    const slow: string[] = [];
    const makers = files.filter(({ made }) => made.onImport > 0).map(({ path }) => path);
    const onImport = await madeOnImport(makers);
    expect([...onImport.keys()]).toEqual(expect.arrayContaining(makers));
    for (const { path, literals } of files)
      if ([...literals, ...(onImport.get(path) ?? [])].some(isSlow)) slow.push(path);
    expect(files.flatMap(({ literals }) => literals).length).toBeGreaterThan(400);
    expect(slow).toEqual(Object.keys(tolerated));
  });

  it('are made during a request only in the listed files', () => {
    expect(files.filter(({ made }) => made.later > 0).map(({ path }) => path)).toEqual(madeLater);
  });

  it.each(['/<a(?:[\\s\\/]+x=[^\\s]+)*>/', '/^\\s*\\(?\\s*([A-D])\\s*[).]?\\s*$/', '/(a+)+b/'])(
    'that are slow are found: %s',
    planted => {
      expect(expressionsIn(`const planted = ${planted};`).literals.map(isSlow)).toEqual([true]);
    },
  );
});
