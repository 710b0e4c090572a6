import type { MetaDescriptor } from 'react-router'

type PageHead = { title: string; description?: string; canonical?: string | undefined; path: string }

/** Title, description and address of a page for browsers, search engines and shares. */
export function pageMeta(
  { title, description = '', canonical, path }: PageHead,
  town: string,
  publicUrl: string,
): MetaDescriptor[] {
  const address = new URL(canonical || path, publicUrl).href
  const fullTitle = title === town ? title : `${title} – ${town}`
  return [
    { title: fullTitle },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: 'de_DE' },
    { property: 'og:site_name', content: town },
  ]
}
