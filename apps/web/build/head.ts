/** Metadata of a prerendered page. */
export interface Head {
  title: string;
  description: string;
  /** The page's path; null hides it from search engines. */
  path: string | null;
}

const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const social = {
  file: '/social.png',
  width: 1200,
  height: 630,
  alt: 'Step out of the noise. Step into the 12. Beside the words, a plate of scattered dots in which a 12 appears.',
};

/** Metadata tags for search engines and link previews; the server fills in names and addresses. */
export function headTags({ title, description, path }: Head): string {
  const meta = (kind: 'name' | 'property', key: string, content: string | number) =>
    `<meta ${kind}="${key}" content="${inHtml(String(content))}" />`;
  const described = meta('name', 'description', description);
  if (path === null) return [described, meta('name', 'robots', 'noindex')].join('\n    ');
  const url = `%PUBLIC_URL%${path}`;
  const image = `%PUBLIC_URL%${social.file}`;
  return [
    described,
    `<link rel="canonical" href="${url}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', '%PRODUCT_NAME%'),
    meta('property', 'og:locale', 'en_IN'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', social.width),
    meta('property', 'og:image:height', social.height),
    meta('property', 'og:image:alt', social.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', social.alt),
  ].join('\n    ');
}

export const titleTag = (title: string): string => `<title>${inHtml(title)}</title>`;

/** The sitemap of public paths. */
export const sitemap = (paths: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map(path => `  <url><loc>%PUBLIC_URL%${path}</loc></url>`).join('\n')}
</urlset>
`;
