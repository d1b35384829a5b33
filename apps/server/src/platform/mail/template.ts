/** The words of a mail; all mails share one layout. */
export interface Mail {
  to: string;
  subject: string;
  /** Kind of mail for the log: `sign-up code`. */
  kind: string;
  heading: string;
  /** Paragraphs of plain text. */
  paragraphs: string[];
  /** A code to type, shown large. */
  code?: string;
  /** A link to press. */
  action?: { label: string; url: string };
  /** Small closing paragraph. */
  closing?: string;
  /** For subscribed mails: why it comes, the unsubscribe page, and the address for one-click unsubscribe. */
  unsubscribe?: { why: string; page: string; post: string };
}

interface Sender {
  productName: string;
  supportEmail: string;
}

const colours = {
  paper: '#F4F6F0',
  card: '#FFFFFF',
  ink: '#10211B',
  soft: '#57665F',
  pine: '#0B5C46',
  marigold: '#F2A516',
};

export function textOf(mail: Mail, sender: Sender): string {
  const lines = [mail.heading, '', ...mail.paragraphs.flatMap(paragraph => [paragraph, ''])];
  if (mail.code) lines.push(`    ${mail.code}`, '');
  if (mail.action) lines.push(`${mail.action.label}: ${mail.action.url}`, '');
  if (mail.closing) lines.push(mail.closing, '');
  if (mail.unsubscribe) lines.push(mail.unsubscribe.why, `Unsubscribe: ${mail.unsubscribe.page}`, '');
  lines.push('--', sender.productName, `Questions? Write to ${sender.supportEmail}.`);
  return lines.join('\n');
}

export function htmlOf(mail: Mail, sender: Sender): string {
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const code = mail.code
    ? `<p style="margin:24px 0;padding:16px;background:${colours.paper};border-radius:12px;text-align:center;font:700 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;color:${colours.pine}">${escapeHtml(mail.code)}</p>`
    : '';
  const action = mail.action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(mail.action.url)}" style="display:inline-block;padding:12px 20px;background:${colours.pine};color:#fff;border-radius:10px;text-decoration:none;font-weight:600">${escapeHtml(mail.action.label)}</a></p>`
    : '';
  const unsubscribe = mail.unsubscribe
    ? `${escapeHtml(mail.unsubscribe.why)} <a href="${escapeHtml(mail.unsubscribe.page)}" style="color:${colours.pine}">Unsubscribe</a>.<br>`
    : '';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;background:${colours.paper};color:${colours.ink};font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<p style="margin:0 0 16px;font-weight:700;color:${colours.pine}">${twelveDots()}${escapeHtml(sender.productName)}</p>
<div style="background:${colours.card};border-radius:16px;padding:32px 28px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(mail.heading)}</h1>
${mail.paragraphs.map(text => paragraph(text)).join('\n')}${code}${action}
${mail.closing ? paragraph(mail.closing, `color:${colours.soft};font-size:14px`) : ''}
</div>
<p style="margin:20px 0 0;color:${colours.soft};font-size:13px">${unsubscribe}Questions? Write to <a href="mailto:${escapeHtml(sender.supportEmail)}" style="color:${colours.pine}">${escapeHtml(sender.supportEmail)}</a>.</p>
</div></body></html>`;
}

/** The product's mark in text: one marigold dot before a row of pine. */
const twelveDots = () =>
  `<span aria-hidden="true" style="letter-spacing:2px;margin-right:8px"><span style="color:${colours.marigold}">●</span>●●</span>`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign);
