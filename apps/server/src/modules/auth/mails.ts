import { figures } from '@twelvefold/contract';
import { browserName } from '@twelvefold/contract/browser-name';
import type { Mail } from '../../platform/mail/template.ts';
import { dayTimeInIndia } from '../../platform/sentences.ts';

/** The words of all mails about accounts. */
interface Sender {
  productName: string;
  publicUrl: string;
}

/** A mail with a code, to be typed at `where`. */
const withCode = (
  mail: Pick<Mail, 'to' | 'kind' | 'subject' | 'heading'>,
  code: string,
  where: string,
  ...more: string[]
): Mail => ({
  ...mail,
  paragraphs: [
    `Type this code ${where}. It works once, within ${figures.code.lifeMinutes} minutes.`,
    ...more,
  ],
  code,
  closing: 'If you did not ask for this, ignore this email. Nothing happens without the code.',
});

export const signUpCode = (to: string, code: string, { productName }: Sender): Mail => {
  const subject = `${code} is your ${productName} code`;
  const mail = { to, kind: 'sign-up code', subject, heading: 'Confirm your email address' };
  return withCode(mail, code, 'where you signed up');
};

export const resetCode = (to: string, code: string, { productName }: Sender): Mail => {
  const subject = `${code} resets your ${productName} password`;
  const mail = { to, kind: 'password reset code', subject, heading: 'Choose a new password' };
  return withCode(mail, code, 'with your new password', 'Your new password signs you out everywhere.');
};

export const newAddressCode = (to: string, code: string, { productName }: Sender): Mail => {
  const subject = `${code} is your ${productName} code`;
  const mail = { to, kind: 'new address code', subject, heading: 'Confirm your new email address' };
  return withCode(mail, code, 'on your account page', 'From then on you sign in with this address.');
};

export const addressTaken = (to: string, { productName, publicUrl }: Sender): Mail => ({
  to,
  kind: 'address taken',
  subject: `You already have a ${productName} account`,
  heading: 'You already have an account',
  paragraphs: [
    'Somebody, probably you, wanted to move another account to this address. The address already has an account. We changed nothing.',
    'One address has one account. To go on with this one, sign in with this address.',
  ],
  action: { label: 'Sign in', url: `${publicUrl}/` },
  closing: 'If it was not you, you can ignore this email.',
});

/** To the old address. */
export const addressChanged = (
  to: string,
  email: string,
  { productName, publicUrl, supportEmail }: Sender & { supportEmail: string },
): Mail => ({
  to,
  kind: 'address changed',
  subject: `The email address of your ${productName} account was changed`,
  heading: 'Your account has another address',
  paragraphs: [
    `Somebody, probably you, moved your account to ${email}, with your password and a code from that mailbox. We have signed out every other browser.`,
    'From now on you sign in with the new address.',
  ],
  action: { label: 'Sign in', url: `${publicUrl}/` },
  closing: `If it was not you, write to ${supportEmail} at once.`,
});

export const accountExists = (to: string, { productName, publicUrl }: Sender): Mail => ({
  to,
  kind: 'account exists',
  subject: `You already have a ${productName} account`,
  heading: 'You already have an account',
  paragraphs: [
    `Somebody, probably you, signed up at ${productName} with this address. The address already has an account. We changed nothing.`,
    'Sign in with your password. If you forgot it, choose "Forgot password?" and we email you a code for a new one.',
  ],
  action: { label: 'Sign in', url: `${publicUrl}/` },
  closing: 'If it was not you, you can ignore this email.',
});

export const passwordChanged = (to: string, { productName, publicUrl }: Sender): Mail => ({
  to,
  kind: 'password changed',
  subject: `Your ${productName} password was changed`,
  heading: 'Your password was changed',
  paragraphs: [
    'Somebody, probably you, set a new password with a code from this mailbox. We have signed out every browser.',
  ],
  action: { label: 'Sign in', url: `${publicUrl}/` },
  closing:
    'If it was not you, somebody reads your email. Change the password of your mailbox, then choose "Forgot password?" where you sign in.',
});

