import { figures } from '@twelvefold/contract';
import type { Db } from '../../platform/db/db.ts';
import type { Browser } from '../../platform/http/browser.ts';
import { type JobDefinition, job } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import { tokenHash } from '../../platform/secrets.ts';
import * as mails from './mails.ts';
import { note } from './security-log/security-log.ts';
import * as signIns from './sign-in-store.ts';
import type { Account } from './store.ts';
import * as store from './store.ts';

/*
 * Whose tries are counted together. Strangers share one count per address and may use it up. A browser that has signed
 * in there, or was opened by a link from the mailbox, has its own count: strangers cannot lock the owner out.
 */

const day = 24 * 3600;
const { account: figure } = figures;
export const tellOwnerJob = 'tell-owner';

/** The scope of a count: one browser known to a mailbox's accounts, or (`browser` null) everybody else. */
export interface Door {
  mailbox: string;
  browser: string | null;
}

/** Suffix of a door's counters; ends with the mailbox, by which they are deleted. */
export const nameOf = ({ mailbox, browser }: Door) => (browser ? `browser ${browser} ${mailbox}` : mailbox);
export const strangersDoor = (mailbox: string): Door => ({ mailbox, browser: null });

export async function doorOf(db: Db, mailbox: string, { secretHash }: Browser): Promise<Door> {
  const known = secretHash !== null && (await signIns.isKnownBrowser(db, mailbox, secretHash));
  return { mailbox, browser: known ? secretHash : null };
}

/** A browser without a secret is identified by name and network: for mails about new browsers, not for counts. */
const identityOf = ({ secretHash, agent, client }: Browser) =>
  secretHash ?? `agent ${tokenHash(`${agent}\n${client}`)}`;

/** Records a browser that signed in. Returns true when the account knew other browsers but not this one. */
export async function noteBrowser(tx: Db, account: Account, browser: Browser, now: Date): Promise<boolean> {
  const identity = identityOf(browser);
  const known = await signIns.knownBrowsersOf(tx, account.id);
  await signIns.keepBrowser(tx, account.id, identity, now);
  for (const { browser: oldest } of known.slice(figure.knownBrowsers - 1))
    if (oldest !== identity) await signIns.forgetBrowser(tx, account.id, oldest);
  return known.length > 0 && !known.some(one => one.browser === identity);
}

/**
 * Enqueues the mail that tells a mailbox's owner, once a day, that strangers used up the tries, with a link. Also for
 * an unknown address, to which the job mails nothing.
 */
export async function tellOwner({ db, limits, jobs, secrets }: Platform, mailbox: string, now: Date) {
  const once = { subject: `door mail ${mailbox}`, allowances: [{ most: 1, seconds: day }] };
  try {
    await limits.take([once], now);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return;
    throw error;
  }
  await jobs.enqueue(db, tellOwnerJob, { sealed: secrets.seal('door mail', mailbox) }, { person: mailbox });
}

export const tellOwnerOf = (platform: Platform): JobDefinition =>
  job<{ sealed: string }>({
    personal: true,
    handle: async ({ sealed }, { now }) => {
      const { db, secrets, mailer, config } = platform;
      const owner = await store.maybeVerified(db, secrets.open('door mail', sealed));
      if (!owner) return;
      const link = secrets.seal(
        'door',
        JSON.stringify({ user: owner.id, until: now.getTime() + day * 1000 }),
      );
      const url = `${config.publicUrl}/known-browser#${link}`;
      await db.transaction(tx => mailer.send(tx, mails.doorClosed(owner.email, url, config)));
    },
  });

const invalidLink = () =>
  new AppError('code_invalid', 'This link does not work any more. Please use the newest email.');

/** Makes the browser a known one by a link from the mailbox. Returns the account's address. Throws `code_invalid`. */
export async function openByLink(
  platform: Platform,
  link: string,
  browser: Browser,
  now: Date,
): Promise<string> {
  const { db, secrets } = platform;
  const { secretHash } = browser;
  const { user, until } = openLink(secrets, link);
  if (secretHash === null || until < now.getTime()) throw invalidLink();
  const account = await store.accountById(db, user).catch(() => null);
  if (!account?.email_verified) throw invalidLink();
  await signIns.keepBrowser(db, account.id, secretHash, now);
  const { id: userId, mailbox } = account;
  await note(platform, db, { kind: 'browser_opened', mailbox, userId, browser }, now);
  return account.email;
}

function openLink(secrets: Platform['secrets'], link: string): { user: string; until: number } {
  try {
    return JSON.parse(secrets.open('door', link));
  } catch {
    throw invalidLink();
  }
}
