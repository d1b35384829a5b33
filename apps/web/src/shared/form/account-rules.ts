import { emailPattern } from '@twelvefold/contract/address';
import { figures } from '@twelvefold/contract/figures';

const { passwordLeast, passwordRecommended, nameMost, emailMost, phoneDigits } = figures.account;

/** The message for an invalid value, or undefined. */
export type Rule = (value: string) => string | undefined;

export const nameRule: Rule = value => {
  if (!value.trim()) return 'Full name is required';
  return value.trim().length > nameMost ? `Full name can be at most ${nameMost} characters long` : undefined;
};

export const emailRule: Rule = value => {
  const email = value.trim();
  if (!email) return 'Email is required';
  return email.length > emailMost || !emailPattern.test(email)
    ? 'Please enter a valid email address'
    : undefined;
};

export const newPasswordRule: Rule = value => {
  if (!value) return 'Password is required';
  return [...value].length < passwordLeast
    ? `Password must be at least ${passwordLeast} characters long`
    : undefined;
};

const phonePattern = new RegExp(`^\\+?[0-9]{${phoneDigits.least},${phoneDigits.most}}$`);

/** Empty, or digits with any grouping. */
export const phoneRule: Rule = value => {
  const digits = value.replace(/[\s().-]/g, '');
  return digits === '' || phonePattern.test(digits) ? undefined : 'Please enter a valid phone number';
};

export const codeRule: Rule = value =>
  /^[0-9]{6}$/.test(value) ? undefined : 'Please enter a valid 6-digit verification code';

export const required =
  (name: string): Rule =>
  value =>
    value ? undefined : `${name} is required`;

export const passwordHint = `At least ${passwordLeast} characters. A phrase of ${passwordRecommended} or more is safer.`;
