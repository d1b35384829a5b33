import { createHash } from 'node:crypto';
import type { MailboxState, User } from '@twelvefold/contract';
import { secondsAfter } from '../../platform/clock.ts';
import type { Gmail } from '../../platform/mail/gmail/gmail.ts';
import { GoogleRefusal, GoogleUnavailable, sendScope } from '../../platform/mail/gmail/google.ts';
import type { Platform } from '../../platform/platform.ts';
import { AppError } from '../../platform/problems.ts';
import { randomToken, tokenHash } from '../../platform/secrets.ts';
import { addAuthorization, dropExpired, takeAuthorization } from './store.ts';

/** Time limit for the consent at Google. */
const mostMinutes = 10;
const verifierPurpose = 'gmail verifier';

/** Google's redirect address; must be listed in the client's settings at Google. */
const redirectUri = ({ config }: Platform) => `${config.publicUrl}/admin/mailbox`;

function configured({ gmail }: Platform): Gmail {
  if (gmail) return gmail;
  throw new AppError(
    'unavailable',
    'Gmail is not set up on this server: GMAIL_CLIENT_ID and GMAIL_CLIENT_SECRET are missing.',
  );
}

export async function authorize(
  platform: Platform,
  admin: User,
  now: Date,
): Promise<{ authorization_url: string }> {
  const { db, secrets } = platform;
  const { google } = configured(platform);
  const state = randomToken();
  const verifier = randomToken();
  await dropExpired(db, now);
  await addAuthorization(db, {
    state_hash: tokenHash(state),
    admin_id: admin.id,
    sealed_verifier: secrets.seal(verifierPurpose, verifier),
    expires_at: secondsAfter(now, mostMinutes * 60),
  });
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return {
    authorization_url: google.authorizationUrl({ redirectUri: redirectUri(platform), state, challenge }),
  };
}

const notBegun = () =>
  new AppError(
    'invalid_request',
    'You did not ask Google for this here, or its answer came too late. Please connect again.',
  );
const notAllowed = () =>
  new AppError(
    'invalid_request',
    'You did not allow us to send email from this mailbox. Please connect again and leave the tick at sending.',
  );

/** Turns Google's errors into refusals with words. */
async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof GoogleRefusal)
      throw new AppError('invalid_request', 'Google did not accept this. Please connect again.');
    if (error instanceof GoogleUnavailable)
      throw new AppError('unavailable', 'Google does not answer. Please connect again in a minute.');
    throw error;
  }
}

export async function connect(
  platform: Platform,
  admin: User,
  given: { authorization_code: string; state?: string | undefined },
  now: Date,
): Promise<{ message: string }> {
  const { db, secrets } = platform;
  const { google, ...gmail } = configured(platform);
  if (!given.state) throw notBegun();
  const begun = await takeAuthorization(db, { stateHash: tokenHash(given.state), adminId: admin.id }, now);
  if (!begun) throw notBegun();
  const verifier = secrets.open(verifierPurpose, begun.sealed_verifier);
  const grant = await told(
    google.exchange({ code: given.authorization_code, verifier, redirectUri: redirectUri(platform) }),
  );
  const { refreshToken } = grant;
  if (!grant.scopes.includes(sendScope)) throw notAllowed();
  if (!refreshToken)
    throw new AppError('invalid_request', 'Google gave us no lasting access. Please connect again.');
  const address = await told(google.addressOf(grant.accessToken));
  const before = await db.transaction(tx => gmail.connect(tx, { address, refreshToken }, now));
  if (before) await giveBack(platform, before);
  return { message: 'Gmail authentication successful' };
}

/** Revokes the access at Google. Returns false without an answer: the owner must end it there. */
async function giveBack({ gmail, log }: Platform, refreshToken: string): Promise<boolean> {
  try {
    await gmail?.google.revoke(refreshToken);
    return true;
  } catch (error) {
    // An invalid token needs no revocation.
    if (error instanceof GoogleRefusal) return true;
    log.warn({ err: error }, 'Google was not told that a mailbox is disconnected');
    return false;
  }
}

export async function connectionNow({ gmail, db }: Platform): Promise<MailboxState> {
  const found = await gmail?.connection(db);
  return {
    configured: gmail !== null,
    connection: found
      ? {
          address: found.address,
          connected_at: found.connected_at.toISOString(),
          withdrawn_at: found.withdrawn_at?.toISOString() ?? null,
        }
      : null,
  };
}

/** Deletes our token first: no mail leaves through the mailbox from then on, whatever Google answers. */
export async function disconnect(platform: Platform): Promise<{ message: string }> {
  const refreshToken = await configured(platform).disconnect(platform.db);
  const known = refreshToken === null || (await giveBack(platform, refreshToken));
  return {
    message: known
      ? 'The mailbox is disconnected.'
      : 'The mailbox is disconnected here. Google did not answer: please end our access in the Google account too.',
  };
}

export async function sendTestMail({ db, mailer }: Platform, admin: User): Promise<{ message: string }> {
  await mailer.send(db, {
    to: admin.email,
    subject: 'A test email',
    kind: 'mailbox test',
    heading: 'Your mailbox works',
    paragraphs: ['You asked for this email in the console. All our emails leave in the same way.'],
  });
  return { message: `A test email to ${admin.email} is on its way.` };
}
