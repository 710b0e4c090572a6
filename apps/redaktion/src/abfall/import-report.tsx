import { type Abfalleinfuhr, abfalleinfuhrStaende } from '@rathausplatz/contract'
import { formatDate, VisuallyHidden } from '@rathausplatz/ui'
import { CalendarX, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import list from '../list/list.module.css'
import { DeskIcon } from '../pieces/icon.tsx'
import { changeInWords } from './change-in-words.ts'
import styles from './import-report.module.css'
import { TakingOver } from './taking-over.tsx'
import { UnknownNames } from './unknown-names.tsx'
import wasteStyles from './waste.module.css'

const COUNTS = {
  neu: 'Neue Termine',
  verschoben: 'Verschoben oder geändert',
  entfallen: 'Fallen weg',
  geblieben: 'Unverändert',
  ausserhalb: 'Bleiben: von diesen Tagen sagt die Datei nichts',
  von_hand: 'Bleiben: von Hand geändert',
  neue_orte: 'Neue Straßen',
  ausgelassen: 'Zeilen ohne Abfuhr oder unklar',
  unbekannt: 'Zeilen mit unbekannter Straße oder Abfallart',
  fehlerhaft: 'Zeilen, die sich nicht lesen ließen',
  repariert: 'Reparierte Zeilen',
} as const

/** Most entries shown at once; further entries are folded. */
const AT_A_GLANCE = 10

type ImportReportProps = {
  einfuhr: Abfalleinfuhr
  /** The names that the town has explained by now. */
  knownNames: readonly string[]
  onDiscarded: () => void
}

/** Report of the changes that a file would make or has made, with the button to import it. */
export function ImportReport({ einfuhr, knownNames, onDiscarded }: ImportReportProps) {
  const { id, name, stand, anteil, zeilen, anzahl, erster, letzter, stoerung } = einfuhr
  const { bedenken, hinweise, fehler, aenderungen, strassen, anzahl_strassen } = einfuhr
  const { unbekannte_namen = [] } = einfuhr
  const going = aenderungen.filter(({ was }) => was === 'entfallen').map(changeInWords)
  const others = aenderungen.filter(({ was }) => was !== 'entfallen').map(changeInWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(stand)
  const title = useId()
  // Buttons disappear with their state: the focus moves to the text of the new state.
  useLayoutEffect(() => {
    if (known.current === stand) return
    known.current = stand
    const { activeElement } = document
    if (activeElement === document.body || activeElement === heading.current) heading.current?.focus()
  }, [stand])
  return (
    <section className={styles.report} aria-labelledby={title}>
      <h2 ref={heading} id={title} tabIndex={-1}>
        {name}: {abfalleinfuhrStaende[stand]}
      </h2>
      <div role="status">
        {stand === 'laeuft' && <p>Die Termine werden übernommen. Sie können dieses Fenster schließen.</p>}
        {stand === 'fertig' && <p>Die Termine stehen auf der Website.</p>}
        {stoerung && <p>{stoerung}</p>}
      </div>
      {stand === 'laeuft' && <progress value={anteil} max={1} aria-label="Übernommen" />}
      <p>
        {zeilen === 1 ? '1 Zeile' : `${zeilen} Zeilen`}
        {erster && letzter && `, Termine vom ${formatDate(erster)} bis ${formatDate(letzter)}`}
      </p>
      <dl className={styles.counts}>
        {(Object.keys(COUNTS) as (keyof typeof COUNTS)[])
          .filter(what => anzahl[what] > 0 || what === 'neu')
          .map(what => (
            <div key={what}>
              <dt>{COUNTS[what]}</dt>
              <dd>{anzahl[what]}</dd>
            </div>
          ))}
      </dl>
      <Sentences title="Bedenken" drawing={TriangleAlert} sentences={bedenken} />
      <Sentences
        title={stand === 'fertig' ? 'Diese Termine sind weggefallen' : 'Diese Termine fallen weg'}
        drawing={CalendarX}
        sentences={going}
        more={anzahl.entfallen - going.length}
      />
      <UnknownNames names={unbekannte_namen} known={knownNames} />
      <Sentences title="Aufgefallen" sentences={hinweise} />
      <Sentences
        title="Zeilen mit Fehlern"
        sentences={fehler.map(({ zeile, satz }) => `Zeile ${zeile}: ${satz}`)}
      />
      <Streets strassen={strassen} more={anzahl_strassen - strassen.length} />
      <Sentences
        title="Weitere Änderungen"
        sentences={others}
        more={anzahl.neu + anzahl.verschoben - others.length}
      />
      {stand === 'geprueft' && (
        <TakingOver id={id} hasDoubts={bedenken.length > 0} onDiscarded={onDiscarded} />
      )}
    </section>
  )
}

type StreetsProps = { strassen: Abfalleinfuhr['strassen']; more: number }

/** Added, kept and removed collections by street. */
function Streets({ strassen, more }: StreetsProps) {
  const [isWhole, setWhole] = useState(false)
  if (strassen.length === 0) return null
  const rest = strassen.length - AT_A_GLANCE
  return (
    <div className={styles.finding}>
      <h3>Je Straße</h3>
      <div className={list.list}>
        <table className={list.table}>
          <caption>
            <VisuallyHidden>Termine je Straße</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">Straße</th>
              {STREET_COUNTS.map(([, what]) => (
                <th key={what} scope="col">
                  {what}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isWhole ? strassen : strassen.slice(0, AT_A_GLANCE)).map((street, at) => (
              <tr key={`${at} ${street.ort}`}>
                <th scope="row">{street.ort}</th>
                {STREET_COUNTS.map(([of, what]) => (
                  <td key={of} data-label={what}>
                    {street[of]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rest > 0 && (
        <p className={wasteStyles.further}>
          <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Weniger zeigen' : `${rest} weitere zeigen`}
          </button>
        </p>
      )}
      {more > 0 && <p>… und {more} weitere</p>}
    </div>
  )
}

const STREET_COUNTS = [
  ['neu', 'Neu'],
  ['verschoben', 'Verschoben oder geändert'],
  ['bleiben', 'Bleiben'],
  ['entfallen', 'Fallen weg'],
] as const

type SentencesProps = {
  title: string
  sentences: readonly string[]
  more?: number
  /** Marks texts that have to be read before the import. */
  drawing?: LucideIcon
}

function Sentences({ title, sentences, more = 0, drawing }: SentencesProps) {
  if (sentences.length === 0) return null
  const first = sentences.slice(0, AT_A_GLANCE)
  const rest = sentences.slice(AT_A_GLANCE)
  const listed = (lines: readonly string[]) => (
    <ul className={styles.sentences}>
      {lines.map((sentence, at) => (
        <li key={`${at} ${sentence}`}>{sentence}</li>
      ))}
    </ul>
  )
  return (
    <div className={styles.finding} data-dringend={drawing ? true : undefined}>
      <h3>
        {drawing && <DeskIcon drawing={drawing} />} {title}
      </h3>
      {listed(first)}
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} weitere zeigen</summary>
          {listed(rest)}
        </details>
      )}
      {more > 0 && <p>… und {more} weitere</p>}
    </div>
  )
}
