import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { v7 as uuid } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { JobContext } from '../jobs/definitions.ts';
import { type JobDefinitions, type Jobs, job } from '../jobs/jobs.ts';
import type { Log } from '../log.ts';
import type { Secrets } from '../secrets.ts';
import type { Gmail } from './gmail/gmail.ts';
import { isAddress } from './mailbox.ts';
import { createReceivers, isOfMailbox, isRefusal, type Lane, type Receivers } from './receivers.ts';
import { htmlOf, type Mail, textOf } from './template.ts';
import { countUndelivered } from './undelivered.ts';

export interface SentMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  time: string;
}

interface Options {
  expiresAt?: Date;
  /** Job to run when the mailbox refuses the mail for good; its data names the person as `userId`. */
  bounced?: { job: string; data: { userId: string } };
}

export interface Sending extends Options {
  mail: Mail;
}

export interface Mailer {
  /**
   * Enqueues a mail in the caller's transaction; it leaves after the commit, with retries, its words sealed while it
   * waits. Three lanes: mails with `expiresAt` (a person waits) first, letters with an unsubscribe link last. An
   * expired mail is dropped.
   */
  send(tx: Db, mail: Mail, options?: Options): Promise<void>;
  /** The same for many mails, with one statement per lane. */
  sendAll(tx: Db, sendings: readonly Sending[]): Promise<void>;
  /** The newest 1,000 mails of this process, oldest first; empty in production. */
  sent(): readonly SentMail[];
  jobs: JobDefinitions;
}

interface Setting {
  /** Optional mailbox; without a connected one mail goes by SMTP or to the outbox. */
  gmail: Gmail | null;
  smtpUrl: string | null;
  from: string;
  outbox: string;
  production: boolean;
  productName: string;
  supportEmail: string;
}

interface Waiting {
  sealed: string;
  /** The same for every retry, so that a mail program shows the mail once. */
  messageId: string;
  expiresAt: string | null;
  bounced?: Options['bounced'];
}

const keptMails = 1000;

/** Jobs of mails with an expiry (codes), and of ordinary mails. */
const urgentJob = 'mail.urgent';
const mailJob = 'mail';
/** Bulk mails that students subscribed to. */
const letterJob = 'mail.letters';
const urgentLane = { atOnce: 8, share: 5, retries: 100 } satisfies Lane & { retries: number };
const mailLane = { atOnce: 4, share: 2, retries: 300 } satisfies Lane & { retries: number };
const letterLane = { atOnce: 8, share: 4, retries: 100 } satisfies Lane & { retries: number };

