/**
 * The fault experiments of `npm run test:faults`. Each is a command that exits with 0 when its condition holds.
 */
interface Experiment {
  name: string;
  /** The condition. */
  passes: string;
  command: readonly string[];
  /** Debian package to program, beside PostgreSQL; without one of them the experiment is not run. */
  needs?: Readonly<Record<string, string>>;
}

const bench = (file: string, ...args: string[]) => ['node', `bench/${file}.ts`, ...args];
const vitest = (root: string, project: string, ...args: string[]) => [
  ...['vitest', 'run', '--root', root, '--project', project, '--reporter=dot', ...args],
];
const server = (...args: string[]) => vitest('apps/server', 'postgres', ...args);
const embedded = (...args: string[]) => vitest('apps/server', 'embedded', ...args);

const caddy = { caddy: 'caddy' };
const patroni = { patroni: 'patroni', 'etcd-server': 'etcd', haproxy: 'haproxy' };

export const experiments: readonly Experiment[] = [
  {
    name: 'kill -9 of the API, 50 times',
    passes: '0 acknowledged answers lost or doubled; ready again within 5 s; I2 to I6',
    command: bench('faults/processes', 'api'),
  },
  {
    name: 'kill -9 of the worker, 50 times',
    passes:
      'jobs done within 60 s of the last kill; a pack for everyone who completed a session; no mail twice',
    command: bench('faults/processes', 'worker'),
  },
  {
    name: 'SIGTERM of the API under load, 20 times',
    passes: 'each exits within 10 s with code 0; 0 acknowledged answers lost or doubled',
    command: bench('faults/processes', 'term'),
  },
  {
    name: 'kill -9 of two processes in the middle of jobs and calls',
    passes: 'the other process does the jobs and answers repeated calls',
    command: server('test/two-processes'),
  },
  {
    name: 'kill -9 while students buy, 20 times',
    passes: 'every payment has a plan or a refund, and every plan a payment; the ledger balances',
    command: ['node', 'apps/server/test/kills/purchases.ts', '20'],
  },
  {
    name: 'the database is stopped as by a lost machine, 10 times, then for 30 s',
    passes:
      '0 lost or doubled; calls refused with 503 and Retry-After within 2 s; back within 5 s; no process ends',
    command: bench('faults/database', 'stop'),
  },
  {
    name: 'the database is frozen for 20 s',
    passes: 'calls refused within 5.5 s, the time limit of a statement; 0 lost or doubled; no process ends',
    command: bench('faults/database', 'freeze'),
  },
  {
    name: 'connections go silent',
    passes: 'ten connections are replaced within 10 s; no acknowledged answer is lost',
    command: server('test/silence'),
  },
  {
    name: 'the primary is demoted; a deadlock; a table that is locked',
    passes:
      'the connection is dropped and calls are refused as an outage; the transaction is retried; a migration does not block others',
    command: server('test/outage'),
  },
  {
    name: 'a primary is lost under load',
    passes: '0 acknowledged answers lost or doubled; back within 30 s; no process of ours restarted',
    command: bench('failover'),
    needs: { ...patroni, ...caddy },
  },
  {
    name: 'the copy for reports is lost',
    passes: 'no report is refused: reports read the primary, and the copy again when it is back',
    command: bench('faults/copy'),
  },
  {
    name: 'PgBouncer in transaction mode',
    passes:
      'a class signs up and answers through three connections; limits hold; at most two connections bypass it',
    command: server('test/pooler'),
  },
  {
    name: 'the disk of the database is full for 20 s',
    passes:
      '503, never 200 for an answer that is not stored; 0 lost; continues when freed, no process of ours restarted',
    command: bench('faults/disk'),
  },
  {
    name: 'the process dies at each point of a purchase',
    passes: 'all or nothing; a retry succeeds; the ledger balances',
    command: server('crash-points'),
  },
  {
    name: '1,008 replies are lost after the commit',
    passes: 'each repeated call gets the stored result; no answer twice',
    command: bench('faults/replies'),
  },
  {
    name: 'the tutor’s model is slow, silent, down, endless or hostile',
    passes: 'the built-in tutor answers; the breaker opens and closes; the count of replies a day is right',
    command: embedded('doubts/model', 'platform/tutor'),
  },
  {
    name: 'the payment provider is slow or away; webhooks late, doubled, out of order',
    passes: 'each payment activates once; the ledger balances for any order of events',
    command: server('billing/buying', 'billing/webhooks', 'billing/sequences'),
  },
  {
    name: 'the mail server is slow, silent or refuses',
    passes: 'codes are not delayed by other mail; mails are retried; none twice',
    command: server('test/mail.test', 'platform/mail'),
  },
  {
    name: 'the clock jumps',
    passes: 'tokens and codes do not live longer; limits lock nobody out; no letter twice',
    command: server('auth/sign-in', 'test/limits', 'modules/letters'),
  },
  {
    name: 'twenty buyers of the last seat',
    passes: 'one gets it, the others are refused before they pay',
    command: server('billing/last-seat'),
  },
  {
    name: 'a restore to a point in time',
    passes: 'every answer acknowledged before it is there; the beliefs are those of the answers',
    command: bench('restore'),
    needs: { pgbackrest: 'pgbackrest' },
  },
  {
    name: 'a backup and its restore into an empty database of the other kind',
    passes: 'the rows are equal',
    command: server('test/database'),
  },
  {
    name: 'a release is replaced under load and put back',
    passes: '0 errors of the server, 0 lost, 0 doubled',
    command: bench('upgrade'),
    needs: caddy,
  },
  {
    name: 'a second process on the embedded database; locks of dead and living processes',
    passes:
      'refused with the id of the other process, no byte changed; the lock of a dead process is taken over',
    command: embedded('platform/db/lock', 'test/process'),
  },
  {
    name: 'hostile clients: slow bodies, one address for 300 students, floods of reports',
    passes: 'their calls are ended or limited; students can continue',
    command: embedded('test/slow-body', 'test/limits', 'page-notes'),
  },
  {
    name: 'the browser’s network fails in a session; the server is killed under it',
    passes: 'nothing lost or doubled; a message is shown; the session continues at the right question',
    command: vitest('apps/web', 'journeys', 'e2e/trouble', 'e2e/crash'),
    needs: { 'chromium-headless-shell': 'chromium-headless-shell' },
  },
];
