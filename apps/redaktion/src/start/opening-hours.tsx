import { calls } from '@rathausplatz/contract'
import { hoursHeadings } from '@rathausplatz/kalender'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { type Row, rowsOf, screenOf } from '../contents/row.ts'
import rowStyles from '../contents/rows.module.css'
import { Line } from '../contents/rows.tsx'
import { useKinds } from '../frame/frame-data.ts'
import { loadFrame } from '../frame/load-frame.ts'
import { followedBy, type Unit } from '../hours-of-many/unit-tree.ts'
import { ActionLink } from '../pieces/action-link.tsx'
import { Screen } from '../pieces/screen.tsx'
import { SearchField } from '../pieces/search-field.tsx'
import { ask } from '../wall/ask.ts'
import styles from './start.module.css'
import { mayWrite } from './tasks.ts'

const MOST = 100

type Loaded = { readonly houses: readonly Row[]; readonly units: readonly Unit[] }

export async function loader(): Promise<Loaded> {
  const { kinds } = await loadFrame()
  if (!mayWrite(kinds, 'organisationseinheit')) return { houses: [], units: [] }
  const [houses, { data: units }] = await Promise.all([
    rowsOf({ art: 'organisationseinheit', sortierung: 'titel:asc', pro_seite: MOST }),
    ask(calls.redaktionAmtszeiten, {}),
  ])
  return { houses, units }
}

/** Choice of a building, with a link to the record with its opening hours. */
export function Component() {
  const kinds = useKinds()
  const { houses, units } = useLoaderData<Loaded>()
  const [wanted, setWanted] = useState('')
  const found = houses.filter(({ titel }) =>
    titel.toLocaleLowerCase('de').includes(wanted.trim().toLocaleLowerCase('de')),
  )
  return (
    <Screen
      title="Öffnungszeiten ändern"
      note="Wessen Zeiten ändern sich?"
      action={
        houses.length > 1 && (
          <ActionLink to="/oeffnungszeiten/mehrere">Für mehrere Ämter auf einmal</ActionLink>
        )
      }
    >
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
          Im Fuß jeder Seite stehen die Zeiten der Stadt oder des Amtes, das sie dafür nennt. Ändern kann die
          Angaben der Stadt, wer sie pflegt: die Chefredaktion oder die Administration.
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
            to={`${screenOf(house)}#feld-${isOfAbove(units, house) ? 'zeitenWieOben' : 'oeffnungszeiten.0'}`}
            title={house.titel}
          >
            <HoldingHours unit={units.find(({ id }) => id === house.id)} />
          </Line>
        ))}
      </ul>
    </Screen>
  )
}

/** Tests whether an office states no hours itself: then the form opens at the choice of those above. */
const isOfAbove = (units: readonly Unit[], house: Row): boolean =>
  units.some(unit => unit.id === house.id && followedBy(unit).length > 0)

/** The hours that hold now, and the office from which they come. */
function HoldingHours({ unit }: { unit: Unit | undefined }) {
  if (!unit) return 'noch nicht öffentlich'
  if (unit.zeiten.length === 0) return 'ohne Zeiten'
  return unit.zeiten.map(({ typ, von, zeilen }) => (
    <span key={typ}>
      {hoursHeadings[typ]}
      {von && (
        <>
          {' wie '}
          <Link to={`${screenOf({ art: 'organisationseinheit', id: von.id })}#feld-oeffnungszeiten.0`}>
            {von.titel}
          </Link>
        </>
      )}
      : {zeilen.join('; ')}
    </span>
  ))
}

/** True if the query finds the town hall: by either name, and without a query. */
const isTownHall = (wanted: string): boolean =>
  'stadt rathaus'.includes(wanted.trim().toLocaleLowerCase('de'))
