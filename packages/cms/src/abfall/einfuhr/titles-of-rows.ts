import type { RawRow } from './raw-rows.ts'
import { fallsOut } from './title/meaning.ts'
import type { Title } from './title/read-title.ts'
import { withPlainReasons } from './title/reasons.ts'

/**
 * Returns the title of a row, with its remark read as part of it. If the title of a calendar entry names no
 * kind („Abfuhr“), its categories or its description may: they count if nothing in them is unclear.
 */
export const titleOfRow =
  (titleOf: (title: string) => Title) =>
  (row: RawRow): Title => {
    const { fraktion, kategorie = '', beschreibung = '' } = row
    const title = titleOf(fraktion)
    if (title.is !== 'unbekannt' || title.gelernt.length > 0) return withRemark(title, fraktion, row, titleOf)
    const others = [kategorie, beschreibung]
      .filter(Boolean)
      .map(text => ({ text: `${fraktion}, ${text}`, title: titleOf(`${fraktion}, ${text}`) }))
    const own = kategorie === '' ? undefined : others[0]?.title
    const found = others.find(({ title: { is } }) => is === 'abfuhr' || is === 'entfaellt')
    if (found) return withRemark(found.title, found.text, row, titleOf)
    return own?.is === 'unbekannt' && own.gelernt.length > 0 ? own : title
  }

/** Returns a title with the remark of its row read as part of it. */
function withRemark(
  title: Title,
  text: string,
  { urspruenglich, bemerkung = '', isState = false }: RawRow,
  titleOf: (title: string) => Title,
): Title {
  if (bemerkung === '' || title.is === 'unbekannt') return title
  const [, month, day] = urspruenglich.split('-')
  const moved = month === undefined ? '' : ` verschoben vom ${day}.${month}.`
  // The remark may be only a reason, such as the name of a holiday.
  const [own = title, ...others] = [
    bemerkung,
    `wegen ${bemerkung}`,
    ...(isState ? [] : [withPlainReasons(bemerkung)]),
  ].map(said => titleOf(`${text}${moved}, ${said}`))
  const read = [own, ...others.filter(one => one.fraktionen.join() === own.fraktionen.join())]
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
