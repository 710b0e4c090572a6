import {
  CmsError,
  type CmsHandlers,
  type PageRedirect,
  type PageRoute,
  type Sprache,
  sectionOf,
  sprachen,
} from '@rathausplatz/contract'
import type { Seite } from '@rathausplatz/contract/records'
import { caselessTag, inLowerCase } from '../collections/caseless.ts'
import { type CmsCollections, type CmsStore, collections } from '../collections/collections.ts'
import type { RecordKind, RecordPage, RecordPages } from '../collections/record.ts'
import { isOfTheSite, isReserved } from '../collections/reserved.ts'
import { weiterleitungKey } from '../collections/weiterleitung.ts'
import { requestedPath, siteAddress } from '../site-path.ts'
import type { Published } from '../store/index.ts'

/** Answers a path: a page, the page of a record, or a redirect. */
export const route =
  (store: CmsStore): NonNullable<CmsHandlers['route']> =>
  async ({ query: { url, sprache } }) => {
    const path = requestedPath(url)
    const found =
      path === undefined
        ? undefined
        : ((await answerAt(store, url, path, sprache)) ?? (await inOtherCase(store, url, path)))
    if (!found) throw new CmsError('nicht-gefunden')
    return found
  }

/** Returns what stands at an address exactly as it is written. */
async function answerAt(
  store: CmsStore,
  url: string,
  path: string,
  sprache?: Sprache,
): Promise<PageRoute | PageRedirect | undefined> {
  const page = await store.published.byKey('seite', path)
  if (page) return fromSeite(store, page, sprache)
  return (await recordAt(store, path)) ?? redirectFrom(store, url, path)
}

/**
 * Redirects an address that differs only in case from that of one page, record or redirect: a poster says
 * `/Ausweis`. Its target is a page that answers itself, so that no loop arises.
 */
async function inOtherCase(store: CmsStore, url: string, path: string): Promise<PageRedirect | undefined> {
  const low = path.toLowerCase()
  if (isReserved(low)) return undefined
  const address = inLowerCase(siteAddress(url, requestedPath) ?? path)
  const found = low === path ? undefined : await answerAt(store, address, low)
  if (found && !('redirect' in found)) return { redirect: { to: low, status: 301 } }
  const way = found ?? (await wayFromCapitals(store, address, low))
  const to = way && requestedPath(way.redirect.to)
  if (to === undefined) return undefined
  if (isOfTheSite(to)) return way
  const target = await answerAt(store, to, to)
  return target && !('redirect' in target) ? way : undefined
}

/** Returns the way to the only page, or by the only redirect, whose address has capitals and else is this one. */
async function wayFromCapitals(
  store: CmsStore,
  address: string,
  path: string,
): Promise<PageRedirect | undefined> {
  const tagged = { tag: caselessTag(address), limit: 2 }
  const [pages, redirects] = await Promise.all([
    store.published.list('seite', { ...tagged, tag: caselessTag(path) }),
    store.published.list('weiterleitung', tagged),
  ])
  if (pages.length + redirects.length !== 1) return undefined
  const [page] = pages
  if (page) return { redirect: { to: page.key, status: 301 } }
  const [kept] = redirects
  const from = kept?.data.von
  return from === undefined ? undefined : redirectFrom(store, from, from.split('?', 1)[0] ?? from)
}

async function fromSeite(
  store: CmsStore,
  { data, published_at }: Published<Seite>,
  asked: Sprache = 'alltag',
): Promise<PageRoute> {
  const { pfad, breadcrumbTitle, leichteSprache, ...page } = data
  const simple = asked === 'leicht' ? leichteSprache : undefined
  return {
    ...page,
    geaendert: published_at,
    ...(simple ? { ...simple, pageLayout: 'default', sprache: 'leicht' } : {}),
    ...(leichteSprache ? { sprachfassungen: [...sprachen] } : {}),
    pageTheme: page.pageTheme ?? sectionOf(pfad).theme,
    breadcrumbs: await breadcrumbsTo(store, pfad, breadcrumbTitle || page.title),
  }
}

