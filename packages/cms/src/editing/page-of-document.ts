import { type CallAnswer, type Calls, CmsError, type PageRoute, type Sprache } from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
import type { CmsStore } from '../collections/collections.ts'
import type { RecordKind } from '../collections/record.ts'
import { lebenslage } from '../endpoints/lebenslagen.ts'
import { leistung } from '../endpoints/leistungen.ts'
import { organisationseinheit } from '../endpoints/organisationseinheiten.ts'
import { pathKinds, route } from '../endpoints/route.ts'
import { stadt } from '../endpoints/stadt.ts'
import { publicForms } from '../formulare/public-forms.ts'
import type { Directory } from '../leistungen/directory.ts'
import type { Published, Reference } from '../store/index.ts'
import { asIfPublished } from './as-if-published.ts'
import type { Written } from './desk.ts'
import { kindOf } from './show.ts'

/** A document to preview, with its data. */
export type Wanted = { readonly id: string } & Written

type PageAnswer = CallAnswer<Calls['redaktionAnsicht']>

/** Renders a document as its page: the calls behind public pages answer as if it were public. */
export const pagesOfDocuments = (store: CmsStore, directory: Directory, clock: () => Date) =>
  /** `mayGive` tests whether the editor may see a file that is not public yet. */
  async function pageOf(
    { id, kind, typed, checked, changed }: Wanted,
    sprache: Sprache | undefined,
    mayGive: (path: string) => Promise<boolean>,
  ): Promise<PageAnswer> {
    const collection = kindOf(kind)
    if (!collection) throw new CmsError('nicht-gefunden')
    const data = collection.asFarAsTyped(typed, checked, clock())
    const key = collection.key(data)
    const path = kindWithPages(kind) ? key : collection.standsOn?.(data)
    if (path === undefined) throw new CmsError('nicht-gefunden')
    const published: Published = {
      document_id: id,
      kind,
      key,
      ...collection.columns(data),
      gueltig_von: null,
      gueltig_bis: null,
      revision: 0,
      published_at: changed,
      data,
    }
    const shown = asIfPublished(store, published)
    const [page, dazu, dateien] = await Promise.all([
      pageAt(shown, path, sprache),
      beside(shown, directory, clock, kind, data),
      hiddenFiles(store, collection.references(data), mayGive),
    ])
    return { ...page, dazu, dateien }
  }

export type PageOf = ReturnType<typeof pagesOfDocuments>

/** Most files of one page that are looked up. */
const MOST_FILES = 200
const LIBRARY_FILE = new RegExp(`^${medienPfad}([a-z0-9]+(?:-[a-z0-9]+)*(?:\\.pdf)?)$`)

/** Returns the files of the library in these references. */
export const filesNamedBy = (references: readonly Reference[]): readonly string[] =>
  [...new Set(references.flatMap(({ to }) => LIBRARY_FILE.exec(to)?.[1] ?? []))].slice(0, MOST_FILES)

/** Files that will become public with the page. Files that the editor may not see are left out. */
async function hiddenFiles(
  store: CmsStore,
  references: readonly Reference[],
  mayGive: (path: string) => Promise<boolean>,
): Promise<string[]> {
  const found = await Promise.all(
    filesNamedBy(references).map(async datei => {
      const path = medienPfad + datei
      return (await store.isForEveryone(path)) || !(await mayGive(path)) ? [] : [datei]
    }),
  )
  return found.flat()
}

/** Returns the kind if its documents have a page. */
export const kindWithPages = (kind: string): RecordKind<unknown> | undefined =>
  (pathKinds as readonly string[]).includes(kind) ? kindOf(kind) : undefined

/** A record that is shown on another page is previewed there. `isSecond` stops a loop. */
async function pageAt(
  store: CmsStore,
  pfad: string,
  sprache: Sprache | undefined,
  isSecond = false,
): Promise<{ pfad: string; seite: PageRoute }> {
  const seite = await route(store)({ query: { url: pfad, sprache } })
  if (!('redirect' in seite)) return { pfad, seite }
  const [to = ''] = seite.redirect.to.split(/[?#]/, 1)
  if (isSecond || !to.startsWith('/')) throw new CmsError('nicht-gefunden')
  return pageAt(store, to, sprache, true)
}

/** Answers for pages of these kinds, which load their own record again. */
async function beside(store: CmsStore, directory: Directory, clock: () => Date, kind: string, data: unknown) {
  const params = { id: String((data as { slug?: unknown }).slug) }
  const answers = {
    formular: async () => ({ formular: await publicForms(store, clock).bySlug(params.id) }),
    hinweis: async () => ({ stadt: await stadt(store)() }),
    leistung: async () => ({ leistung: await leistung(store)({ params }) }),
    lebenslage: async () => ({ lebenslage: await lebenslage(store, directory)({ params }) }),
    organisationseinheit: async () => ({
      organisationseinheit: await organisationseinheit(store)({ params }),
    }),
  }
  return Object.hasOwn(answers, kind) ? answers[kind as keyof typeof answers]() : {}
}
