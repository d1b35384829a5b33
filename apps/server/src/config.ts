import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { email } from '@twelvefold/contract';
import { z } from 'zod';
import { refusalOf } from './platform/hashing/common-passwords.ts';

/** The sandbox's key, public by being here: production refuses it. */
export const sandboxSecret = 'sandbox-secret-that-production-refuses';
/** Public too: what `.env.example` shows. */
const exampleValues = {
  APP_SECRET: 'replace-this-by-32-or-more-random-characters',
  ADMIN_PASSWORD: 'a-long-phrase-of-your-own',
  METRICS_TOKEN: 'at-least-16-characters',
  RAZORPAY_KEY_SECRET: 'secret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'secret-of-the-webhook',
} as const;
/** A secret with fewer different characters was typed by somebody who wanted to be done. */
const leastDifferent = 8;

const defaults = {
  port: 3000,
  host: '127.0.0.1',
  dataDir: './.data',
  supportEmail: 'support@twelvefold.example',
  productName: 'Twelvefold',
  imageHosts: ['drive.google.com', 'drive.usercontent.google.com'],
} as const;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const roles = ['all', 'serve', 'work'] as const;
const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];
const namedAddress = /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+)$/;

const schemeUrl = (schemes: string[], example: string) =>
  z
    .string()
    .refine(text => schemes.includes(URL.parse(text)?.protocol ?? ''), `must be an address like ${example}`);
const webUrl = schemeUrl(['http:', 'https:'], 'https://example.org').transform(text =>
  text.replace(/\/+$/, ''),
);
const emailAddress = z.string().refine(text => email.safeParse(text).success, 'must be an e-mail address');
const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform(text => text === '1');
const commaList = z.string().transform(text =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean),
);
const isProxy = (name: string) => proxyNames.includes(name) || isIP(name.replace(/\/\d{1,3}$/, '')) > 0;

/** Every setting the product reads, as text; `.env.example` lists the same names. */
export const environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .default('development'),
  PORT: z.coerce
    .number({ error: 'must be a port between 1 and 65535' })
    .int('must be a port between 1 and 65535')
    .min(1, 'must be a port between 1 and 65535')
    .max(65535, 'must be a port between 1 and 65535')
    .default(defaults.port),
  HOST: z.string().default(defaults.host),
  ROLE: z.enum(roles, { error: `must be one of ${roles.join(', ')}` }).default('all'),
  DATA_DIR: z.string().default(defaults.dataDir),
  DATABASE_URL: schemeUrl(['postgres:', 'postgresql:'], 'postgres://user:password@host/database').optional(),
  ALLOW_EMBEDDED: flag.default(false),
  PUBLIC_URL: webUrl.optional(),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'must have at least 6 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  DEMO: flag.optional(),
  PRODUCT_NAME: z.string().max(60, 'must have at most 60 characters').default(defaults.productName),
  SUPPORT_EMAIL: emailAddress.default(defaults.supportEmail),
  SMTP_URL: schemeUrl(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(namedAddress, 'must be an address like "Twelvefold <post@example.org>"')
    .optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET_BEFORE: z.string().optional(),
  RAZORPAY_API_BASE: webUrl.optional(),
  RAZORPAY_CHECKOUT_SRC: webUrl.optional(),
  SELLER_NAME: z.string().max(200).optional(),
  SELLER_ADDRESS: z.string().max(400).optional(),
  SELLER_TAX_ID: z.string().max(60).optional(),
  SELLER_TAX_NAME: z.string().max(20).default('GST'),
  SELLER_TAX_PERCENT: z.coerce
    .number({ error: 'must be a percentage between 0 and 100' })
    .min(0, 'must be a percentage between 0 and 100')
    .max(100, 'must be a percentage between 0 and 100')
    .optional(),
  TUTOR_PROVIDER: z
    .enum(['openai-compatible', 'anthropic', 'google'], {
      error: 'must be openai-compatible, anthropic or google',
    })
    .optional(),
  TUTOR_MODEL: z.string().optional(),
  TUTOR_BASE_URL: webUrl.optional(),
  TUTOR_API_KEY: z.string().optional(),
  GMAIL_CLIENT_ID: z.string().optional(),
  GMAIL_CLIENT_SECRET: z.string().optional(),
  IMAGE_HOSTS: commaList.optional(),
  TRUST_PROXY: commaList
    .refine(
      names => names.every(isProxy),
      'must list loopback, linklocal, uniquelocal, addresses or address ranges',
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
});
type Settings = z.output<typeof environment>;
type Name = keyof Settings;

