import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import { bildbreiten } from '@rathausplatz/contract/medien'
import { berlinDay } from '@rathausplatz/time'
import type { CmsStore } from '../collections/collections.ts'
import { inOrder, readArchive, topicsWith, toWire as toWireOfArchive } from '../intranet/archive.ts'
import { confirm } from '../intranet/confirmations.ts'
import { findNewTexts, findToRead, lastSignIn } from '../intranet/news.ts'
import { dataOf } from '../intranet/released.ts'
import { searchIntranet } from '../intranet/search.ts'
import { findRubriken, findText, findTexts, nameOf, namesOf, toWire } from '../intranet/texts.ts'
import type { Library } from '../media/media-library.ts'
import { ofStaff, protectedFiles } from '../media/protected-files.ts'
import { ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'

/** Width of a picture if the request has none. */
const WIDTH: (typeof bildbreiten)[number] = 1024

type Sources = { store: CmsStore; clock: () => Date; library: Library | undefined }

/** Calls for intranet content. Each handler reads only documents that are released for the staff. */
export function intranet({ store: { database }, clock, library }: Sources) {
  const db = database.read
  const fileFor = protectedFiles({ database, library, clock })
  const archive = (wanted: { gueltig_von: boolean; gueltig_bis: boolean }) =>
    readArchive(db, clock(), { ...wanted, today: berlinDay(clock()) })

  return {
    async intranetRubriken() {
      const rubriken = await findRubriken(db, clock())
      return rubriken.map(({ url, rubrik, taggingpfad }) => ({ url, rubrik, taggingpfad }))
    },

    async intranetTexte({ params: { url }, query: { order, seite, pro_seite } }, who) {
      // Only this category: the start page asks for each.
      const rubriken = await nameOf(db, clock(), url)
      if (!rubriken.has(url)) throw new CmsError('nicht-gefunden')
      const { rows, count } = await findTexts(db, clock(), {
        rubrik: url,
        order,
        limit: pro_seite,
        offset: (seite - 1) * pro_seite,
      })
      const data = await toWire(db, rows, { reader: who.id, rubriken })
      return { data, pagination: { page: seite, pages: Math.ceil(count / pro_seite) } }
    },

    async intranetText({ params: { id } }, who) {
      const row = await findText(db, clock(), id)
      const rubriken = await namesOf(db, clock())
      const [text] = row ? await toWire(db, [row], { reader: who.id, rubriken }) : []
      // A text without an existing Rubrik has no address.
      if (!text?.rubrik) throw new CmsError('nicht-gefunden')
      return text
    },

    async intranetNeues(_, who) {
      const now = clock()
      const since = await lastSignIn(db, who.id)
      const [neu, zuLesen, rubriken] = await Promise.all([
        since === undefined ? [] : findNewTexts(db, now, since),
        findToRead(db, now, who.id),
        namesOf(db, now),
      ])
      const told = (rows: typeof neu) => toWire(db, rows, { reader: who.id, rubriken })
      const seit = since === undefined ? {} : { seit: since }
      return { ...seit, neu: await told(neu), zu_lesen: await told(zuLesen) }
    },

    async intranetSuche({ query: { q, seite, pro_seite } }) {
      const { data, count, isNear } = await searchIntranet(db, clock(), {
        q,
        limit: pro_seite,
        offset: (seite - 1) * pro_seite,
      })
      const pagination = { page: seite, pages: Math.ceil(count / pro_seite) }
      return { data, anzahl: count, pagination, ...(isNear && count > 0 ? { aehnlich: true } : {}) }
    },

    async intranetGelesen({ params: { id } }, who) {
      const now = clock()
      const row = await findText(db, now, id)
      if (!row) throw new CmsError('nicht-gefunden')
      if (!dataOf(row).lesebestaetigung)
        throw new CmsError('nicht-moeglich', 'Bei diesem Beitrag wird das Lesen nicht bestätigt.')
      const { document_id, revision } = row
      const confirmation = { document_id, revision, account_id: who.id, gelesen_am: now.toISOString() }
      const gelesen_am = await orThrow(
        database.write(async transaction => ok(await confirm(transaction, confirmation))),
      )
      return { gelesen_am }
    },

    intranetDatei: ({ params: { datei }, query: { breite = WIDTH } }) => fileFor(datei, breite, ofStaff),

    async archivThemen({ query: { themen_id, order, ...wanted } }) {
      return { data: topicsWith(await archive(wanted), themen_id, order) }
    },

    async archiv({ query: { archiv_id, order, ...wanted } }) {
      const { dokumente } = await archive(wanted)
      const some = dokumente.filter(entry => archiv_id === undefined || entry.archiv_id === archiv_id)
      return { data: inOrder(some, order).map(toWireOfArchive) }
    },
  } satisfies CmsHandlers
}
