import type { CmsHandlers, InhaltStatus } from '@rathausplatz/contract'
import type { CmsStore } from '../collections/collections.ts'
import type { Document } from '../store/index.ts'
import type { Desk } from './desk.ts'
import { fieldName } from './field-names.ts'
import type { Editor } from './leave-for.ts'
import { leaveFor, visibleTo } from './leave-for.ts'
import { refuse } from './refusal.ts'
import { kindOf, type Shows } from './show.ts'

/**
 * Parses `status:301,jahr:2026`. A value may contain colons, and commas that are not followed by a field
 * name: `rubriken:Kunst, Kultur`.
 */
const filtersOf = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text.split(/,(?=\w+:)/).flatMap(part => {
      const at = part.indexOf(':')
      return at > 0 ? [[part.slice(0, at), part.slice(at + 1)]] : []
    }),
  )

/**
 * Calls for documents: read with everything that belongs to them, list, page tree, referrers, create, save.
 */
export function inhalte(store: CmsStore, desk: Desk, show: Shows) {
  const referrersOf = async ({ id }: Document, who: Editor) => {
    const [entwurf, oeffentlich] = await Promise.all([
      store.usedBy(id, 'entwurf'),
      store.usedBy(id, 'veroeffentlicht'),
    ])
    return show.referrers({ entwurf, oeffentlich }, who)
  }

  return {
    async redaktionInhalt({ params: { id } }, who) {
      const document = await desk.readable(id, who)
      const [shown, copies, verwendung, unfit, fehlt] = await Promise.all([
        show.document(document, who),
        store.workingCopies({ id }),
        referrersOf(document, who),
        store.unfitOf(id),
        store.gapsOf(document),
      ])
      return {
        ...shown,
        arbeitskopien: await show.workingCopies(copies, who),
        verwendung,
        unpassend: unfit.flatMap(({ issues }) => issues),
        fehlt: fehlt.map(({ path, message }) => ({
          path,
          feldname: fieldName(kindOf(document.kind)?.record, path, document.data),
          message,
        })),
      }
    },

    async redaktionInhalte({ query }, who) {
      const { seite, pro_seite: limit } = query
      const found = await store.list({
        kinds: query.art?.split(',').flatMap(art => kindOf(art)?.kind ?? []),
        status: query.status?.split(',') as InhaltStatus[] | undefined,
        search: query.suche,
        section: query.bereich,
        author: query.von && who.id,
        filters: filtersOf(query.filter),
        fields: query.felder?.split(','),
        order: query.sortierung,
        endsUntil: query.endet_bis && new Date(query.endet_bis).toISOString(),
        visible: visibleTo(who),
        limit,
        offset: (seite - 1) * limit,
        after: query.nach,
        countUpTo: query.zaehlen_bis,
      })
      return {
        data: await show.listed(found.rows, who),
        anzahl: found.count,
        mehr: found.more,
        weiter: found.next,
      }
    },

    async redaktionSeitenbaum({ query: { unter } }, who) {
      const { entries, more } = await store.level({ kind: 'seite', under: unter, visible: visibleTo(who) })
      const pages = await show.listed(
        entries.flatMap(({ page }) => page ?? []),
        who,
      )
      const byId = new Map(pages.map(page => [page.id, page]))
      return {
        data: entries.map(({ path, page, hasBelow }) => ({
          pfad: path,
          seite: (page && byId.get(page.id)) ?? null,
          unterseiten: hasBelow,
        })),
        mehr: more,
      }
    },

    redaktionVerwendung: async ({ params: { id } }, who) => referrersOf(await desk.readable(id, who), who),

    async redaktionInhaltAnlegen({ body: { id, art, daten, vermerk, mitLuecken: mayLack } }, who) {
      const kind = kindOf(art)?.kind
      if (!kind) throw refuse('art', `Die Inhaltsart „${art}“ gibt es nicht`)
      const leave = leaveFor(who, 'inhalte-schreiben')
      const created = store.create({ id, kind, data: daten, author: who.id, note: vermerk, mayLack, leave })
      return desk.answer(who, id, created)
    },

    redaktionInhaltSpeichern: ({ params: { id }, body }, who) => {
      const { daten, grundfassung, vermerk, mitLuecken: mayLack } = body
      const leave = leaveFor(who, 'inhalte-schreiben')
      const draft = { data: daten, baseRevision: grundfassung, author: who.id, note: vermerk, mayLack, leave }
      return desk.answer(who, id, store.saveDraft(id, draft), grundfassung)
    },
  } satisfies CmsHandlers
}
