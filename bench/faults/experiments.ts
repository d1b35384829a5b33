/**
 * What is broken on purpose, and what must hold then: the list of `npm run test:faults`. Each is a command that ends with 0 when its
 * figure holds.
 */
interface Experiment {
  name: string;
  /** What must hold. */
  passes: string;
  command: readonly string[];
  /** Programs beside PostgreSQL, by Debian's package; where one is neither there nor to be installed, it is not run. */
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
    passes: 'jobs done within 60 s of the last; a pack for who completed; no mail twice',
    command: bench('faults/processes', 'worker'),
  },
  {
    name: 'SIGTERM of the API under load, 20 times',
    passes: 'each ends within 10 s with 0; 0 lost or doubled',
    command: bench('faults/processes', 'term'),
  },
  {
    name: 'kill -9 of two processes in the middle of jobs and calls',
    passes: 'the other does the jobs, and answers who sends again',
    command: server('test/two-processes'),
  },
  {
    name: 'kill -9 while students buy, 20 times',
    passes: 'nobody paid without a plan or a refund, nor the other way round; the ledger balances',
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
    passes: 'calls refused within 5.5 s, the time of a statement; 0 lost or doubled; no process ends',
    command: bench('faults/database', 'freeze'),
  },
  {
    name: 'connections go silent',
    passes: 'ten are replaced within 10 s; nothing acknowledged is lost',
    command: server('test/silence'),
  },
  {
    name: 'the primary is demoted; a deadlock; a table that is locked',
    passes: 'told as an outage and left behind; done once more; a migration lets others pass',
    command: server('test/outage'),
  },
  {
    name: 'a primary is lost under load',
    passes: '0 acknowledged answers lost or doubled; back within 30 s; no process is touched',
    command: bench('failover'),
    needs: { ...patroni, ...caddy },
  },
  {
    name: 'the copy for reports is lost',
    passes: 'no report is refused: they read the primary, and the copy again when it is back',
    command: bench('faults/copy'),
  },
  {
    name: 'PgBouncer in transaction mode',
    passes:
      'a class signs up and answers through three connections; limits hold; at most two connections around it',
    command: server('test/pooler'),
  },
  {
    name: 'the disk of the database is full for 20 s',
    passes:
      '503, never 200 for what is not stored; 0 lost; goes on when it is freed, no process of ours started again',
    command: bench('faults/disk'),
  },
  {
    name: 'the process dies at each point of a purchase',
    passes: 'all or nothing; trying again succeeds; the books balance',
    command: server('crash-points'),
  },
  {
    name: '1,008 replies are lost after the commit',
    passes: 'sent again, each is told as it is stored; none twice',
    command: bench('faults/replies'),
  },
  {
    name: 'the tutor’s model is slow, silent, down, endless or hostile',
    passes: 'the built-in tutor answers; the breaker opens and closes; the day’s replies count right',
    command: embedded('doubts/model', 'platform/tutor'),
  },
  {
    name: 'the payment provider is slow or away; webhooks late, doubled, out of order',
    passes: 'each payment activates once; what it does in any order balances',
    command: server('billing/buying', 'billing/webhooks', 'billing/sequences'),
  },
  {
    name: 'the mail server is slow, silent or refuses',
    passes: 'codes pass; tried again; none twice',
    command: server('test/mail.test', 'platform/mail'),
  },
  {
    name: 'the clock leaps',
    passes: 'tokens and codes live no longer; limits keep nobody out; no letter twice',
    command: server('auth/sign-in', 'test/limits', 'modules/letters'),
  },
  {
    name: 'twenty buyers of the last seat',
    passes: 'one has it, the others are told before they pay',
    command: server('billing/last-seat'),
  },
  {
    name: 'a restore to a moment',
    passes: 'every answer told before it is there; every belief follows from them',
    command: bench('restore'),
    needs: { pgbackrest: 'pgbackrest' },
  },
  {
    name: 'a backup and its restore into an empty database of the other kind',
    passes: 'the same rows',
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
    passes: 'refused with the process named, no byte changed; a dead one’s lock is taken over',
    command: embedded('platform/db/lock', 'test/process'),
  },
  {
    name: 'hostile clients: slow bodies, one address for 300 students, floods of reports',
    passes: 'they end or are limited; students go on',
    command: embedded('test/slow-body', 'test/limits', 'page-notes'),
  },
  {
    name: 'the browser’s network fails in a session; the server is killed under it',
    passes: 'nothing lost or doubled; told in words; goes on at the right question',
    command: vitest('apps/web', 'journeys', 'e2e/trouble', 'e2e/crash'),
    needs: { 'chromium-headless-shell': 'chromium-headless-shell' },
  },
];