/** Returns the page of the record at this path, or a redirect to the page that shows the record instead. */
async function recordAt(store: CmsStore, path: string): Promise<PageRoute | PageRedirect | undefined> {
  const collection = kindsWithPages.find(({ page }) => path.startsWith(`${page.under}/`))
  if (!collection) return undefined
  const { page } = collection
  const kind = collection.kind as keyof CmsCollections
  const record = await store.published.byKey(kind, path)
  if (record) {
    const elsewhere = page.elsewhere?.(record.data)
    if (elsewhere) return { redirect: { to: elsewhere, status: 301 } }
    const shown = page.of(record.data)
    const [listedOn, beside] = await Promise.all([
      page.listedOn?.(record.data, store.published),
      page.beside?.(record, store.published),
    ])
    const whole = { ...shown, context: { ...shown.context, ...beside } }
    return {
      ...(await fromRecord(store, path, whole, listedOn)),
      geaendert: record.published_at,
    }
  }
  if (!page.below) return undefined
  const end = path.lastIndexOf('/')
  const above = await store.published.byKey(kind, path.slice(0, end))
  const below = above && page.below(above.data, path.slice(end + 1))
  return below && { ...(await fromRecord(store, path, below)), geaendert: above.published_at }
}

type KindWithPages = RecordKind<unknown> & { readonly page: RecordPages<unknown> }

const kindsWithPages = (Object.values(collections) as RecordKind<unknown>[]).filter(
  (collection): collection is KindWithPages => collection.page !== undefined,
)

/** Kinds whose keys are paths of public pages. */
export const pathKinds = ['seite', ...kindsWithPages.map(({ kind }) => kind as keyof CmsCollections)] as const

/**
 * Returns the public document of an address, including addresses below its page:
 * `/veranstaltungen/fest/2026-07-01`.
 */
export async function publicDocumentAt(store: CmsStore, url: string): Promise<Published | undefined> {
  const path = requestedPath(url)
  if (path === undefined) return undefined
  for (const kind of pathKinds) {
    const found = await store.published.byKey(kind, path)
    if (found) return found
  }
  const above = path.slice(0, path.lastIndexOf('/'))
  const collection = kindsWithPages.find(({ page }) => page.below && above.startsWith(`${page.under}/`))
  const record = collection && (await store.published.byKey(collection.kind as keyof CmsCollections, above))
  return record && collection?.page.below?.(record.data, path.slice(above.length + 1)) ? record : undefined
}

async function fromRecord(
  store: CmsStore,
  path: string,
  record: RecordPage,
  listedOn?: string,
): Promise<PageRoute> {
  const { title, template, context, ...page } = record
  return {
    pageTheme: sectionOf(path).theme,
    pageLayout: 'default',
    heroImages: [],
    apiCalls: [],
    title,
    ...page,
    breadcrumbs: await breadcrumbsTo(store, path, title, listedOn),
    content: [{ template, slotName: 'content', context, options: {} }],
  }
}

/**
 * Returns the redirect of an address without a page: one of the editors, or one that a moved page left
 * behind.
 */
async function redirectFrom(store: CmsStore, url: string, path: string): Promise<PageRedirect | undefined> {
  const address = siteAddress(url, requestedPath) ?? path
  const kept = await weiterleitungAt(store, address)
  if (!kept) {
    // Old websites may identify pages by their query.
    const found =
      (await store.published.redirect(address)) ??
      (address === path ? undefined : await store.published.redirect(path))
    return found && { redirect: { to: found.to, status: found.status === 302 ? 302 : 301 } }
  }
  // Follows a later move of the target, so that the visitor is redirected once.
  const [target = '', ...rest] = kept.nach.split(/(?=[?#])/)
  const moved = await store.published.redirect(target)
  return { redirect: { to: [moved?.to ?? target, ...rest].join(''), status: kept.status } }
}

const weiterleitungAt = async (store: CmsStore, address: string) =>
  (await store.published.byKey('weiterleitung', weiterleitungKey(address)))?.data

const HOME = { title: 'Startseite', href: '/' }

/**
 * Returns the breadcrumbs of a page: home, the published pages above it, and the page itself. Empty for home.
 * A record that a page lists gets that page's breadcrumbs before its own.
 */
async function breadcrumbsTo(
  store: CmsStore,
  path: string,
  title: string,
  listedOn?: string,
): Promise<PageRoute['breadcrumbs']> {
  if (path === '/') return []
  const segments = (listedOn ? `${listedOn}/` : path).slice(1).split('/')
  const above = segments.slice(1).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  const pages = await Promise.all(above.map(href => store.published.byKey('seite', href)))
  const crumbs = pages.flatMap(page =>
    page ? [{ title: page.data.breadcrumbTitle || page.data.title, href: page.data.pfad }] : [],
  )
  return [HOME, ...crumbs, { title, href: path }]
}
