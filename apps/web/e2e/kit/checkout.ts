import type { Page } from 'playwright-core';
import type { Product, Student } from './product.ts';

/** Presses a button in the stand-in provider's window. */
export async function inWindow(
  page: Page,
  press: RegExp | 'Fail' | 'Leave pending' | 'Cancel',
): Promise<void> {
  const window = page.getByRole('dialog', { name: 'Test payment' });
  await window.getByRole('button', { name: press }).click();
}

export const pay = /^Pay /;

/** Goes from the pricing page into the provider's window. */
export async function toWindow(page: Page, plan = 'Pro Regular'): Promise<void> {
  await page.getByRole('button', { name: `Get ${plan}` }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('dialog', { name: 'Test payment' }).waitFor();
}

/** Gives a student a running Pro Regular, through the API. */
export async function subscriber(product: Product, student: Student): Promise<Student> {
  const { token, email, name, id } = student;
  const body = { plan_type: 'pro_regular', user_email: email, user_name: name };
  const order = await product.api<{ id: string }>('POST', '/payments/create-subscription', { token, body });
  const paid = await fetch(`${product.url}/__sandbox/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: order.id, method: 'upi', outcome: 'success' }),
  });
  const { response } = (await paid.json()) as { response: Record<string, string> };
  await product.api('POST', '/payments/verify-payment', { token, body: { ...response, user_id: id } });
  return student;
}