export const passwordChangedInside = (to: string, { productName, publicUrl }: Sender): Mail => ({
  to,
  kind: 'password changed',
  subject: `Your ${productName} password was changed`,
  heading: 'Your password was changed',
  paragraphs: [
    'Somebody, probably you, set a new password on your account page. We have signed out every other browser.',
  ],
  action: { label: 'Sign in', url: `${publicUrl}/` },
  closing:
    'If it was not you, choose "Forgot password?" where you sign in. A new password signs every browser out.',
});

export const secondFactorChanged = (to: string, on: boolean, { productName, publicUrl }: Sender): Mail => ({
  to,
  kind: 'second factor changed',
  subject: `Your ${productName} second factor was switched ${on ? 'on' : 'off'}`,
  heading: `Your second factor was switched ${on ? 'on' : 'off'}`,
  paragraphs: [
    on
      ? 'From now on you sign in with your password and a code from your authenticator app. We have signed out every other browser.'
      : 'From now on your password alone signs you in.',
  ],
  action: { label: 'Look at your account', url: `${publicUrl}/account` },
  closing:
    'If it was not you, choose "Forgot password?" where you sign in. A new password signs every browser out. Then write to us.',
});

export const doorClosed = (to: string, url: string, { productName }: Sender): Mail => ({
  to,
  kind: 'door closed',
  subject: `Somebody cannot sign in to your ${productName} account`,
  heading: 'Only your own browsers can sign in today',
  paragraphs: [
    'Somebody tried too often to sign in with your address, or to have codes sent to it. Nobody got in. Until tomorrow, only browsers in which you have signed in before can try.',
    'In those browsers nothing changes. In a new browser, press the button below first. Then sign in, or choose "Forgot password?". The button works for a day.',
  ],
  action: { label: 'Open this browser', url },
  closing: 'If you do not want to sign in, you can ignore this email. Do not forward it.',
});

const inSentence = (name: string) => name.replace(/^A /, 'a ');

export const newBrowser = (
  to: string,
  { agent, client }: { agent: string; client: string },
  at: Date,
  { productName, publicUrl }: Sender,
): Mail => ({
  to,
  kind: 'new browser',
  subject: `A new browser signed in to your ${productName} account`,
  heading: 'A new browser signed in',
  paragraphs: [
    `Somebody signed in with your password on ${dayTimeInIndia(at)}, in ${inSentence(browserName(agent))}, from the network address ${client}. This browser is new to us.`,
    'If it was you, all is well.',
  ],
  action: { label: 'Look at your account', url: `${publicUrl}/account` },
  closing:
    'If it was not you, choose "Forgot password?" where you sign in. A new password signs every browser out.',
});

const standings = {
  suspended: { subject: 'is suspended', heading: 'Your account is suspended' },
  terminated: { subject: 'was closed', heading: 'We have closed your account' },
  active: { subject: 'is open again', heading: 'Your account is open again' },
} as const;

export const standingChanged = (
  to: string,
  change: { to: keyof typeof standings; reason: string },
  { productName }: Sender,
): Mail => ({
  to,
  kind: 'account standing',
  subject: `Your ${productName} account ${standings[change.to].subject}`,
  heading: standings[change.to].heading,
  paragraphs: [
    change.reason,
    change.to === 'active'
      ? 'You can sign in as before.'
      : 'We have signed out every browser, and we charge nothing any more. If you think that we are wrong, answer this email.',
  ],
});

export const accountDeleted = (to: string, { productName }: Sender): Mail => ({
  to,
  kind: 'account deleted',
  subject: `Your ${productName} account was deleted`,
  heading: 'Your account was deleted',
  paragraphs: [
    'We have deleted your name, email address, sessions and answers, and signed out every browser. Records of payments stay, without your name and address.',
    'You can sign up again with this address at any time. You then start afresh.',
  ],
});
