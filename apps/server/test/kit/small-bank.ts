/** Test bank with three questions of every form; reading and copying the whole bank would take three times as long. */
export const smallBank = { ITEMS_PER_FORM: '3' };
