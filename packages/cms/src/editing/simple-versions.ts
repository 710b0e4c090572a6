import type { CmsStore } from '../collections/collections.ts'
import type { Place } from '../durchsicht/places.ts'
import { requestedPath } from '../site-path.ts'
import { type Editor, mayRead } from './leave-for.ts'

/** Most linked pages that are read. */
const MOST = 50

/**
 * Returns the titles of the public pages in Leichte Sprache that explain a document: they link to it, or it links
 * to them. Only pages that the editor may read.
 */
export function simpleVersions(store: CmsStore) {
  const titleOf = async (path: string, isVersion: boolean, who: Editor): Promise<readonly string[]> => {
    const page = await store.documentByKey('seite', path)
    if (!page || !mayRead(who, page)) return []
    const data = (await store.published.byKey('seite', path))?.data
    if (!data) return []
    if (data.sprache === 'leicht') return [data.title]
    return isVersion && data.leichteSprache ? [data.leichteSprache.title] : []
  }

  return async (key: string, places: readonly Place[], who: Editor): Promise<readonly string[]> => {
    const document = await store.documentByKey('leistung', key)
    if (!document) return []
    const users = (await store.usedBy(document.id, 'veroeffentlicht')).filter(({ kind }) => kind === 'seite')
    const pages = [
      ...users.map(({ key: path, field }) => ({ path, isVersion: field.startsWith('leichteSprache.') })),
      ...linksIn(places),
    ].slice(0, MOST)
    const titles: string[] = []
    for (const { path, isVersion } of pages) titles.push(...(await titleOf(path, isVersion, who)))
    return [...new Set(titles)]
  }
}

const linksIn = (places: readonly Place[]) =>
  places
    .flatMap(({ editor, text, formatted }) =>
      editor === 'link' ? [text.trim()] : (formatted?.links ?? []).map(({ href }) => href),
    )
    .filter(href => href.startsWith('/'))
    .flatMap(href => {
      const path = requestedPath(href)
      return path === undefined ? [] : [{ path, isVersion: /[?&]sprache=leicht(?:[&#]|$)/.test(href) }]
    })
