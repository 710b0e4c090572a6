import { type CmsHandlers, pruefregeln } from '@rathausplatz/contract'
import { plusDays } from '@rathausplatz/time'
import { findPlaces, findRule, findWaiting } from '../checks/quality.ts'
import { checksIn } from '../checks/tables.ts'
import { newestWeek, weekOf, weeksSince } from '../checks/weeks.ts'
import type { CmsStore } from '../collections/collections.ts'
import { hasWholeTown, pathOf, visibleTo } from './leave-for.ts'

/** Weeks of the chart: half a year. */
const WEEKS = 26

/** Calls for findings of the quality check in public contents, limited to what the editor may see. */
export function qualitaet(store: CmsStore, clock: () => Date) {
  const { read } = store.database
  const db = checksIn(read)

  /**
   * Figures of the whole town, for editors of the whole town only: other editors would take them for figures
   * of their section.
   */
  const ofTown = async () => {
    const first = plusDays(weekOf(clock()), -7 * (WEEKS - 1))
    const [newest, weeks] = await Promise.all([newestWeek(db), weeksSince(db, first)])
    return {
      inhalte: newest?.documents ?? 0,
      mit_befunden: newest?.with_findings ?? 0,
      verlauf: weeks.map(({ week, documents, with_findings, fehler, hinweise, woerter }) => ({
        woche: week,
        inhalte: documents,
        mit_befunden: with_findings,
        fehler,
        hinweise,
        woerter,
      })),
    }
  }

  return {
    async redaktionQualitaet(_, who) {
      const visible = visibleTo(who)
      const regeln = []
      for (const regel of Object.keys(pruefregeln))
        regeln.push({ regel, ...(await findRule(read, regel, visible)) })
      return {
        regeln,
        offen: await findWaiting(db),
        stadt: hasWholeTown(who) ? await ofTown() : null,
      }
    },

    async redaktionQualitaetStellen({ params: { regel }, query: { seite, pro_seite } }, who) {
      const { documents, count, more } = await findPlaces(read, {
        rule: regel,
        visible: visibleTo(who),
        limit: pro_seite,
        offset: (seite - 1) * pro_seite,
      })
      return {
        data: documents.map(({ document_id: id, kind, key, title, findings }) => ({
          id,
          art: kind,
          titel: title,
          pfad: pathOf({ kind, key }) ?? null,
          befunde: findings.map(({ field, field_name, sentence, advice, words }) => ({
            feld: field,
            feldname: field_name,
            satz: sentence,
            rat: advice,
            stelle: words,
          })),
        })),
        anzahl: count,
        mehr: more,
      }
    },
  } satisfies CmsHandlers
}
