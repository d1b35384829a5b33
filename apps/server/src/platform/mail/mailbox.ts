import { email } from '@twelvefold/contract';
import validator from 'validator';

/**
 * The mailbox an address reaches, by which accounts are found and mails are counted: in lower case, without the dots and
 * tags that the large providers ignore (`a.b+c@googlemail.com` is `ab@gmail.com`).
 */
export const mailboxOf = (address: string): string =>
  validator.normalizeEmail(address) || address.toLowerCase();

/** Whether the text is one plain address and nothing else, so that no mail program reads a second one in it. */
export const isAddress = (text: string): boolean => email.safeParse(text).success;
