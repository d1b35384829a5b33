import { join } from 'node:path';
import type { SiteSettings } from '@twelvefold/contract';
import type { Config } from '../config.ts';
import { type Audit, createAudit } from './audit/audit.ts';
import { elapsedMs, type MovableClock } from './clock.ts';
import type { Db, Reports, Tx } from './db/db.ts';
import { type EmbeddedHome, openEmbedded } from './db/embedded.ts';
import { openPostgres, type PostgresHome } from './db/postgres.ts';
import { createHashing, type Hashing, type PasswordCost } from './hashing/hashing.ts';
import type { Asset } from './http/assets.ts';
import type { Route } from './http/endpoint-handlers.ts';
import { createReplies, type Replies } from './idempotency/replies.ts';
import { createJobs, type JobDefinitions, type Jobs, job } from './jobs/jobs.ts';
import { createLimits, type Limits } from './limits/limits.ts';
import type { Log } from './log.ts';
import { createGmail, type Gmail } from './mail/gmail/gmail.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createPayments, type Payments } from './payments/payments.ts';
import { createSecrets, type Secrets } from './secrets.ts';
import type { Tracing } from './tracing/tracing.ts';
import { SandboxTutor } from './tutor/sandbox-tutor.ts';

/** A person whose data is exported or erased. */
export interface Person {
  id: string;
  /** Null when the address was never proved: it may belong to another person. */
  provedEmail: string | null;
}

/** Export and erasure of the data that a module stores about a person. */
export interface PersonalData {
  /** The person's data by export names, as JSON; a long list may be an async iterable of rows. */
  exportOf(db: Db, person: Person): Promise<Record<string, unknown>>;
  /** Deletes or anonymizes the data. Repeating it changes nothing. */
  erase(tx: Tx, person: Person): Promise<void>;
}

/** A metric for `/metrics`; read at every scrape, so never from a table that grows with students. */
export interface Measure {
  name: string;
  help: string;
  labels: readonly string[];
  /** `of`: values of the labels in order. */
  read(): Promise<readonly { of: readonly string[]; total: number }[]>;
}

/**
 * A module: routes, jobs, start. Built from the platform and the earlier modules it reads:
 * `practiceModule(platform, { auth, content })`. Its other fields are its front door.
 */
export interface Module {
  name: string;
  routes: readonly Route[];
  /** Files served below `/api`. */
  assets?: readonly Asset[];
  jobs: JobDefinitions;
  /** Required of a module that stores rows of a person. */
  personalData?: PersonalData;
  measures?: readonly Measure[];
  /** Runs at every start, after migrations and before the first request; must be idempotent. */
  start?(): Promise<void>;
}

/** The mechanisms that modules are built on; none of them knows students. */
export interface Platform {
  config: Config;
  site: SiteSettings;
  home: EmbeddedHome | PostgresHome;
  db: Db;
  reports: Reports;
  clock: MovableClock;
  log: Log;
  limits: Limits;
  replies: Replies;
  /** Log of administrators' actions. */
  audit: Audit;
  jobs: Jobs;
  mailer: Mailer;
  /** Null when not configured. */
  gmail: Gmail | null;
  secrets: Secrets;
  /** Null when nothing can be bought. */
  payments: Payments | null;
  hashing: Hashing;
  /** The sandbox's control of the tutor; null in production. */
  sandboxTutor: SandboxTutor | null;
  /** Null without a collector. */
  tracing: Tracing | null;
  /** Jobs of the platform itself. */
  ownJobs: JobDefinitions;
}

export interface PlatformParts {
  config: Config;
  clock: MovableClock;
  log: Log;
  home: EmbeddedHome | PostgresHome;
  site: SiteSettings;
  passwordCost?: PasswordCost;
  tracing?: Tracing | null;
}

/** OWASP's recommendation for argon2id with one lane; about 25 ms. */
export const fullCost: PasswordCost = { memoryKiB: 19_456, passes: 2 };

export const openHome = (config: Config, log: Log): Promise<EmbeddedHome | PostgresHome> | PostgresHome =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, log, {
        ownerUrl: config.databaseOwnerUrl,
        directUrl: config.databaseDirectUrl,
        reportsUrl: config.databaseReportsUrl,
      })
    : openEmbedded(config.dataDir);

export function createPlatform(parts: PlatformParts): Platform {
  const { config, clock, log, home, site, passwordCost, tracing = null } = parts;
  const limits = createLimits(home.db);
  const replies = createReplies(home.db, elapsedMs);
  const secrets = createSecrets(...config.appSecrets);
  const jobs = createJobs({ home, clock, log, secrets, works: config.role !== 'serve', tracing });
  const { gmail: access, productName } = config;
  const gmail = access && createGmail({ gmail: access, productName }, home.db, secrets, clock);
  const mailSetting = {
    gmail,
    smtpUrl: config.mail.smtpUrl,
    from: config.mail.from,
    outbox: join(config.dataDir, 'outbox'),
    production: config.profile === 'production',
    productName,
    supportEmail: config.supportEmail,
  };
  const mailer = createMailer(mailSetting, home.db, jobs, secrets, clock);
  const ownJobs: JobDefinitions = {
    ...mailer.jobs,
    'clean-limits': job({ cron: '41 * * * *', handle: (_data, { now }) => limits.clean(now) }),
    'clean-replies': job({ cron: '*/15 * * * *', handle: (_data, { now }) => replies.clean(now) }),
  };
  return {
    config,
    site,
    home,
    db: home.db,
    reports: home.reports,
    clock,
    log,
    limits,
    replies,
    audit: createAudit(home.db),
    jobs,
    mailer,
    gmail,
    secrets,
    payments: createPayments(config, clock, log),
    hashing: createHashing(passwordCost ?? fullCost),
    sandboxTutor: config.profile === 'sandbox' ? new SandboxTutor() : null,
    tracing,
    ownJobs,
  };
}