export function createMailer(setting: Setting, db: Db, jobs: Jobs, secrets: Secrets, clock: Clock): Mailer {
  const sent: SentMail[] = [];
  const viaGmail = (letter: Letter, log: Log) => setting.gmail?.send(letter, log) ?? 'not_connected';
  const deliver = setting.smtpUrl ? viaSmtp(setting.smtpUrl) : intoOutbox(setting.outbox);

  const waitingOf = ({ mail, expiresAt, bounced }: Sending): { data: Waiting; person: string } => {
    if (!isAddress(mail.to)) throw new Error('A mail goes to one plain address.');
    const data = {
      sealed: secrets.seal('mail', JSON.stringify(mail)),
      messageId: `<${uuid({ msecs: clock.now().getTime() })}@twelvefold>`,
      expiresAt: expiresAt?.toISOString() ?? null,
      ...(bounced && { bounced }),
    };
    return { data, person: mail.to };
  };
  const sendAll: Mailer['sendAll'] = async (tx, sendings) => {
    const lanes = Map.groupBy(sendings, ({ mail, expiresAt }) =>
      mail.unsubscribe ? letterJob : expiresAt ? urgentJob : mailJob,
    );
    for (const [queue, own] of lanes) await jobs.enqueueAll(tx, queue, own.map(waitingOf));
  };
  const send: Mailer['send'] = (tx, mail, options) => sendAll(tx, [{ ...options, mail }]);

  const handleFor =
    (receivers: Receivers, lane: { retries: number }) =>
    async ({ sealed, messageId, expiresAt, bounced }: Waiting, { now, log, attempt }: JobContext) => {
      const mail = JSON.parse(secrets.open('mail', sealed)) as Mail;
      if (expiresAt && new Date(expiresAt) <= now) {
        log.warn({ mail: mail.kind }, 'mail expired before it could leave');
        return countUndelivered(db, 'expired', now);
      }
      const text = textOf(mail, setting);
      const html = htmlOf(mail, setting);
      const { to, subject } = mail;
      try {
        const headers = headersOf(mail);
        const letter = { from: setting.from, to, subject, text, html, messageId, date: now, headers };
        const way = await viaGmail(letter, log);
        if (way === 'withdrawn') await send(db, withdrawnMail(setting));
        // The outbox takes mail for every domain: no breaker.
        if (way !== 'sent')
          await (setting.smtpUrl ? receivers.deliver(domainOf(to), () => deliver(letter)) : deliver(letter));
      } catch (error) {
        if (!isRefusal(error)) {
          if (attempt > lane.retries) await countUndelivered(db, 'failed', now);
          throw error;
        }
        log.warn({ err: error, mail: mail.kind }, 'mail dropped: it was refused for good');
        if (bounced && isOfMailbox(error)) await jobs.enqueue(db, bounced.job, bounced.data);
        return countUndelivered(db, 'refused', now);
      }
      if (setting.production) return log.info({ mail: mail.kind }, 'mail sent');
      sent.push({ to: mail.to, subject: mail.subject, text, html, time: now.toISOString() });
      sent.splice(0, sent.length - keptMails);
      log.info(
        { mail: mail.kind, to: mail.to, gist: [mail.subject, mail.code].filter(Boolean).join(' · ') },
        'mail sent',
      );
    };

  const jobOf = (lane: Lane & { retries: number }, mostDelaySeconds: number) =>
    job<Waiting>({
      handle: handleFor(createReceivers(lane), lane),
      retries: lane.retries,
      mostDelaySeconds,
      atOnce: lane.atOnce,
      personal: true,
    });

  return {
    send,
    sendAll,
    sent: () => sent,
    jobs: {
      // Retried every 15 s for as long as a code lives; the next try finds it expired.
      [urgentJob]: jobOf(urgentLane, 15),
      // Ten hours of retries at most two minutes apart: a mail leaves soon after its server is back.
      [mailJob]: jobOf(mailLane, 120),
      // Three hours of retries; a letter about today expires before.
      [letterJob]: jobOf(letterLane, 120),
    },
  };
}

/** Tells support: nobody reads the log of a mailbox that used to work. */
const withdrawnMail = ({ supportEmail }: Setting): Mail => ({
  to: supportEmail,
  subject: 'The Gmail mailbox is no longer connected',
  kind: 'mailbox withdrawn',
  heading: 'The Gmail mailbox has to be connected again',
  paragraphs: [
    'Google takes no more email from us: somebody ended our access there, or it ran out. Our emails leave by the mail server meanwhile.',
    'An administrator can connect the mailbox again in the console under More, Mailbox.',
  ],
});

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

interface Letter {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
}

/** One-click unsubscribe (RFC 8058). */
const headersOf = ({ unsubscribe }: Mail): Record<string, string> =>
  unsubscribe
    ? { 'List-Unsubscribe': `<${unsubscribe.post}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {};

/** Together well below the 60 s of a job; parameters of SMTP_URL override them. */
const timeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  /** Silence between two replies. */
  socketTimeout: 15_000,
};

export const smtpTransport = (url: string) => createTransport({ url, ...timeouts });

function viaSmtp(url: string): (letter: Letter) => Promise<void> {
  const transport = smtpTransport(url);
  return async letter => {
    await transport.sendMail(letter);
  };
}

/** Writes each mail as an RFC 5322 file named by time; renamed when complete. */
function intoOutbox(folder: string): (letter: Letter) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async letter => {
    const { message } = await transport.sendMail(letter);
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
    const name = `${letter.date.toISOString().replace(/[:.]/g, '-')}-${letter.messageId.slice(1, 37)}`;
    await writeFile(join(folder, `${name}.part`), message as Buffer);
    await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
  };
}
