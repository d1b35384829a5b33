import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { createProviderClient, type ProviderClient } from './client.ts';
import { createSandboxProvider, type SandboxProvider } from './sandbox/sandbox-provider.ts';

/** The payment provider or its stand-in; callers need not know which. */
export interface Payments {
  client: ProviderClient;
  /** Public; opens the checkout window. */
  keyId: string;
  /** Key of checkout signatures. */
  keySecret: string;
  /** Secrets of webhooks: the current one, and the previous one while old events are retried. */
  webhookSecrets: readonly string[];
  /** Address of the checkout script. */
  checkoutSrc: string;
  /** Origin of the checkout script and window; null when it is our own. */
  checkoutOrigin: string | null;
  /** The stand-in; null with real payments. */
  sandbox: SandboxProvider | null;
}

const providerApi = 'https://api.razorpay.com';
const providerCheckout = 'https://checkout.razorpay.com/v1/checkout.js';
/** Same origin: the content security policy needs no exception. */
const sandboxCheckout = '/__sandbox/checkout.js';

/** Null in production without keys: plans are then 'not available'. With keys the stand-in never starts. */
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
