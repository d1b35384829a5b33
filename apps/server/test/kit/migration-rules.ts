/**
 * Rules for migrations of tables in use (decision 42): no rewrite, no long lock, and no removal of columns that the
 * earlier release reads. Each refusal says what to do instead.
 */
interface Rule {
  what: RegExp;
  unless?: RegExp;
  instead: string;
}

/** Updates of `items` are allowed: the bank has some thousand rows and is not data of students. */
const rules: Rule[] = [
  {
    what: /\bALTER COLUMN "\w+" (SET DATA )?TYPE\b/,
    instead: 'rewrites the table: add a column, fill it in slices, drop the old one a release later',
  },
  {
    what: /\bADD COLUMN\b.*\bNOT NULL\b/,
    unless: /\bDEFAULT\b/,
    instead: 'fails on filled tables and for the release before: let it be null, or give it a default',
  },
  {
    what: /\bADD COLUMN\b.*\bDEFAULT\b[^,]*\w\(/,
    unless: /\bDEFAULT now\(\)/,
    instead: 'rewrites the table: give it a constant default',
  },
  {
    what: /\bADD CONSTRAINT\b.*\b(FOREIGN KEY|CHECK)\b/,
    unless: /\bNOT VALID\b/,
    instead:
      'reads the whole table under its lock: add it not valid, and validate it in a migration of its own',
  },
  {
    what: /\bADD CONSTRAINT\b.*\b(UNIQUE|PRIMARY KEY)\b/,
    unless: /\bUSING INDEX\b/,
    instead: 'builds an index under the lock: build it concurrently, then add the constraint using it',
  },
  {
    what: /^CREATE (UNIQUE )?INDEX\b/,
    unless: /\bCONCURRENTLY\b/,
    instead: 'keeps writers out while it is built: concurrently, in a file that begins with that line',
  },
  {
    what: /^(UPDATE|DELETE FROM) (?!"items")/,
    instead: 'locks its rows until all is done: fill in slices, by a job (`progress`)',
  },
];
const contracting: Rule = {
  what: /\bDROP (TABLE|COLUMN)\b|\bRENAME\b/,
  instead: 'takes what the release before reads: a release later, in a file whose first line is -- contract',
};
const setNotNull = /\bALTER COLUMN "(\w+)" SET NOT NULL/;

/** Violations of a migration, given the earlier ones, one line each; tables that it creates itself are exempt. */
export function refusedIn(script: string, before: readonly string[]): string[] {
  const statements = script
    .replaceAll(/^--(?!>).*$/gm, '')
    .split(/--> statement-breakpoint|;\s*$/m)
    .map(statement => statement.trim().replaceAll(/\s+/g, ' '));
  const own = [...script.matchAll(/^CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/gim)].map(([, name]) => name);
  const applied = script.startsWith('-- contract') ? rules : [...rules, contracting];
  return statements.flatMap(statement => {
    const table =
      /^(?:ALTER TABLE(?: ONLY)?|UPDATE|DELETE FROM|DROP TABLE(?: IF EXISTS)?) "(\w+)"|\bON "(?:public"\.")?(\w+)"/i.exec(
        statement,
      );
    if (own.includes(table?.[1] ?? table?.[2])) return [];
    const found = applied.filter(
      ({ what, unless }) =>
        new RegExp(what, 'i').test(statement) && !(unless && new RegExp(unless, 'i').test(statement)),
    );
    const said = found.map(({ instead }) => `${statement.slice(0, 60)}: ${instead}`);
    const column = new RegExp(setNotNull, 'i').exec(statement)?.[1];
    if (column && !provedNotNull(column, before))
      said.push(
        `${statement.slice(0, 60)}: reads the whole table under its lock: validate check ("${column}" IS NOT NULL) in a migration before it`,
      );
    if (/\bVALIDATE CONSTRAINT "(\w+)"/i.test(statement) && /\bNOT VALID\b/i.test(script))
      said.push(
        `${statement.slice(0, 60)}: in one transaction with the constraint it keeps the lock: a migration of its own`,
      );
    return said;
  });
}

/** Whether an earlier migration validated a check that the column is never null. */
const provedNotNull = (column: string, before: readonly string[]): boolean => {
  const check = new RegExp(`ADD CONSTRAINT "(\\w+)" CHECK \\("${column}" IS NOT NULL\\) NOT VALID`, 'i');
  const name = before.map(script => check.exec(script)?.[1]).find(Boolean);
  return name !== undefined && before.some(script => script.includes(`VALIDATE CONSTRAINT "${name}"`));
};
