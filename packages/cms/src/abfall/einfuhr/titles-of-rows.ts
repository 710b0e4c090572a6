import type { RawRow } from './raw-rows.ts'
import { fallsOut } from './title/meaning.ts'
import type { Title } from './title/read-title.ts'

/**
 * Returns the title of a row, with its remark read as part of it. If the title of a calendar entry names no
 * kind („Abfuhr“), its categories or its description may: they count if nothing in them is unclear.
 */
export const titleOfRow =
  (titleOf: (title: string) => Title) =>
  ({ fraktion, urspruenglich, bemerkung = '', kategorie = '', beschreibung = '' }: RawRow): Title => {
    const title = titleOf(fraktion)
    if (title.is === 'unbekannt' && title.gelernt.length === 0) {
      const others = [kategorie, beschreibung].filter(Boolean).map(text => titleOf(`${fraktion}, ${text}`))
      const own = kategorie === '' ? undefined : others[0]
      return (
        others.find(({ is }) => is === 'abfuhr' || is === 'entfaellt') ??
        (own?.is === 'unbekannt' && own.gelernt.length > 0 ? own : title)
      )
    }
    if (bemerkung === '' || title.is === 'unbekannt') return title
    const [, month, day] = urspruenglich.split('-')
    const moved = month === undefined ? '' : ` verschoben vom ${day}.${month}.`
    // The remark may be only a reason, such as the name of a holiday.
    const read = [bemerkung, `wegen ${bemerkung}`].map(said => titleOf(`${fraktion}${moved}, ${said}`))
    const first = read.find(({ is }) => is === 'abfuhr') ?? read[0] ?? title
    // If the remark names one of two kinds, its meaning is unclear; if it names none, it applies to all kinds
    // of the row.
    if (first.fraktionen.join() !== title.fraktionen.join()) return { ...title, is: 'fraglich' }
    const isAllOff = title.is === 'abfuhr' && first.is === 'anderes' && fallsOut(bemerkung)
    return isAllOff && titleOf(bemerkung).is === 'unbekannt' ? { ...first, is: 'entfaellt' } : first
  }

/** Returns the text of a row for the report. */
export const saidIn = ({ fraktion, bemerkung = '' }: RawRow): string =>
  bemerkung === '' ? fraktion : `${fraktion}, ${bemerkung}`
