const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * One mailbox: the dot-string of RFC 5321 at a host name of RFC 1123. Display names, comments, quotes, lists, groups
 * and look-alike letters are refused: to us they would be another address, to a mail server the same one.
 */
export const emailPattern = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`,
  'i',
);
