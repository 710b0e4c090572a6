import { hoursHeadings } from '@rathausplatz/kalender'
import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'
import styles from './hours-of-many.module.css'
import type { Outlook } from './outlook.ts'

type Kinds = Outlook['data'][number]['unberuehrt']

/** The kinds of hours of an office that stay as they are on some of the days, with their hours then. */
export const Untouched = ({ kinds }: { kinds: Kinds }) =>
  kinds.map(({ typ, tage }) => (
    <p key={typ} className={styles.note}>
      {`${hoursHeadings[typ]} bleibt: ${tage.map(one => `${one.tage}: ${one.zeiten}`).join('; ')}.`}
    </p>
  ))

/** What becomes of the hours in the footer of every page. */
export function TownHours({ stadt: { id, folgt, eigen } }: { stadt: NonNullable<Outlook['stadt']> }) {
  return (
    <p>
      Im Fuß jeder Seite:{' '}
      {folgt.map(({ typ, von }) => `${hoursHeadings[typ]} wie ${von.titel}, folgt von selbst. `).join('')}
      {eigen.map(typ => `${hoursHeadings[typ]} mit eigenen Zeiten, hier ändert sich nichts. `).join('')}
      {folgt.length + eigen.length === 0 && 'Dort ändert sich nichts. '}
      {eigen.length > 0 && (
        <Link to={`${screenOf({ art: 'stadt', id })}#feld-oeffnungszeiten.0`}>Zeiten der Stadt ändern</Link>
      )}
    </p>
  )
}
