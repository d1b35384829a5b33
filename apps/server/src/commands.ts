import { join } from 'node:path';
import { backup, CommandProblem, restore } from './backup.ts';
import type { Config } from './config.ts';
import { liftSecondFactor, resetAdminPassword } from './modules/auth/index.ts';
import { studentsWithAnswers } from './modules/learning/index.ts';
import { rebuildLearner } from './modules/practice/index.ts';
import type { Home } from './platform/db/db.ts';
import { migrate, migrationsIn, migrationsRunOn } from './platform/db/migrate.ts';
import { createHashing } from './platform/hashing/hashing.ts';
import { createLimits } from './platform/limits/limits.ts';
import { fullCost } from './platform/platform.ts';
import { createSecrets, randomText } from './platform/secrets.ts';

/** A command of the command line; returns the line to print. */
type Command = (home: Home, config: Config, now: Date, argument: string | undefined) => Promise<string>;

/** Refuses to run on a schema with pending migrations: only the server migrates, after a backup. */
const onCurrentSchema =
  (command: Command): Command =>
  async (home, ...given) => {
    const ran = await migrationsRunOn(home.db);
    const pending = migrationsIn().filter(({ name }) => !ran.includes(name));
    if (pending.length > 0)
      throw new CommandProblem(
        `The database is of an earlier version (${pending[0]?.name} has not run). Make a backup, start the server once, then give the command again.`,
      );
    return command(home, ...given);
  };

/** No letters that look alike; 20 of these 31 letters are 99 bits. */
const passwordLetters = 'abcdefghjkmnpqrstuvwxyz23456789';
const passwordLength = 20;

const fileName = (now: Date) => `${now.toISOString().replace(/[:.]/g, '-')}.jsonl.gz`;

export const commands: Record<string, Command> = {
  /** `backup [file]`; the default file is in DATA_DIR/backups. Works on the schema of any release. */
  backup: async (home, config, now, file = join(config.dataDir, 'backups', fileName(now))) => {
    const rows = await backup(home, file, now);
    return `${rows} rows are in ${file}`;
  },
  /** `restore <file>` into an empty database; migrates one that has no tables. */
  restore: async (home, _config, _now, file) => {
    if (!file) throw new CommandProblem('Say which file: restore <file>');
    if ((await migrationsRunOn(home.db)).length === 0) await migrate(home);
    return `${await restore(home, file)} rows restored from ${file}`;
  },
  /** `second-factor-off <address>`: for a person who has lost both the authenticator app and the recovery codes. */
  'second-factor-off': onCurrentSchema(async (home, config, now, email) => {
    if (!email) throw new CommandProblem('Say whose: second-factor-off <address>');
    const needs = { db: home.db, secrets: createSecrets(...config.appSecrets) };
    return (await liftSecondFactor(needs, email, now))
      ? `${email} signs in by password alone until a second factor is set up again`
      : `There is no second factor of ${email}`;
  }),
  /** `admin-password <address>`: sets a random password for an administrator who has lost theirs. */
  'admin-password': onCurrentSchema(async ({ db }, config, now, email) => {
    if (!email) throw new CommandProblem('Say whose: admin-password <address>');
    const secrets = createSecrets(...config.appSecrets);
    const needs = { db, secrets, limits: createLimits(db), hashing: createHashing(fullCost) };
    const password = randomText(passwordLetters, passwordLength);
    return (await resetAdminPassword(needs, email, password, now))
      ? `The password of ${email} is ${password} until it is changed on the account page; all browsers are signed out`
      : `${email} is no administrator`;
  }),
  /** Rebuilds every student's beliefs from the stored answers. */
  replay: onCurrentSchema(async (home, _config, now) => {
    const students = await studentsWithAnswers(home.db);
    let changed = 0;
    for (const student of students) {
      const same = await home.upkeep.transaction(tx => rebuildLearner(tx, student, now));
      if (!same) changed++;
    }
    return `${students.length} students replayed, ${changed} of them differed`;
  }),
};
