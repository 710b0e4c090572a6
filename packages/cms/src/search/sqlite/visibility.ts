import { DOKUMENT, foundKinds } from '../document-text.ts'
import { kindFrom } from '../entry-id.ts'
import { ledToFile } from '../led-to-file.ts'

/**
 * SQL conditions that entries are visible now: for many entries, with one lookup of the invisible ones; for
 * one entry, by its id; and for a word.
 */
export function visibility(clock: () => Date) {
  const now = clock().toISOString()
  const files = foundKinds.indexOf(DOKUMENT)
  const isLedTo = (id: string) => `(${id} / ${kindFrom} <> ${files} or ${ledToFile(id, '?')})`
  const one = (id: string) => `exists (
        select 1 from suche_dokumente as entry
          where entry.id = ${id} and entry.gueltig_von <= ? and entry.gueltig_bis > ?
      ) and ${isLedTo(id)}`
  return {
    values: [now, now, now, now, now, now],
    sql: (id: string) => `${id} not in (
        select id from suche_dokumente where gueltig_von > '' and gueltig_von > ?
        union all
        select id from suche_dokumente where gueltig_bis < '9999-12-31T23:59:59.999Z' and gueltig_bis <= ?
      ) and ${isLedTo(id)}`,
    one,
    word: `exists (
        select 1 from suche_index
          where suche_index match '"' || suche_worte.wort || '"' and ${one('suche_index.rowid')}
      )`,
  }
}
