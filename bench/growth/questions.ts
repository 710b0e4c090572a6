import type { EmbeddedCms } from '@rathausplatz/cms'
import { type Cms, calls } from '@rathausplatz/contract'
import { bereichPath, GROUP } from './stock.ts'

/**
 * Requests of the public, as calls and as addresses. `path` is another deep page each time, and `round`
 * changes its address, so that no answer comes from a cache: otherwise a small store would profit more than a
 * large one.
 */
export const questions: readonly Question[] = [
  {
    name: 'route.deep',
    label: 'Tiefe Seite nach Pfad',
    inProcess: ({ site }, path, round) =>
      site.call(calls.route, { query: { url: `${path}?runde=${round}` } }),
    address: (path, round) => `/api/cms/route?url=${path}%3Frunde=${round}`,
  },
  {
    name: 'route.home',
    label: 'Startseite nach Pfad',
    inProcess: ({ site }, _, round) => site.call(calls.route, { query: { url: `/?runde=${round}` } }),
    address: (_, round) => `/api/cms/route?url=/%3Frunde=${round}`,
  },
  {
    name: 'aktuelles.group',
    label: 'Nachrichten einer Gruppe, Seite 1',
    inProcess: ({ store }) => news(store, { tag: GROUP_TAG, limit: 15 }),
    address: () => `/api/cms/aktuelles?interessengruppen_id=${GROUP}&pro_seite=15`,
  },
  {
    name: 'aktuelles.page3',
    label: 'Nachrichten, Seite 3',
    inProcess: ({ store }) => news(store, { limit: 15, offset: 30 }),
    address: () => '/api/cms/aktuelles?seite=3&pro_seite=15',
  },
]
export type Question = {
  name: string
  label: string
  inProcess: (
    town: { site: Cms; store: EmbeddedCms['store'] },
    path: string,
    round: number,
  ) => Promise<unknown>
  address: (path: string, round: number) => string
}

/** Tag of the group in the store. */
const GROUP_TAG = `interessengruppe:${GROUP}`

/** Loads a page of the list and the total number, as the call does. */
const news = ({ published }: EmbeddedCms['store'], page: { tag?: string; limit: number; offset?: number }) =>
  Promise.all([
    published.list('aktuelles', { order: ['datum_von:desc'], ...page }),
    published.count('aktuelles', { tag: page.tag }),
  ])

/** Lists of the desk, as requests to the store. */
export const lists: readonly { name: string; label: string; query: EditorQuery }[] = [
  { name: 'all', label: 'alle Inhalte nach Titel', query: {} },
  {
    name: 'changed',
    label: 'zuletzt geänderte Seiten',
    query: { kinds: ['seite'], order: 'geaendert:desc' },
  },
  {
    name: 'public',
    label: 'öffentliche Nachrichten',
    query: { kinds: ['aktuelles'], status: ['oeffentlich'] },
  },
  { name: 'drafts', label: 'Entwürfe', query: { status: ['entwurf'] } },
  { name: 'searched', label: 'Suche nach zwei Wortanfängen', query: { search: 'nachr 1' } },
  {
    name: 'narrowed',
    label: 'Nachrichten einer Gruppe nach Datum',
    query: { kinds: ['aktuelles'], filters: { interessengruppen_id: GROUP }, order: 'datum:desc' },
  },
  { name: 'section', label: 'ein Abschnitt der Website', query: { section: bereichPath(0) } },
]
type EditorQuery = Omit<Parameters<EmbeddedCms['store']['list']>[0], 'limit'>
