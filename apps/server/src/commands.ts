import { join } from 'node:path';
import { BackupProblem, backup, restore } from './backup.ts';
import type { Config } from './config.ts';
import { liftSecondFactor } from './modules/auth/index.ts';
import { studentsWithAnswers } from './modules/learning/index.ts';
import { rebuildLearner } from './modules/practice/index.ts';
import type { Home } from './platform/db/db.ts';
import { createSecrets } from './platform/secrets.ts';

/** What can be done instead of serving; each returns the line that tells what happened. */
type Command = (home: Home, config: Config, now: Date, argument: string | undefined) => Promise<string>;

const fileName = (now: Date) => `${now.toISOString().replace(/[:.]/g, '-')}.jsonl.gz`;

export const commands: Record<string, Command> = {
  /** `backup [file]`; into DATA_DIR/backups unless said. */
  backup: async (home, config, now, file = join(config.dataDir, 'backups', fileName(now))) => {
    const rows = await backup(home, file, now);
    return `${rows} rows are in ${file}`;
  },
  /** `restore <file>`, into a database without rows. */
  restore: async (home, _config, _now, file) => {
    if (!file) throw new BackupProblem('Say which file: restore <file>');
    return `${await restore(home, file)} rows restored from ${file}`;
  },
  /** `second-factor-off <address>`: for who has lost the authenticator app and the recovery codes. */
  'second-factor-off': async (home, config, now, email) => {
    if (!email) throw new BackupProblem('Say whose: second-factor-off <address>');
    const needs = { db: home.db, secrets: createSecrets(config.appSecret) };
    return (await liftSecondFactor(needs, email, now))
      ? `${email} signs in by password alone until a second factor is set up again`
      : `There is no second factor of ${email}`;
  },
  /** Rebuilds every student's beliefs from the stored answers. */
  replay: async (home, _config, now) => {
    const students = await studentsWithAnswers(home.db);
    let changed = 0;
    for (const student of students) {
      const same = await home.db.transaction(tx => rebuildLearner(tx, student, now));
      if (!same) changed++;
    }
    return `${students.length} students replayed, ${changed} of them differed`;
  },
};
