import { figures } from '@twelvefold/contract';
import type { Mail } from '../../platform/mail/template.ts';

/** The words of every mail about an account. */
interface Sender {
  productName: string;
  publicUrl: string;
}

const minutes = figures.code.lifeMinutes;
const notYou = 'If you did not ask for this, ignore this mail. Nothing happens without the code.';

export const signUpCode = (to: string, code: string, { productName }: Sender): Mail => ({
  to,
  kind: 'sign-up code',
  subject: `${code} is your ${productName} code`,
  heading: 'Confirm your email address',
  paragraphs: [`Type this code to finish. It works for ${minutes} minutes and once only.`],
  code,
  closing: notYou,
});

export const resetCode = (to: string, code: string, { productName }: Sender): Mail => ({
  to,
  kind: 'password reset code',
  subject: `${code} resets your ${productName} password`,
  heading: 'Choose a new password',
  paragraphs: [
    `Type this code with your new password. It works for ${minutes} minutes and once only.`,
    'Your new password signs out every browser.',
  ],
  code,
  closing: notYou,
});

export const accountExists = (to: string, { productName, publicUrl }: Sender): Mail => ({
  to,
  kind: 'account exists',
  subject: `You already have a ${productName} account`,
  heading: 'You already have an account',
  paragraphs: [
    `Somebody, probably you, tried to sign up at ${productName} with this address. It already has an account, so nothing was changed.`,
    'Sign in with your password. If you forgot it, choose "Forgot password" there and we mail you a reset code.',
  ],
  action: { label: 'Sign in', url: `${publicUrl}/` },
  closing: 'If it was not you, you need not do anything.',
});

export const passwordChanged = (to: string, { productName, publicUrl }: Sender): Mail => ({
  to,
  kind: 'password changed',
  subject: `Your ${productName} password was changed`,
  heading: 'Your password was changed',
  paragraphs: [
    'Somebody set a new password with a code from this mailbox. We have signed out every browser.',
  ],
  action: { label: 'Sign in', url: `${publicUrl}/` },
  closing: 'If it was not you, reset the password at once and secure your mailbox.',
});

export const passwordChangedInside = (to: string, { productName, publicUrl }: Sender): Mail => ({
  to,
  kind: 'password changed',
  subject: `Your ${productName} password was changed`,
  heading: 'Your password was changed',
  paragraphs: ['Somebody set a new password on your account page. We have signed out every other browser.'],
  action: { label: 'Sign in', url: `${publicUrl}/` },
  closing: 'If it was not you, reset the password at once: choose "Forgot password" where you sign in.',
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
    'If it was not you, choose "Forgot password" where you sign in: a new password signs every browser out. Then write to us.',
});

export const doorClosed = (to: string, url: string, { productName }: Sender): Mail => ({
  to,
  kind: 'door closed',
  subject: `Somebody cannot sign in to your ${productName} account`,
  heading: 'We have closed sign-in with your address to strangers',
  paragraphs: [
    'Somebody tried too often to sign in with your address, or to have codes mailed to it. Nobody got in. Until tomorrow, only browsers in which you signed in before can try.',
    'In such a browser nothing changes for you. In any other, press the button below first, and then sign in or choose "Forgot password". The button works for a day.',
  ],
  action: { label: 'Open this browser', url },
  closing: 'If you do not want to sign in, you need not do anything. Do not pass this mail on.',
});

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
    `Your password was used in a browser that had not signed in before: ${agent || 'a program without a name'}, from the address ${client}, on ${at.toUTCString()}.`,
    'If it was you, you need not do anything.',
  ],
  action: { label: 'Look at your account', url: `${publicUrl}/account` },
  closing:
    'If it was not you, choose "Forgot password" where you sign in: a new password signs every browser out.',
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
      : 'Every browser is signed out, and nothing is charged any more. Answer this mail if you think that we are wrong.',
  ],
});

export const accountDeleted = (to: string, { productName }: Sender): Mail => ({
  to,
  kind: 'account deleted',
  subject: `Your ${productName} account was deleted`,
  heading: 'Your account was deleted',
  paragraphs: [
    'We have deleted your name, email address, sessions and answers, and signed out every browser.',
    'You can sign up again with this address at any time. You then begin from the start.',
  ],
});
