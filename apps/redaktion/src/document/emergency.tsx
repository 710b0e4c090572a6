import { useEffect, useState } from 'react'
import { type Row, rowsOf } from '../contents/row.ts'
import { when } from '../pieces/when.ts'
import styles from './document.module.css'

type Daten = Readonly<Record<string, unknown>>

/** A notice that stands black on yellow above everything. */
export const isEmergency = (art: string, daten: Daten): boolean =>
  art === 'hinweis' && daten['stufe'] === 'notfall'

/** Where an emergency appears, and when there was one last: before anybody presses the button a second time. */
export function EmergencyNote({ id }: { id: string }) {
  const last = useLastEmergency(id)
  return (
    <div role="alert" className={styles.warning}>
      <p>
        <strong>Das ist ein Notfall.</strong> Er steht schwarz auf gelb über allem: auf jeder Seite der Stadt
        und aller Häuser, in der Suche, im Intranet, im Rat und auf Fehlerseiten. Offene Seiten zeigen ihn
        binnen einer Minute. Nehmen Sie ihn nur bei Gefahr für Leib und Leben.
      </p>
      {last !== undefined && (
        <p>
          {last === null
            ? 'Es ist der erste Notfall, den diese Website kennt.'
            : `Zuletzt gab es einen Notfall ${when(last.geaendert_am)}: „${last.titel}“.`}
        </p>
      )}
    </div>
  )
}

/** Null: there was none; undefined: nobody knows yet. */
function useLastEmergency(id: string): Row | null | undefined {
  const [last, setLast] = useState<Row | null>()
  useEffect(() => {
    let isHere = true
    const query = {
      art: 'hinweis',
      filter: 'stufe:notfall',
      sortierung: 'geaendert:desc',
      pro_seite: 5,
    } as const
    void rowsOf(query)
      .then(rows => isHere && setLast(rows.find(row => row.id !== id) ?? null))
      .catch(() => {})
    return () => {
      isHere = false
    }
  }, [id])
  return last
}
