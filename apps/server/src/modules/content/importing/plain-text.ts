/** Tags of HTML, by the names they have: `a<b>c` in a text is none of them unless it is closed like one. */
const tag =
  /<\/?(?:a|abbr|b|blockquote|body|br|button|center|code|div|em|embed|font|form|h[1-6]|head|hr|html|i|iframe|img|input|li|link|math|meta|object|ol|option|p|pre|s|script|section|select|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|textarea|th|thead|tr|u|ul|video)(?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s*\/?>/gi;
const withContent = /<(script|style|iframe)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;

/** A text without HTML; powers, indices and line ends stay what they are. */
export const withoutTags = (text: string): string =>
  text.includes('<')
    ? text
        .replace(withContent, '')
        .replace(/<sup>\s*([\w+-]+)\s*<\/sup>/gi, '^$1')
        .replace(/<sub>\s*(\w+)\s*<\/sub>/gi, '_$1')
        .replace(/<br\s*\/?>|<\/p>\s*(?=<p\b)/gi, '\n')
        .replace(tag, '')
    : text;

/** Signs that HTML writes by their names. */
export const hasEntities = (text: string): boolean =>
  /&(?:nbsp|lt|gt|amp|times|divide|minus|ndash|mdash|deg|pi|le|ge|quot|rsquo|lsquo|#\d{2,5}|#x[0-9a-f]{2,5});/i.test(
    text,
  );
