import { createTransport } from 'nodemailer';
import type { Config } from '../../../config.ts';
import { type Clock, secondsAfter } from '../../clock.ts';
import type { Db } from '../../db/db.ts';
import { and, eq, isNull } from '../../db/query.ts';
import type { Log } from '../../log.ts';
import type { Secrets } from '../../secrets.ts';
import { createGoogle, type Google, GoogleRefusal } from './google.ts';
import { gmailConnection } from './schema.ts';

/** A mail in nodemailer's form, without its sender. */
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

/** Result of a try; unless `sent`, the mail goes by SMTP. */
type Sent = 'sent' | 'not_connected' | 'put_off' | 'withdrawn';

/** The Gmail mailbox that an administrator may connect. */
export interface Gmail {
  google: Google;
  connection(db: Db): Promise<Connection | null>;
  /** Replaces the connected mailbox; returns the old refresh token when it belonged to another mailbox. */
  connect(tx: Db, given: { address: string; refreshToken: string }, now: Date): Promise<string | null>;
  /** Returns the refresh token of the disconnected mailbox, or null. */
  disconnect(db: Db): Promise<string | null>;
  /**
   * Sends a mail through the connected mailbox. `withdrawn`, returned once, means that Google has ended the access;
   * `put_off` is every other refusal, such as a used-up quota. Throws when Google is unavailable.
   */
  send(letter: Letter, log: Log): Promise<Sent>;
}

/** Purpose of the seal: other code cannot open the token. */
const purpose = 'gmail';
/** An access token is replaced in its last minute. */
const spareSeconds = 60;
/** Google's reasons that require a new consent of the mailbox's owner. */
const endReasons = ['invalid_grant', 'insufficientPermissions', 'delegationDenied'];

interface Setting {
  gmail: NonNullable<Config['gmail']>;
  productName: string;
}

export function createGmail({ gmail, productName }: Setting, db: Db, secrets: Secrets, clock: Clock): Gmail {
  const google = createGoogle(gmail);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  /** The access token of this process. */
  let kept: { of: string; accessToken: string; until: Date } | null = null;

  const row = async (on: Db) => (await on.select().from(gmailConnection))[0] ?? null;

  async function accessToken(sealed: string): Promise<string> {
    if (kept?.of === sealed && kept.until > clock.now()) return kept.accessToken;
    const refreshToken = opened(secrets, sealed);
    // Sealed with a lost APP_SECRET.
    if (!refreshToken) throw new GoogleRefusal(400, 'invalid_grant');
    const given = await google.refresh(refreshToken);
    const until = secondsAfter(clock.now(), given.expiresInSeconds - spareSeconds);
    kept = { of: sealed, accessToken: given.accessToken, until };
    return given.accessToken;
  }

  /** Retries once with a new access token: the cached one may have been revoked. */
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

  /** Marks the access as ended; `withdrawn` only for the first caller. */
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
      // Revoking one token of a mailbox revokes all its tokens, the new one too.
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
