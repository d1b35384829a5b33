import { createTransport } from 'nodemailer';
import type { Config } from '../../../config.ts';
import { type Clock, secondsAfter } from '../../clock.ts';
import type { Db } from '../../db/db.ts';
import { and, eq, isNull } from '../../db/query.ts';
import type { Log } from '../../log.ts';
import type { Secrets } from '../../secrets.ts';
import { createGoogle, type Google, GoogleRefusal } from './google.ts';
import { gmailConnection } from './schema.ts';

/** A letter as nodemailer takes it, without its sender. */
interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
}

interface Connection {
  address: string;
  connected_at: Date;
  withdrawn_at: Date | null;
}

/** What became of a letter: where it is not `sent`, it is to take the ordinary way. */
type Sent = 'sent' | 'not_connected' | 'put_off' | 'withdrawn';

/** The mailbox of Google that an administrator may connect. */
export interface Gmail {
  google: Google;
  connection(db: Db): Promise<Connection | null>;
  /** Connects a mailbox in place of the one before; gives the refresh token of that, if it was another mailbox. */
  connect(tx: Db, given: { address: string; refreshToken: string }, now: Date): Promise<string | null>;
  /** Gives the refresh token of what was connected, or null. */
  disconnect(db: Db): Promise<string | null>;
  /**
   * Sends a letter through the mailbox, if one is connected. `withdrawn`, told once, is an access that Google has
   * ended; `put_off` is every other refusal, such as of a mailbox that has sent its share. Throws where Google is away.
   */
  send(letter: Letter, log: Log): Promise<Sent>;
}

/** What is sealed for this is opened for nothing else. */
const purpose = 'gmail';
/** An access token is not used in its last minute. */
const spareSeconds = 60;
/** Reasons of Google that only a new consent of the mailbox's owner mends. */
const endReasons = ['invalid_grant', 'insufficientPermissions', 'delegationDenied'];

interface Setting {
  gmail: NonNullable<Config['gmail']>;
  productName: string;
}

export function createGmail({ gmail, productName }: Setting, db: Db, secrets: Secrets, clock: Clock): Gmail {
  const google = createGoogle(gmail);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  /** The access token of this process; each process asks for its own. */
  let kept: { of: string; accessToken: string; until: Date } | null = null;

  const row = async (on: Db) => (await on.select().from(gmailConnection))[0] ?? null;

  async function accessToken(sealed: string): Promise<string> {
    if (kept?.of === sealed && kept.until > clock.now()) return kept.accessToken;
    const refreshToken = opened(secrets, sealed);
    // Sealed with another APP_SECRET: it is lost.
    if (!refreshToken) throw new GoogleRefusal(400, 'invalid_grant');
    const given = await google.refresh(refreshToken);
    const until = secondsAfter(clock.now(), given.expiresInSeconds - spareSeconds);
    kept = { of: sealed, accessToken: given.accessToken, until };
    return given.accessToken;
  }

  /** Asks once for another access token: the kept one may have been ended early. */
  async function sendWith(sealed: string, message: Buffer): Promise<void> {
    const isKept = kept?.of === sealed;
    try {
      await google.send(await accessToken(sealed), message);
    } catch (error) {
      if (!isKept || !(error instanceof GoogleRefusal) || error.status !== 401) throw error;
      kept = null;
      await google.send(await accessToken(sealed), message);
    }
  }

  /** Whether this try is the first to find it out. */
  async function withdraw(sealed: string): Promise<Sent> {
    const [first] = await db
      .update(gmailConnection)
      .set({ withdrawn_at: clock.now() })
      .where(and(eq(gmailConnection.sealed_refresh_token, sealed), isNull(gmailConnection.withdrawn_at)))
      .returning({ address: gmailConnection.address });
    return first ? 'withdrawn' : 'not_connected';
  }

  return {
    google,
    connection: row,
    connect: async (tx, { address, refreshToken }, now) => {
      const before = await row(tx);
      const sealed_refresh_token = secrets.seal(purpose, refreshToken);
      const fields = { address, sealed_refresh_token, connected_at: now, withdrawn_at: null };
      await tx
        .insert(gmailConnection)
        .values(fields)
        .onConflictDoUpdate({ target: gmailConnection.id, set: fields });
      // Giving back one token of a mailbox ends all of them: the new one too.
      return before && before.address !== address ? opened(secrets, before.sealed_refresh_token) : null;
    },
    disconnect: async on => {
      const [gone] = await on.delete(gmailConnection).returning();
      return gone ? opened(secrets, gone.sealed_refresh_token) : null;
    },
    send: async (letter, log) => {
      const [connected] = await db.select().from(gmailConnection).where(isNull(gmailConnection.withdrawn_at));
      if (!connected) return 'not_connected';
      const { address, sealed_refresh_token: sealed } = connected;
      const from = { name: productName, address };
      const { message } = await transport.sendMail({ ...letter, from });
      try {
        await sendWith(sealed, message as Buffer);
        return 'sent';
      } catch (error) {
        if (!(error instanceof GoogleRefusal)) throw error;
        log.warn({ err: error }, 'the Gmail mailbox refused a mail');
        return endReasons.includes(error.reason) ? withdraw(sealed) : 'put_off';
      }
    },
  };
}

function opened(secrets: Secrets, sealed: string): string | null {
  try {
    return secrets.open(purpose, sealed);
  } catch {
    return null;
  }
}
