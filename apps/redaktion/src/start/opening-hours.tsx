import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { type Row, rowsOf, screenOf } from '../contents/row.ts'
import rowStyles from '../contents/rows.module.css'
import { Line } from '../contents/rows.tsx'
import { useKinds } from '../frame/frame-data.ts'
import { loadFrame } from '../frame/load-frame.ts'
import { Screen } from '../pieces/screen.tsx'
import { SearchField } from '../pieces/search-field.tsx'
import styles from './start.module.css'
import { mayWrite } from './tasks.ts'

const MOST = 100

export async function loader(): Promise<readonly Row[]> {
  const { kinds } = await loadFrame()
  return mayWrite(kinds, 'organisationseinheit')
    ? rowsOf({ art: 'organisationseinheit', sortierung: 'titel:asc', pro_seite: MOST })
    : []
}

/** Choice of a building, with a link to the record with its opening hours. */
export function Component() {
  const kinds = useKinds()
  const houses = useLoaderData<readonly Row[]>()
  const [wanted, setWanted] = useState('')
  const found = houses.filter(({ titel }) =>
    titel.toLocaleLowerCase('de').includes(wanted.trim().toLocaleLowerCase('de')),
  )
  return (
    <Screen title="Öffnungszeiten ändern" note="Wessen Zeiten ändern sich?">
      {houses.length > 8 && (
        <p className={styles.narrow}>
          <label htmlFor="haus">Amt oder Haus suchen</label>
          <SearchField id="haus" value={wanted} onChange={setWanted} />
        </p>
      )}
      <p role="status" className={styles.hint}>
        {wanted.trim() !== '' &&
          (found.length > 0
            ? `${found.length} gefunden`
            : !isTownHall(wanted) && 'Nichts gefunden. Bitte ein anderes Wort versuchen.')}
      </p>
      {!mayWrite(kinds, 'stadt') && isTownHall(wanted) && (
        <p>
          Die Zeiten des Rathauses stehen im Fuß jeder Seite. Ändern kann sie, wer die Angaben der Stadt
          pflegt: die Chefredaktion oder die Administration.
        </p>
      )}
      {houses.length === 0 && !mayWrite(kinds, 'stadt') && (
        <p>In Ihrem Bereich gibt es keine Öffnungszeiten, die Sie ändern können.</p>
      )}
      <ul role="list" className={rowStyles.rows}>
        {mayWrite(kinds, 'stadt') && isTownHall(wanted) && (
          <Line art="stadt" to="/inhalte/stadt" title="Stadt (Rathaus)">
            Die Zeiten, die im Fuß jeder Seite stehen
          </Line>
        )}
        {found.map(house => (
          <Line
            key={house.id}
            art={house.art}
            to={`${screenOf(house)}#feld-oeffnungszeiten.0`}
            title={house.titel}
          />
        ))}
      </ul>
    </Screen>
  )
}

/** True if the query finds the town hall: by either name, and without a query. */
const isTownHall = (wanted: string): boolean =>
  'stadt rathaus'.includes(wanted.trim().toLocaleLowerCase('de'))
