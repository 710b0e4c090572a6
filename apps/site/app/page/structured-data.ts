import { calls } from '@rathausplatz/contract'
import {
  structuredData,
  type Thing,
  type ThingPage,
  townThing,
} from '@rathausplatz/templates/structured-data'
import { ownAddress } from '../answers/own-address.ts'
import type { SiteContext } from '../cms/site-context.ts'
import type { LoadedPage } from './load-page.ts'
import type { ResolvedEntry } from './resolve-entries.ts'

/** Structured data of a page for search engines, as one JSON-LD document. */
export type StructuredPage = { '@context': 'https://schema.org'; '@graph': readonly Thing[] }

/**
 * Describes a page with schema.org: its breadcrumbs, on the home page also the town, and each entry that is a
 * thing of schema.org. A part that fails is logged and left out.
 */
export async function structuredPage(site: SiteContext, page: LoadedPage): Promise<StructuredPage> {
  const { cms, publicUrl, now } = site
  const entries = page.entries.filter(({ template }) => Object.hasOwn(structuredData, template))
  const isHome = page.path === '/'
  const about: ThingPage = {
    title: page.title,
    description: page.description,
    url: new URL(page.path, publicUrl).href,
    geaendert: page.geaendert,
    stadt: isHome || entries.length > 0 ? await cms.call(calls.stadt, {}).catch(() => null) : null,
    address: path => ownAddress(path, publicUrl),
    cms,
    now,
  }
  const things = await Promise.all(entries.map(entry => thingOf(entry, about, site)))
  const home = isHome ? [webSite(about), townThing(about)] : []
  const graph = [breadcrumbs(page, about), ...home, ...things].filter(thing => thing !== undefined)
  return { '@context': 'https://schema.org', '@graph': graph }
}

async function thingOf(entry: ResolvedEntry, page: ThingPage, site: SiteContext): Promise<Thing | undefined> {
  const tell = structuredData[entry.template as keyof typeof structuredData] as (
    entry: unknown,
    page: ThingPage,
  ) => Thing | undefined | Promise<Thing | undefined>
  try {
    return await tell(entry, page)
  } catch (error) {
    site.log.warn(
      { err: error, url: page.url, template: entry.template },
      'Strukturierte Angaben ausgelassen',
    )
    return undefined
  }
}

function breadcrumbs({ breadcrumbs }: LoadedPage, { url, address }: ThingPage): Thing | undefined {
  if (breadcrumbs.length === 0) return undefined
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#weg`,
    itemListElement: breadcrumbs.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: address(href) ?? url,
    })),
  }
}

/** Describes the site and its search, for search engines that offer a search of the site. */
const webSite = ({ title, url }: ThingPage): Thing => ({
  '@type': 'WebSite',
  '@id': `${url}#website`,
  name: title,
  url,
  inLanguage: 'de',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}suche/?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