/** Settings that only make sense together: the first names must all be there when any of the group is. */
const groups: { needed: Name[]; also: Name[] }[] = [
  {
    needed: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    also: ['RAZORPAY_WEBHOOK_SECRET_BEFORE', 'RAZORPAY_API_BASE', 'RAZORPAY_CHECKOUT_SRC'],
  },
  { needed: ['TUTOR_PROVIDER', 'TUTOR_MODEL'], also: ['TUTOR_BASE_URL', 'TUTOR_API_KEY'] },
  { needed: ['GMAIL_CLIENT_ID', 'GMAIL_CLIENT_SECRET'], also: [] },
  { needed: ['ADMIN_EMAIL', 'ADMIN_PASSWORD'], also: [] },
];

function groupProblems(settings: Settings): string[] {
  return groups.flatMap(({ needed, also }) => {
    const given = [...needed, ...also].filter(name => settings[name] !== undefined);
    if (given.length === 0) return [];
    return needed
      .filter(name => settings[name] === undefined)
      .map(name => `${name} is missing although ${given.join(', ')} ${given.length > 1 ? 'are' : 'is'} set`);
  });
}

function roleProblems({ ROLE, DATABASE_URL }: Settings): string[] {
  if (ROLE === 'all' || DATABASE_URL) return [];
  return [`ROLE=${ROLE} needs DATABASE_URL: one process serves and works on the embedded database`];
}

