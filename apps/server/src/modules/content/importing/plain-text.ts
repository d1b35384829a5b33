const names =
  'a|abbr|b|blockquote|body|br|button|center|code|div|em|embed|font|form|h[1-6]|head|hr|html|i|iframe|img|input|li|link|math|meta|object|ol|option|p|pre|s|script|section|select|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|textarea|th|thead|tr|u|ul|video';
/** No slash between attributes: the pattern would be ambiguous and slow. */
const attribute = String.raw`(?:[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)|async|checked|controls|defer|disabled|hidden|nowrap|selected)`;
/** Known HTML tags, tags of word processors (`<o:p>`) and comments; `a<b and b>c` does not match. */
const tag = new RegExp(
  String.raw`</?(?:${names})(?:[\s/]+${attribute}(?:\s+${attribute})*)?(?:\s[\s/]*|/)?>|</?[a-z]+:[a-z]+\s*/?>|<!--[\s\S]*?(?:-->|$)`,
  'gi',
);
const withContent = /<(script|style|iframe)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;

/** A text without HTML; powers, indices and line ends are kept. */
export const withoutTags = (text: string): string =>
  text.includes('<')
    ? text
        .replace(withContent, '')
        .replace(/<sup>\s*([\w+-]+)\s*<\/sup>/gi, '^$1')
        .replace(/<sub>\s*(\w+)\s*<\/sub>/gi, '_$1')
        .replace(/<br\s*\/?>|<\/p>\s*(?=<p\b)/gi, '\n')
        .replace(tag, '')
    : text;

/** Named HTML entities. */
const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  times: '×',
  divide: '÷',
  minus: '−',
  ndash: '–',
  mdash: '—',
  deg: '°',
  pi: 'π',
  le: '≤',
  ge: '≥',
  ne: '≠',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  hellip: '…',
  radic: '√',
  frac12: '½',
};
const entity = /&(?:([a-z]+\d*)|#(\d{2,5})|#x([0-9a-f]{2,5}));/gi;

/** Decodes HTML entities; unknown ones stay. */
export const withoutEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        entity,
        (whole, name: string | undefined, decimal: string | undefined, hex: string | undefined) => {
          if (name !== undefined) return named[name.toLowerCase()] ?? whole;
          const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
          const sign = String.fromCharCode(code);
          return code >= 32 && sign.isWellFormed() ? sign.replace('\u00A0', ' ') : whole;
        },
      )
    : text;
