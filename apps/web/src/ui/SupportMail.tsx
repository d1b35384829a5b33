import { site } from '../shared/words/site.ts';

/** The support address as a link, inside a sentence. */
export function SupportMail() {
  const { supportEmail } = site();
  return (
    <a href={`mailto:${supportEmail}`} className="break-words text-link underline">
      {supportEmail}
    </a>
  );
}
