import { email } from '@twelvefold/contract';
import validator from 'validator';

/**
 * The mailbox of an address, for finding accounts and counting mails: lower case, without the dots and tags that large
 * providers ignore (`a.b+c@googlemail.com` is `ab@gmail.com`).
 */
export const mailboxOf = (address: string): string =>
  validator.normalizeEmail(address) || address.toLowerCase();

/** Whether the text is one plain address: no mail program may read a second one in it. */
export const isAddress = (text: string): boolean => email.safeParse(text).success;
