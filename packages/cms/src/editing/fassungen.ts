import { CmsError, type CmsHandlers } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import type { Document, Revision, RevisionHead } from '../store/index.ts'
import type { Desk } from './desk.ts'
import { differenceOf, MOST_FIELDS } from './difference.ts'
import { fieldName } from './field-names.ts'
import type { Editor } from './leave-for.ts'
import { kindOf, type Shows } from './show.ts'

/** Calls for the revisions of a document and their differences. */
export function fassungen(store: CmsStore, desk: Desk, show: Shows) {
  const heads = async (revisions: readonly RevisionHead[]) => {
    const personOf = await show.people(revisions.map(({ author }) => author))
    return revisions.map(({ number, author, note, created_at }) => ({
      nummer: number,
      von: personOf(author),
      vermerk: note,
      geaendert_am: created_at,
    }))
  }
  const head = async (revision: RevisionHead) => {
    const [shown] = await heads([revision])
    if (!shown) throw new CmsError('nicht-gefunden')
    return shown
  }

  const readable = async (document: Document, number: number, who: Editor): Promise<Revision> => {
    const revision = await desk.revision(document, number, who)
    if (!revision) throw new CmsError('nicht-gefunden')
    return revision
  }

  return {
    async redaktionFassungen({ params: { id }, query: { vor, anzahl } }, who) {
      const document = await desk.readable(id, who)
      const found = await store.revisions(id, { before: vor, limit: anzahl + 1 })
      // Leaves out the note of a revision that the editor may not read.
      const told = found.slice(0, anzahl).map(async revision => {
        if (revision.note === null || (await desk.revision(document, revision.number, who))) return revision
        const { number, author, created_at } = revision
        return { number, author, created_at, note: null }
      })
      return { data: await heads(await Promise.all(told)), mehr: found.length > anzahl }
    },

    async redaktionFassung({ params: { id, nummer } }, who) {
      const revision = await readable(await desk.readable(id, who), nummer, who)
      return { ...(await head(revision)), daten: revision.data as Record<string, unknown> }
    },

    async redaktionUnterschied({ params: { id }, query: { von, bis } }, who) {
      const document = await desk.readable(id, who)
      const [before, after] = await Promise.all([readable(document, von, who), readable(document, bis, who)])
      const felder = differenceOf(before.data, after.data)
      const record = kindOf(document.kind)?.record
      return {
        von: await head(before),
        bis: await head(after),
        felder: felder.slice(0, MOST_FIELDS).map(field => {
          const { data } = field.art === 'entfernt' ? before : after
          return Object.assign(field, { feldname: fieldName(record, field.feld, data) })
        }),
        gekuerzt: felder.length > MOST_FIELDS,
      }
    },
  } satisfies CmsHandlers
}
