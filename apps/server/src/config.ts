import { resolve } from 'node:path';
import { defaults, environment, type Settings } from './environment.ts';
import { refusals, sandboxSecret } from './refusals.ts';

export interface Config {
  profile: 'sandbox' | 'production';
  /** Whether this process serves requests, runs jobs, or does both. */
  role: Settings['ROLE'];
  host: string;
  port: number;
  /** Address of the product for its users, without a closing slash. */
  publicUrl: string;
  dataDir: string;
  /** Address of a PostgreSQL server; null for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** The same database as the role that owns the tables; null when the running role owns them. */
  databaseOwnerUrl: string | null;
  /** The same database past the pooler (transaction mode) of `databaseUrl`; null without a pooler. */
  databaseDirectUrl: string | null;
  /** The first secret seals and signs; all of them open and verify. */
  appSecrets: [string, ...string[]];
  /** A read replica for reports; null when reports read the main database. */
  databaseReportsUrl: string | null;
  mail: { smtpUrl: string | null; from: string };
  payments: {
    keyId: string;
    keySecret: string;
    /** The current secret first. */
    webhookSecrets: string[];
    apiBase: string | null;
    checkoutSrc: string | null;
  } | null;
  /** The seller as receipts print it; receipts have a tax line only when there is a percentage. */
  seller: {
    name: string | null;
    address: string | null;
    taxId: string | null;
    taxName: string;
    taxPercent: number | null;
    /** With a GSTIN receipts are tax invoices. */
    gst: { gstin: string; sac: string } | null;
  };
  tutor: {
    provider: 'openai-compatible' | 'anthropic' | 'google';
    model: string;
    baseUrl: string | null;
    apiKey: string | null;
  } | null;
  gmail: { clientId: string; clientSecret: string; apiBase: string | null } | null;
  firstAdmin: { email: string; password: string } | null;
  demo: boolean;
  /** Maximum of questions of one form that this release adds to the bank; null for all in bank.lock. */
  itemsPerForm: number | null;
  productName: string;
  supportEmail: string;
  imageHosts: readonly string[];
  /** Proxies whose X-Forwarded-For is trusted; null trusts none. */
  trustProxy: string[] | null;
  metricsToken: string | null;
  /** OTLP collector, and the share of requests and jobs that is recorded; null records nothing. */
  tracing: { endpoint: string; headers: Record<string, string>; share: number; instance: string } | null;
  logLevel: Settings['LOG_LEVEL'];
}

export type ParsedConfig = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Parses the whole environment at once; an empty value counts as absent. Returns every problem, one line each. */
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
  const problems = refusals(parsed.data);
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
    databaseOwnerUrl: s.DATABASE_OWNER_URL ?? null,
    databaseDirectUrl: s.DATABASE_DIRECT_URL ?? null,
    appSecrets: s.APP_SECRET ?? [sandboxSecret],
    databaseReportsUrl: s.DATABASE_REPORTS_URL ?? null,
    mail: {
      smtpUrl: s.SMTP_URL ?? null,
      from: s.MAIL_FROM ?? `"${s.PRODUCT_NAME.replace(/["\\]/g, '')}" <${s.SUPPORT_EMAIL}>`,
    },
    payments: paymentsOf(s),
    seller: {
      name: s.SELLER_NAME ?? null,
      address: s.SELLER_ADDRESS ?? null,
      taxId: s.SELLER_TAX_ID ?? null,
      taxName: s.SELLER_GSTIN ? 'GST' : s.SELLER_TAX_NAME,
      taxPercent: s.SELLER_TAX_PERCENT ?? null,
      gst: s.SELLER_GSTIN ? { gstin: s.SELLER_GSTIN, sac: s.SELLER_SAC } : null,
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
        ? {
            clientId: s.GMAIL_CLIENT_ID,
            clientSecret: s.GMAIL_CLIENT_SECRET,
            apiBase: s.GMAIL_API_BASE ?? null,
          }
        : null,
    firstAdmin:
      s.ADMIN_EMAIL && s.ADMIN_PASSWORD ? { email: s.ADMIN_EMAIL, password: s.ADMIN_PASSWORD } : null,
    demo: s.DEMO ?? !production,
    itemsPerForm: s.ITEMS_PER_FORM ?? null,
    productName: s.PRODUCT_NAME,
    supportEmail: s.SUPPORT_EMAIL,
    imageHosts: s.IMAGE_HOSTS ?? defaults.imageHosts,
    trustProxy: s.TRUST_PROXY ?? null,
    metricsToken: s.METRICS_TOKEN ?? null,
    tracing: s.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: s.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          share: s.OTEL_TRACES_SAMPLER_ARG,
          instance: `${shownHost}:${s.PORT}`,
        }
      : null,
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
