import { demoSignIns } from './demo-sign-ins.ts';
import type { Name, Settings } from './environment.ts';
import { refusalOf } from './platform/hashing/common-passwords.ts';
import { isLoopbackUrl } from './platform/http/client-address.ts';
import { sandboxKeys } from './platform/payments/sandbox/sandbox-provider.ts';

/** Published in this file: production refuses it. */
export const sandboxSecret = 'sandbox-secret-that-production-refuses';
/** Published in `.env.example`: production refuses them. */
const exampleValues = {
  APP_SECRET: 'replace-this-by-32-or-more-random-characters',
  ADMIN_PASSWORD: 'a-long-phrase-of-your-own',
  METRICS_TOKEN: 'at-least-16-characters',
  RAZORPAY_KEY_SECRET: 'secret-of-the-key',
  RAZORPAY_WEBHOOK_SECRET: 'secret-of-the-webhook',
  RAZORPAY_WEBHOOK_SECRET_BEFORE: 'secret-in-use-until-yesterday',
} as const;
const secretNames = [
  'APP_SECRET',
  'METRICS_TOKEN',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_WEBHOOK_SECRET_BEFORE',
] as const;
/** Fewer different characters: typed, not random. */
const leastDifferent = 8;

/** Settings that belong together: when any of a group is set, all `needed` must be. */
const groups: { needed: Name[]; also: Name[] }[] = [
  {
    needed: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    also: ['RAZORPAY_WEBHOOK_SECRET_BEFORE', 'RAZORPAY_API_BASE', 'RAZORPAY_CHECKOUT_SRC'],
  },
  { needed: ['TUTOR_PROVIDER', 'TUTOR_MODEL'], also: ['TUTOR_BASE_URL', 'TUTOR_API_KEY'] },
  { needed: ['GMAIL_CLIENT_ID', 'GMAIL_CLIENT_SECRET'], also: ['GMAIL_API_BASE'] },
  { needed: ['OTEL_EXPORTER_OTLP_ENDPOINT'], also: ['OTEL_EXPORTER_OTLP_HEADERS'] },
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

/** A tax invoice needs the seller's name, address and rate. */
function sellerProblems(settings: Settings): string[] {
  if (!settings.SELLER_GSTIN) return [];
  const needed = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_PERCENT'] as const;
  return needed
    .filter(name => settings[name] === undefined)
    .map(name => `${name} is missing although SELLER_GSTIN is set`);
}

/** Rights are granted to the running role by name; the owner has them all already. */
function ownerProblems({ DATABASE_URL, DATABASE_OWNER_URL }: Settings): string[] {
  if (!DATABASE_OWNER_URL) return [];
  const [runs, owns] = [DATABASE_URL, DATABASE_OWNER_URL].map(url => URL.parse(url ?? '')?.username ?? '');
  return runs && runs !== owns
    ? []
    : ['DATABASE_OWNER_URL needs a DATABASE_URL that names another user: the one that runs the product'];
}

/** LISTEN and migrations must not go through the pooler. */
function poolerProblems({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL }: Settings): string[] {
  if (!DATABASE_DIRECT_URL) return [];
  if (!DATABASE_URL)
    return ['DATABASE_DIRECT_URL needs a DATABASE_URL: the one that leads through the pooler'];
  const [pooler, direct, owner] = [DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL].map(
    url => URL.parse(url ?? '')?.host,
  );
  const [name, through] =
    pooler === direct ? ['DATABASE_DIRECT_URL', true] : ['DATABASE_OWNER_URL', pooler === owner];
  return through ? [`${name} leads to the pooler of DATABASE_URL; it must name the database itself`] : [];
}

function roleProblems({ ROLE, DATABASE_URL }: Settings): string[] {
  if (ROLE === 'all' || DATABASE_URL) return [];
  return [`ROLE=${ROLE} needs DATABASE_URL: one process serves and works on the embedded database`];
}

function productionProblems(settings: Settings): string[] {
  if (settings.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (!settings.APP_SECRET) problems.push('APP_SECRET is required in production');
  if (settings.APP_SECRET?.includes(sandboxSecret))
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
    if ([settings[name]].flat().includes(example))
      problems.push(`${name} is the one of .env.example; production needs its own`);
  for (const name of secretNames) {
    const secrets = [settings[name] ?? []].flat();
    if (secrets.some(secret => Object.values(sandboxKeys).includes(secret)))
      problems.push(`${name} is the sandbox's, which everybody can read`);
    else if (secrets.some(secret => new Set(secret).size < leastDifferent))
      problems.push(`${name} has fewer than ${leastDifferent} different characters`);
  }
  if (settings.RAZORPAY_KEY_ID?.startsWith('rzp_test_'))
    problems.push('RAZORPAY_KEY_ID is a test key: with it nobody pays');
  const { ADMIN_EMAIL, ADMIN_PASSWORD, PRODUCT_NAME } = settings;
  if (
    ADMIN_EMAIL &&
    ADMIN_PASSWORD &&
    (demoSignIns.some(({ password }) => password === ADMIN_PASSWORD) ||
      refusalOf(ADMIN_PASSWORD, { email: ADMIN_EMAIL, productName: PRODUCT_NAME }))
  )
    problems.push('ADMIN_PASSWORD is one that anyone would try; choose another one');
  return problems;
}

/** The widest private network, 10.0.0.0/8. */
const leastProxyBits = 8;

/** Codes must reach their owners; passwords must be encrypted on the way. */
function reachProblems(settings: Settings): string[] {
  const { SMTP_URL, PUBLIC_URL, TRUST_PROXY } = settings;
  const problems: string[] = [];
  for (const name of [
    'RAZORPAY_API_BASE',
    'RAZORPAY_CHECKOUT_SRC',
    'TUTOR_BASE_URL',
    'GMAIL_API_BASE',
  ] as const) {
    const url = settings[name];
    if (url?.startsWith('http:') && !isLoopbackUrl(url))
      problems.push(`${name} must begin with https: in production`);
  }
  if (TRUST_PROXY?.some(range => Number(range.split('/')[1] ?? leastProxyBits) < leastProxyBits))
    problems.push(
      `TRUST_PROXY has a range of fewer than ${leastProxyBits} bits: strangers would be believed`,
    );
  if (!SMTP_URL) problems.push('SMTP_URL is required in production: sign-ups and resets need mail');
  if (!PUBLIC_URL) problems.push('PUBLIC_URL is required in production: the links in mails lead there');
  else if (!PUBLIC_URL.startsWith('https:')) problems.push('PUBLIC_URL must begin with https: in production');
  return problems;
}

/** Reasons not to start with these settings, one line each: missing parts, and what production refuses. */
export const refusals = (settings: Settings): string[] => [
  ...groupProblems(settings),
  ...roleProblems(settings),
  ...ownerProblems(settings),
  ...poolerProblems(settings),
  ...sellerProblems(settings),
  ...productionProblems(settings),
];
