import { describe, expect, it } from 'vitest';
import { isSignature, orderSignature, subscriptionSignature, webhookSignature } from './signatures.ts';

const keySecret = 'sandbox_key_secret_0001';
const webhookSecret = 'sandbox_webhook_secret_0001';
const event = Buffer.from(
  '{"entity":"event","account_id":"acc_Sb0000000000D4","event":"payment.captured","contains":["payment"],"payload":{"payment":{"entity":{"id":"pay_Sb0000000000B2","entity":"payment","amount":119500,"currency":"INR","status":"captured","order_id":"order_Sb0000000000A1","captured":true,"notes":[]}}},"created_at":1764547200}',
);

describe('signatures as the provider documents them', () => {
  it('of an order put the order first', () => {
    expect(orderSignature(keySecret, 'order_Sb0000000000A1', 'pay_Sb0000000000B2')).toBe(
      '7129e7f22bddfd42274fa8b03a498b1a52abe38ad1314e0608becc06b0b33e06',
    );
  });
  it('of a subscription put the payment first', () => {
    expect(subscriptionSignature(keySecret, 'sub_Sb0000000000C3', 'pay_Sb0000000000B2')).toBe(
      'fb7323065c78a466d4124491295d6b8a67dfbbc0374a1e1997cae72edc336155',
    );
  });
  it('of a webhook cover its bytes', () => {
    expect(event).toHaveLength(320);
    expect(webhookSignature(webhookSecret, event)).toBe(
      'cbd2fb799100f360aa27aabaf0d2537b03afa0dbe1e23f99b3cbfe7804eb1821',
    );
  });
  it.each([
    ['none', undefined],
    ['empty', ''],
    ['63 digits', 'a'.repeat(63)],
    ['upper case', 'A'.repeat(64)],
    ['one digit changed', `b${'a'.repeat(63)}`],
  ])('that are %s are wrong', (_what, given) => {
    expect(isSignature(given, 'a'.repeat(64))).toBe(false);
  });
});
