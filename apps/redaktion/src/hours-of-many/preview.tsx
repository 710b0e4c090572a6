import { hoursHeadings } from '@rathausplatz/kalender'
import { Button } from '@rathausplatz/ui/form'
import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'
import styles from './hours-of-many.module.css'
import type { Outlook } from './outlook.ts'
import { TownHours, Untouched } from './untouched.tsx'

type Shown = Outlook['data'][number]

type PreviewProps = {
  outlook: Outlook
  isBusy: boolean
  onPublish: () => void
  /** Enters the same for the kinds of hours that would stay as they are. */
  onAllKinds: () => void
}

/** What will stand at each office, and the step that publishes all. */
export function Preview({ outlook: { data, stadt, auftrag }, isBusy, onPublish, onAllKinds }: PreviewProps) {
  const count = auftrag?.eintraege.length ?? 0
  const following = data.filter(({ zeiten, folgt }) => zeiten.length === 0 && folgt.length > 0)
  const partly = following.filter(({ eigen }) => eigen.length > 0)
  const staying = new Set(data.flatMap(({ unberuehrt }) => unberuehrt.map(({ typ }) => typ)))
  const booked = data.reduce((sum, { termine }) => sum + termine, 0)
  return (
    <section className={styles.preview} aria-labelledby="vorschau">
      <h2 id="vorschau" tabIndex={-1}>
        Vorschau
      </h2>
      <p>{sumOf(count, following.length - partly.length)}</p>
      {partly.length > 0 && <p className={styles.warning}>{partlyInWords(partly)}</p>}
      {staying.size > 0 && (
        <p className={styles.warning}>
          {`${headingsOf([...staying])}: Sie bleiben an einigen dieser Tage, wie sie sind; unten steht es bei jedem Amt. `}
          <button type="button" className={styles.add} onClick={() => !isBusy && onAllKinds()}>
            Dasselbe auch dafür eintragen
          </button>
        </p>
      )}
      {stadt && <TownHours stadt={stadt} />}
      {booked > 0 && (
        <p className={styles.warning}>
          {booked === 1 ? 'Ein vereinbarter Termin fällt' : `${booked} vereinbarte Termine fallen`} in diese
          Zeit. Die Menschen erfahren es nicht von selbst:{' '}
          <Link to="/termine">Termine ansehen und absagen</Link>
        </p>
      )}
      {count > 0 && (
        <Button type="button" aria-disabled={isBusy} onClick={() => !isBusy && onPublish()}>
          Für alle veröffentlichen
        </Button>
      )}
      <ul role="list" className={styles.units}>
        {data.map(unit => (
          <Unit key={unit.id} unit={unit} />
        ))}
      </ul>
    </section>
  )
}

function sumOf(count: number, following: number): string {
  const changes =
    count === 0
      ? 'Es ist nichts einzutragen.'
      : count === 1
        ? 'Bei einem Amt wird etwas eingetragen.'
        : `Bei ${count} Ämtern wird etwas eingetragen.`
  const follow =
    following === 0
      ? ''
      : following === 1
        ? ' Eines hat seine Zeiten von einem anderen und folgt von selbst.'
        : ` ${following} haben ihre Zeiten von einem anderen und folgen von selbst.`
  return changes + follow
}

const listOf = new Intl.ListFormat('de')

/** The offices of which some hours follow, and others stay open. */
const partlyInWords = (units: readonly Shown[]): string =>
  `Nur zum Teil ${units.length === 1 ? 'folgt' : 'folgen'} von selbst: ${listOf.format(units.map(({ titel }) => titel))}. Was dort eigene Zeiten hat, bleibt, wie es ist. Soll es auch gelten, wählen Sie das Amt oben mit aus.`

function Unit({ unit }: { unit: Shown }) {
  const { id, titel, folgt, eigen, zeiten, unberuehrt, termine, hindernis } = unit
  return (
    <li className={styles.unit}>
      <h3>
        <Link to={`${screenOf({ art: 'organisationseinheit', id })}#feld-oeffnungszeiten.0`}>{titel}</Link>
      </h3>
      {hindernis && <p className={styles.wrong}>Wird nicht veröffentlicht: {hindernis}</p>}
      {termine > 0 && (
        <p className={styles.warning}>
          {termine === 1 ? '1 vereinbarter Termin' : `${termine} vereinbarte Termine`} in dieser Zeit
        </p>
      )}
      {zeiten.map(kind => (
        <Kind key={kind.typ} kind={kind} />
      ))}
      <Untouched kinds={unberuehrt} />
      {folgt.map(source => (
        <p key={source.id}>{`Von selbst wie ${source.titel}: ${headingsOf(source.arten)}.`}</p>
      ))}
      {eigen.length > 0 && (
        <p className={styles.warning}>{`Eigene Zeiten, hier ändert sich nichts: ${headingsOf(eigen)}.`}</p>
      )}
      {zeiten.length + folgt.length === 0 && <p>Hat keine Zeiten dieser Art.</p>}
    </li>
  )
}

const headingsOf = (kinds: Shown['eigen']): string => listOf.format(kinds.map(typ => hoursHeadings[typ]))

function Kind({ kind: { typ, stand, tage, vorhanden } }: { kind: Shown['zeiten'][number] }) {
  return (
    <div className={styles.kind}>
      <h4>
        {hoursHeadings[typ]} <span className={styles.note}>{STAND[stand]}</span>
      </h4>
      <table>
        <thead>
          <tr>
            <th scope="col">Tage</th>
            <th scope="col">Bisher</th>
            <th scope="col">Dann</th>
          </tr>
        </thead>
        <tbody>
          {tage.map(({ tage, sonst, dann }) => (
            <tr key={tage}>
              <th scope="row">{tage}</th>
              <td>{sonst}</td>
              <td>{sonst === dann ? dann : <strong>{dann}</strong>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {vorhanden.map(({ worte, wird }) => (
        <p key={worte + wird} className={wird === 'widerspricht' ? styles.wrong : undefined}>
          {THERE[wird]} {worte}
        </p>
      ))}
    </div>
  )
}

const STAND: Readonly<Record<Shown['zeiten'][number]['stand'], string>> = {
  neu: 'wird eingetragen',
  ersetzt: 'wird eingetragen und ersetzt, was dort stand',
  'steht-schon': 'steht schon so da',
  ohnehin: 'gilt ohnehin, nichts einzutragen',
  immer: 'rund um die Uhr, bleibt so',
}

const THERE = {
  ersetzt: 'Fällt weg:',
  bleibt: 'Gilt an den übrigen Tagen weiter:',
  widerspricht: 'Widerspricht und gilt weiter, weil der Zeitraum kürzer ist:',
} as const