function productionProblems(settings: Settings): string[] {
  if (settings.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (!settings.APP_SECRET) problems.push('APP_SECRET is required in production');
  if (settings.APP_SECRET === sandboxSecret)
    problems.push('APP_SECRET is the sandbox default; production needs its own');
  if (!settings.DATABASE_URL && !settings.ALLOW_EMBEDDED)
    problems.push(
      'DATABASE_URL is required in production (ALLOW_EMBEDDED=1 accepts the embedded database with its limits)',
    );
  problems.push(...secretProblems(settings), ...reachProblems(settings));
  if (settings.DEMO) problems.push('DEMO cannot be 1 in production: its sign-ins are public');
  return problems;
}

function secretProblems(settings: Settings): string[] {
  const problems: string[] = [];
  for (const [name, example] of Object.entries(exampleValues) as [keyof typeof exampleValues, string][])
    if (settings[name] === example)
      problems.push(`${name} is the one of .env.example; production needs its own`);
  if (settings.APP_SECRET && new Set(settings.APP_SECRET).size < leastDifferent)
    problems.push(`APP_SECRET has fewer than ${leastDifferent} different characters`);
  const { ADMIN_EMAIL, ADMIN_PASSWORD, PRODUCT_NAME } = settings;
  if (
    ADMIN_EMAIL &&
    ADMIN_PASSWORD &&
    refusalOf(ADMIN_PASSWORD, { email: ADMIN_EMAIL, productName: PRODUCT_NAME })
  )
    problems.push('ADMIN_PASSWORD is one that anyone would try; choose another one');
  return problems;
}

/** Codes have to reach their owners, and passwords the server unread. */
function reachProblems({ SMTP_URL, PUBLIC_URL }: Settings): string[] {
  const problems: string[] = [];
  if (!SMTP_URL) problems.push('SMTP_URL is required in production: sign-ups and resets need mail');
  if (!PUBLIC_URL) problems.push('PUBLIC_URL is required in production: the links in mails lead there');
  else if (!PUBLIC_URL.startsWith('https:')) problems.push('PUBLIC_URL must begin with https: in production');
  return problems;
}

export interface Config {
  profile: 'sandbox' | 'production';
  /** Whether this process serves people, works off jobs, or does both. */
  role: (typeof roles)[number];
  host: string;
  port: number;
  /** Where people reach the product, without a closing slash. */
  publicUrl: string;
  dataDir: string;
  /** A PostgreSQL server; null is the embedded database in `dataDir`. */
  databaseUrl: string | null;
  appSecret: string;
  mail: { smtpUrl: string | null; from: string };
  payments: {
    keyId: string;
    keySecret: string;
    /** The one in use first. */
    webhookSecrets: string[];
    apiBase: string | null;
    checkoutSrc: string | null;
  } | null;
  /** Who sells, as receipts print it; the tax line comes with a percentage only. */
  seller: {
    name: string | null;
    address: string | null;
    taxId: string | null;
    taxName: string;
    taxPercent: number | null;
  };
  tutor: {
    provider: 'openai-compatible' | 'anthropic' | 'google';
    model: string;
    baseUrl: string | null;
    apiKey: string | null;
  } | null;
  gmail: { clientId: string; clientSecret: string } | null;
  firstAdmin: { email: string; password: string } | null;
  demo: boolean;
  productName: string;
  supportEmail: string;
  imageHosts: readonly string[];
  /** Proxies whose X-Forwarded-For is believed; null believes nobody. */
  trustProxy: string[] | null;
  metricsToken: string | null;
  logLevel: (typeof logLevels)[number];
}

export type ParsedConfig = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Parses the whole environment at once; an empty value counts as absent. Reports every problem, one line each. */
export function parseConfig(env: Record<string, string | undefined>): ParsedConfig {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success)
    return {
      ok: false,
      problems: parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`),
    };
  const problems = [
    ...groupProblems(parsed.data),
    ...roleProblems(parsed.data),
    ...productionProblems(parsed.data),
  ];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config: toConfig(parsed.data) };
}

function toConfig(s: Settings): Config {
  const production = s.NODE_ENV === 'production';
  const shownHost = s.HOST.includes(':') ? `[${s.HOST}]` : s.HOST;
  return {
    profile: production ? 'production' : 'sandbox',
    role: s.ROLE,
    host: s.HOST,
    port: s.PORT,
    publicUrl: s.PUBLIC_URL ?? `http://${shownHost}:${s.PORT}`,
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL ?? null,
    appSecret: s.APP_SECRET ?? sandboxSecret,
    mail: {
      smtpUrl: s.SMTP_URL ?? null,
      from: s.MAIL_FROM ?? `"${s.PRODUCT_NAME.replace(/["\\]/g, '')}" <${s.SUPPORT_EMAIL}>`,
    },
    payments: paymentsOf(s),
    seller: {
      name: s.SELLER_NAME ?? null,
      address: s.SELLER_ADDRESS ?? null,
      taxId: s.SELLER_TAX_ID ?? null,
      taxName: s.SELLER_TAX_NAME,
      taxPercent: s.SELLER_TAX_PERCENT ?? null,
    },
    tutor:
      s.TUTOR_PROVIDER && s.TUTOR_MODEL
        ? {
            provider: s.TUTOR_PROVIDER,
            model: s.TUTOR_MODEL,
            baseUrl: s.TUTOR_BASE_URL ?? null,
            apiKey: s.TUTOR_API_KEY ?? null,
          }
        : null,
    gmail:
      s.GMAIL_CLIENT_ID && s.GMAIL_CLIENT_SECRET
        ? { clientId: s.GMAIL_CLIENT_ID, clientSecret: s.GMAIL_CLIENT_SECRET }
        : null,
    firstAdmin:
      s.ADMIN_EMAIL && s.ADMIN_PASSWORD ? { email: s.ADMIN_EMAIL, password: s.ADMIN_PASSWORD } : null,
    demo: s.DEMO ?? !production,
    productName: s.PRODUCT_NAME,
    supportEmail: s.SUPPORT_EMAIL,
    imageHosts: s.IMAGE_HOSTS ?? defaults.imageHosts,
    trustProxy: s.TRUST_PROXY ?? null,
    metricsToken: s.METRICS_TOKEN ?? null,
    logLevel: s.LOG_LEVEL,
  };
}

function paymentsOf(s: Settings): Config['payments'] {
  if (!s.RAZORPAY_KEY_ID || !s.RAZORPAY_KEY_SECRET || !s.RAZORPAY_WEBHOOK_SECRET) return null;
  return {
    keyId: s.RAZORPAY_KEY_ID,
    keySecret: s.RAZORPAY_KEY_SECRET,
    webhookSecrets: [s.RAZORPAY_WEBHOOK_SECRET, s.RAZORPAY_WEBHOOK_SECRET_BEFORE].filter(
      secret => secret !== undefined,
    ),
    apiBase: s.RAZORPAY_API_BASE ?? null,
    checkoutSrc: s.RAZORPAY_CHECKOUT_SRC ?? null,
  };
}
