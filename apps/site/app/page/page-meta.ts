import type { Breadcrumb, PageRoute } from '@rathausplatz/contract'
import type { MetaDescriptor } from 'react-router'
import { feedLinks } from '../feeds/feed-paths.ts'
import { shareImagePath, shareImageSize } from '../share-image/share-image-path.ts'
import type { StructuredPage } from './structured-data.ts'

type PageHead = {
  title: string
  seo?: PageRoute['seo']
  /** The breadcrumbs; the title names the parent page: "Preise – Freibad". */
  breadcrumbs?: readonly Breadcrumb[]
  description?: string
  canonical?: string | undefined
  path: string
  /** Canonical query of the page: filters and list page. */
  query?: string
  structured?: StructuredPage
  /** Versions of the page: everyday German and Leichte Sprache. */
  sprachfassungen?: PageRoute['sprachfassungen']
}

/** Returns title, description and address of a page for browsers, search engines, feed readers and shares. */
export function pageMeta(
  {
    title,
    seo,
    breadcrumbs = [],
    description = '',
    canonical,
    path,
    query = '',
    structured,
    sprachfassungen = [],
  }: PageHead,
  town: string,
  publicUrl: string,
): MetaDescriptor[] {
  const seite = new URLSearchParams(query).get('seite')
  const address = new URL(canonical || (query ? `${path}?${query}` : path), publicUrl).href
  const name = seo?.title || title
  const words = seo?.description || description
  const parts = [name, seite && `Seite ${seite}`, titleAbove(breadcrumbs), title === town ? '' : town]
  return [
    { title: parts.filter(Boolean).join(' – ') },
    ...(words ? [{ name: 'description', content: words }] : []),
    { tagName: 'link', rel: 'canonical', href: address },
    ...versions(sprachfassungen, path, publicUrl),
    ...feedLinks(path),
    { property: 'og:title', content: name },
    ...(words ? [{ property: 'og:description', content: words }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: 'de_DE' },
    { property: 'og:site_name', content: town },
    { property: 'og:image', content: new URL(shareImagePath(path), publicUrl).href },
    { property: 'og:image:width', content: String(shareImageSize.width) },
    { property: 'og:image:height', content: String(shareImageSize.height) },
    { property: 'og:image:alt', content: name },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(structured ? [{ 'script:ld+json': structured }] : []),
  ]
}

/** Title of the parent page, unless it is the home page. */
function titleAbove(breadcrumbs: readonly Breadcrumb[]): string {
  const above = breadcrumbs.at(-2)
  return above && above.href !== '/' ? above.title : ''
}

/**
 * Returns links to both versions of a page, which are the same on each version. `simple` is the registered
 * subtag for Leichte Sprache.
 */
function versions(sprachfassungen: readonly string[], path: string, publicUrl: string): MetaDescriptor[] {
  if (sprachfassungen.length < 2) return []
  const alternate = { tagName: 'link', rel: 'alternate' } as const
  return [
    { ...alternate, hrefLang: 'de', href: new URL(path, publicUrl).href },
    { ...alternate, hrefLang: 'de-simple', href: new URL(`${path}?sprache=leicht`, publicUrl).href },
  ]
}
