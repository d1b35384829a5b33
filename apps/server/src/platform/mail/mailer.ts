import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { type JobDefinitions, type Jobs, job } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Secrets } from '../secrets.ts';
import { isAddress } from './mailbox.ts';
import { htmlOf, type Mail, textOf } from './template.ts';

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  time: string;
}

export interface Mailer {
  /**
   * Mails in the caller's transaction: the mail leaves after the commit, by a job, and is tried again while the mail
   * server is away. It is dropped once `expiresAt` has passed. Its words are sealed while they wait.
   */
  send(tx: Db, mail: Mail, options?: { expiresAt?: Date }): Promise<void>;
  /** Drops what waits for an address, and what is known of mails that left for it. */
  forget(tx: Db, address: string): Promise<void>;
  /** The newest mails of this process, oldest first; kept outside production only. */
  sent(): readonly SentMail[];
  jobs: JobDefinitions;
}

interface Setting {
  smtpUrl: string | null;
  from: string;
  outbox: string;
  production: boolean;
  productName: string;
  supportEmail: string;
}

interface Waiting {
  sealed: string;
  /** Keyed hash of the address it goes to, by which it is found again. */
  addressee: string;
  /** Stays the same when a try is repeated, so that a mail program shows the mail once. */
  messageId: string;
  expiresAt: string | null;
}

const keptMails = 1000;
const mailJob = 'mail';

export function createMailer(setting: Setting, jobs: Jobs, secrets: Secrets, clock: Clock): Mailer {
  const sent: SentMail[] = [];
  const addresseeOf = (address: string) => secrets.keyedHash('addressee', address.toLowerCase());
  const deliver = setting.smtpUrl ? viaSmtp(setting.smtpUrl) : intoOutbox(setting.outbox);

  const handle = async ({ sealed, messageId, expiresAt }: Waiting, { now, log }: { now: Date; log: Log }) => {
    const mail = JSON.parse(secrets.open('mail', sealed)) as Mail;
    if (expiresAt && new Date(expiresAt) <= now)
      return log.warn({ mail: mail.kind }, 'mail expired before it could leave');
    const text = textOf(mail, setting);
    const html = htmlOf(mail, setting);
    const { to, subject } = mail;
    try {
      await deliver({ from: setting.from, to, subject, text, html, messageId, date: now });
    } catch (error) {
      if (!isNobody(error)) throw error;
      return log.warn({ mail: mail.kind }, 'mail dropped: there is no such mailbox');
    }
    if (setting.production) return log.info({ mail: mail.kind }, 'mail sent');
    sent.push({ to: mail.to, subject: mail.subject, text, html, time: now.toISOString() });
    sent.splice(0, sent.length - keptMails);
    log.info(
      { mail: mail.kind, to: mail.to, gist: [mail.subject, mail.code].filter(Boolean).join(' · ') },
      'mail sent',
    );
  };

  return {
    send: async (tx, mail, options = {}) => {
      if (!isAddress(mail.to)) throw new Error('A mail goes to one plain address.');
      const waiting: Waiting = {
        sealed: secrets.seal('mail', JSON.stringify(mail)),
        addressee: addresseeOf(mail.to),
        messageId: `<${uuid({ msecs: clock.now().getTime() })}@twelvefold>`,
        expiresAt: options.expiresAt?.toISOString() ?? null,
      };
      await jobs.enqueue(tx, mailJob, waiting);
    },
    forget: (tx, address) => jobs.forget(tx, [addresseeOf(address)]),
    sent: () => sent,
    // Ten hours of tries at most two minutes apart: a mail leaves soon after its server is back.
    jobs: {
      [mailJob]: job<Waiting>({ handle, retries: 300, mostDelaySeconds: 120, atOnce: 2, personal: true }),
    },
  };
}

/**
 * The mail server says for good that the mailbox does not exist (RFC 3463, 5.1.x), as after a slip in an address: trying
 * it for hours would make it doubt the sender.
 */
function isNobody(error: unknown): boolean {
  const response = (error as { response?: unknown } | null)?.response;
  return typeof response === 'string' && /^5\d\d[ -]5\.1\.\d\b/.test(response);
}

interface Letter {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  date: Date;
}

function viaSmtp(url: string): (letter: Letter) => Promise<void> {
  const transport = createTransport(url, {});
  return async letter => {
    await transport.sendMail(letter);
  };
}

/** Every mail as an RFC 5322 file, named by time; written aside and renamed, so that none is seen half. */
function intoOutbox(folder: string): (letter: Letter) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async letter => {
    const { message } = await transport.sendMail(letter);
    await mkdir(folder, { recursive: true });
    const name = `${letter.date.toISOString().replace(/[:.]/g, '-')}-${letter.messageId.slice(1, 37)}`;
    await writeFile(join(folder, `${name}.part`), message as Buffer);
    await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
  };
}
