import type { RawRow } from './raw-rows.ts'
import { fallsOut, type Title } from './read-title.ts'

/** What a row says: its title, and a remark beside it as if it stood there, too. */
export const titleOfRow =
  (titleOf: (title: string) => Title) =>
  ({ fraktion, urspruenglich, bemerkung = '' }: RawRow): Title => {
    const title = titleOf(fraktion)
    if (bemerkung === '' || title.is === 'unbekannt') return title
    const [, month, day] = urspruenglich.split('-')
    const moved = month === undefined ? '' : ` verschoben vom ${day}.${month}.`
    // A holiday may stand there alone: it is why.
    const read = [bemerkung, `wegen ${bemerkung}`].map(said => titleOf(`${fraktion}${moved}, ${said}`))
    const first = read.find(({ is }) => is === 'abfuhr') ?? read[0] ?? title
    // Of which of two kinds it speaks nobody can tell; of none, then of all that the row has.
    if (first.fraktionen.join() !== title.fraktionen.join()) return { ...title, is: 'fraglich' }
    const isAllOff = title.is === 'abfuhr' && first.is === 'anderes' && fallsOut(bemerkung)
    return isAllOff && titleOf(bemerkung).is === 'unbekannt' ? { ...first, is: 'entfaellt' } : first
  }

/** As it is told. */
export const saidIn = ({ fraktion, bemerkung = '' }: RawRow): string =>
  bemerkung === '' ? fraktion : `${fraktion}, ${bemerkung}`
