const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * One mailbox and nothing around it: the dot-string of RFC 5321 at a host name of RFC 1123. Display names, comments,
 * quotes, lists, groups and letters that only look like others would be another address to us and the same one to a mail
 * server.
 */
export const emailPattern = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$`,
  'i',
);
