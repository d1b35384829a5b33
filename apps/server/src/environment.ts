import { isIP } from 'node:net';
import { email } from '@twelvefold/contract';
import { gstinProblem } from '@twelvefold/contract/gst';
import { z } from 'zod';

export const defaults = {
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
const databaseUrl = schemeUrl(['postgres:', 'postgresql:'], 'postgres://user:password@host/database');
const emailAddress = z.string().refine(text => email.safeParse(text).success, 'must be an email address');
const flag = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform(text => text === '1');
const commaList = z.string().transform(text =>
  text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean),
);
const isProxy = (name: string) => proxyNames.includes(name) || isIP(name.replace(/\/\d{1,3}$/, '')) > 0;

/** Every setting as text; `.env.example` lists the same names. */
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
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPORTS_URL: databaseUrl.optional(),
  ALLOW_EMBEDDED: flag.default(false),
  PUBLIC_URL: webUrl.optional(),
  APP_SECRET: commaList
    .refine(
      secrets => secrets.every(secret => secret.length >= 32),
      'must have at least 32 characters, each secret of them where there are several',
    )
    .transform(([first = '', ...before]): [string, ...string[]] => [first, ...before])
    .optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'must have at least 6 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  DEMO: flag.optional(),
  ITEMS_PER_FORM: z.coerce
    .number({ error: 'must be a whole number from 1' })
    .int('must be a whole number from 1')
    .min(1, 'must be a whole number from 1')
    .optional(),
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
  SELLER_GSTIN: z
    .string()
    .superRefine((gstin, refuse) => {
      const problem = gstinProblem(gstin);
      if (problem) refuse.addIssue({ code: 'custom', message: `is not a GSTIN. ${problem}` });
    })
    .optional(),
  SELLER_SAC: z
    .string()
    .regex(/^99\d{4}$/, 'must be a service accounting code of six digits that begins with 99')
    .default('999293'),
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
  GMAIL_API_BASE: webUrl.optional(),
  IMAGE_HOSTS: commaList.optional(),
  TRUST_PROXY: commaList
    .refine(
      names => names.every(isProxy),
      'must list loopback, linklocal, uniquelocal, addresses or address ranges',
    )
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: commaList
    .refine(pairs => pairs.every(pair => /^[\w-]+=./.test(pair)), 'must list name=value')
    .transform(pairs =>
      Object.fromEntries(pairs.map(pair => [pair.split('=', 1)[0], pair.slice(pair.indexOf('=') + 1)])),
    )
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a share between 0 and 1' })
    .min(0, 'must be a share between 0 and 1')
    .max(1, 'must be a share between 0 and 1')
    .default(1),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
});
export type Settings = z.output<typeof environment>;
export type Name = keyof Settings;
