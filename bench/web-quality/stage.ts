import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../../apps/web/e2e/kit/chromium.ts';
import { firstStartMs, Product } from '../../apps/web/e2e/kit/product.ts';
import { adminPaths } from '../../apps/web/src/admin/addresses.ts';
import { addresses } from '../../apps/web/src/app/addresses.ts';

const pathsFor = (...who: (typeof addresses)[number]['who'][]) =>
  addresses.filter(address => who.includes(address.who)).map(({ path }) => path);

export const publicPaths = pathsFor('visitor', 'everyone').map(path =>
  path === '/404' ? '/no-such-page' : path,
);
export { adminPaths };
/** Without paths that have a parameter: their screens are reached and measured from a list. */
export const signedInPaths = pathsFor('student').filter(path => !path.includes(':'));

interface SignIn {
  token: string;
  user: unknown;
}

/**
 * A running product with the demo's months of history, the demo student signed in with an open session, and a
 * browser.
 */
export interface Stage {
  product: Product;
  browser: Browser;
  signIn: SignIn;
  context(options?: ContextOptions): Promise<BrowserContext>;
  dispose(): Promise<void>;
}

interface ContextOptions {
  width?: number;
  dark?: boolean;
  signedIn?: boolean;
  as?: 'visitor' | 'demo' | 'newcomer' | 'admin';
}

interface SiteSettings {
  demo: { role: string; email: string; password: string }[] | null;
}

async function signInAs(
  product: Product,
  role: 'student' | 'admin',
): Promise<SignIn & { user: { id: string } }> {
  const { demo } = await product.api<SiteSettings>('GET', '/site');
  const person = demo?.find(one => one.role === role);
  if (!person) throw new Error(`The demo has no ${role}`);
  const body = { email: person.email, password: person.password };
  const reply = await product.api<{ access_token: string; user: { id: string } }>('POST', '/auth/login', {
    body,
  });
  return { token: reply.access_token, user: reply.user };
}

/** Starts the product on a free port with a new data directory. */
export async function setStage(): Promise<Stage> {
  const product = await new Product({ DEMO: '1' }).start(firstStartMs);
  await product.sandbox('POST', '/limits', { scale: 1000 });
  const signIn = await signInAs(product, 'student');
  const admin = await signInAs(product, 'admin');
  const body = { user_id: signIn.user.id };
  await product.api('POST', '/session/start', { body, token: signIn.token });
  const newcomer = await product.unprovedStudent('newcomer@example.org');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs });
  return {
    product,
    browser,
    signIn,
    context: async ({
      width = 1280,
      dark = false,
      signedIn = false,
      as = signedIn ? 'demo' : 'visitor',
    } = {}) => {
      const context = await browser.newContext({
        viewport: { width, height: width < 800 ? 844 : 900 },
        colorScheme: dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
        baseURL: product.url,
      });
      const who = { visitor: null, demo: signIn, newcomer, admin }[as];
      if (who) await context.addInitScript(storeSignIn, [who.token, JSON.stringify(who.user)] as const);
      return context;
    },
    dispose: async () => {
      await browser.close();
      await product.dispose();
    },
  };
}

/** Runs in the page. */
export function storeSignIn([token, user]: readonly [string, string]): void {
  localStorage.setItem('cat_prep_token', token);
  localStorage.setItem('cat_prep_user', user);
}

/** Opens a page and waits until its content is shown. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  if (path === '/session')
    await page.getByRole('heading', { name: /^Question \d+$|^Today's Session$/ }).waitFor();
}
