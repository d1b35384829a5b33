import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { createProviderClient, type ProviderClient } from './client.ts';
import { createSandboxProvider, type SandboxProvider } from './sandbox/sandbox-provider.ts';

/** The payment provider, real or its stand-in: for the code above them the difference is configuration. */
export interface Payments {
  client: ProviderClient;
  /** Public; the checkout window is opened with it. */
  keyId: string;
  /** Signs what the checkout window gives. */
  keySecret: string;
  /** Sign webhooks: the one in use, and the one before it while retries of older events still come. */
  webhookSecrets: readonly string[];
  /** Address of the checkout script. */
  checkoutSrc: string;
  /** Where that script and its window come from; null where it is our own address. */
  checkoutOrigin: string | null;
  /** The stand-in; null where money moves. */
  sandbox: SandboxProvider | null;
}

const providerApi = 'https://api.razorpay.com';
const providerCheckout = 'https://checkout.razorpay.com/v1/checkout.js';
/** Same-origin: the stand-in's script needs no exception of the content policy. */
const sandboxCheckout = '/__sandbox/checkout.js';

/** Null in production without keys: the plans then answer 'not available'. With keys the stand-in never starts. */
export function createPayments(
  { payments, profile, dataDir }: Config,
  clock: Clock,
  log: Log,
): Payments | null {
  const passedOver = (entity: object) =>
    log.error(entity, 'the payment provider lists an entity that cannot be read, and that is passed over');
  if (payments) {
    const { keyId, keySecret, webhookSecrets, apiBase, checkoutSrc } = payments;
    const access = { base: apiBase ?? providerApi, keyId, keySecret };
    return {
      client: createProviderClient(async () => access, passedOver),
      keyId,
      keySecret,
      webhookSecrets,
      checkoutSrc: checkoutSrc ?? providerCheckout,
      checkoutOrigin: new URL(checkoutSrc ?? providerCheckout).origin,
      sandbox: null,
    };
  }
  if (profile === 'production') return null;
  const sandbox = createSandboxProvider(join(dataDir, 'sandbox-provider.jsonl'), clock);
  const { keyId, keySecret, webhookSecret } = sandbox;
  return {
    client: createProviderClient(async () => ({ base: await sandbox.base(), keyId, keySecret }), passedOver),
    keyId,
    keySecret,
    webhookSecrets: [webhookSecret],
    checkoutSrc: sandboxCheckout,
    checkoutOrigin: null,
    sandbox,
  };
}
