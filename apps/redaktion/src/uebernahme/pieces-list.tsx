import { calls, type UebernahmeZustand, uebernahmeZustaende } from '@rathausplatz/contract'
import { noBreak, VisuallyHidden } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { CircleCheck, CircleDashed, CircleSlash, type LucideIcon, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import bulk from '../bulk/bulk.module.css'
import { useKindName } from '../frame/frame-data.ts'
import aboveStyles from '../list/above.module.css'
import { Count } from '../list/count.tsx'
import { Select } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import list from '../list/list.module.css'
import { ListPaging } from '../list/list-paging.tsx'
import { useAddress } from '../list/use-address.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { ask } from '../wall/ask.ts'
import { piecesAddress, ZUSTAENDE } from './pieces-query.ts'
import { PlaceDialog } from './place-dialog.tsx'
import styles from './uebernahme.module.css'
import { counted, isOpen, type Stueck, shortAddress, type Uebernahme } from './uebernahme.ts'
import { AT_ONCE, usePieces } from './use-pieces.ts'
import type { Step } from './use-uebernahme.ts'

const DRAWINGS: Readonly<Record<UebernahmeZustand, LucideIcon>> = {
  gefunden: CircleDashed,
  uebernommen: CircleCheck,
  abgelehnt: CircleSlash,
  schon_da: CircleCheck,
  weggenommen: Undo2,
  geblieben: CircleCheck,
}

/**
 * All pieces of an import: which of them are imported, as which kind and to which place; afterwards the
 * result of each.
 */
export function PiecesList({ uebernahme, step }: { uebernahme: Uebernahme; step: Step }) {
  const { wanted, go } = useAddress(piecesAddress.read, piecesAddress.say)
  const [stamp, setStamp] = useState(0)
  const { id, anzahl, geaendert_am, stand } = uebernahme
  const { found, isComing, failure, again } = usePieces(id, wanted, `${geaendert_am} ${stand} ${stamp}`)
  const mayChoose = isOpen(uebernahme) && uebernahme.rechte.includes('starten')
  const isTable = uebernahme.tabelle !== null
  const choose = async (nrs: 'alle' | number[], change: Choice) => {
    const done = await step(() =>
      ask(calls.redaktionUebernahmeAuswahl, { params: { id }, body: { nrs, ...change } }),
    )
    if (done) setStamp(stamp => stamp + 1)
  }
  const chooseAll = (change: Choice) => void choose('alle', change)
  const [isPlacing, setPlacing] = useState(false)
  const isNarrowed = piecesAddress.isNarrowed(wanted)
  return (
    <div className={list.list}>
      <Filters
        label={isTable ? 'Titel' : 'Titel oder alte Adresse'}
        wanted={wanted}
        go={go}
        onAll={isNarrowed ? () => go(piecesAddress.usual) : undefined}
      >
        <Select
          label="Zeigen"
          all="alles"
          value={wanted.zustand ?? ''}
          choices={ZUSTAENDE.filter(({ value }) => anzahl[value] > 0 || value === wanted.zustand)}
          onChoose={value => go({ zustand: ZUSTAENDE.find(one => one.value === value)?.value })}
        />
      </Filters>
      {mayChoose && (
        <div className={`${bulk.bar} ${styles.choosing}`} role="group" aria-label="Was übernommen wird">
          <strong role="status">
            {counted(anzahl.gewaehlt, '1', '')} von {anzahl.gefunden} gewählt
          </strong>
          <button
            type="button"
            className={bulk.clear}
            onClick={() => chooseAll({ gewaehlt: anzahl.gewaehlt < anzahl.gefunden })}
          >
            {anzahl.gewaehlt < anzahl.gefunden ? 'Alle wählen' : 'Keine wählen'}
          </button>
          {!isTable && anzahl.gewaehlt > 0 && (
            <>
              <button type="button" onClick={() => chooseAll({ art: 'seite' })}>
                Gewählte als Seiten
              </button>
              <button type="button" onClick={() => chooseAll({ art: 'aktuelles' })}>
                Gewählte als Nachrichten
              </button>
              <button type="button" onClick={() => setPlacing(true)}>
                Ort der Seiten …
              </button>
            </>
          )}
        </div>
      )}
      <div className={aboveStyles.above}>
        <Count seite={wanted.seite} isComing={isComing}>
          {found && shownOf(found.asked.seite, found.data.length, found.mehr)}
        </Count>
      </div>
      {failure ? (
        <div className={list.empty} role="alert">
          <p>{failure}</p>
          <Button type="button" look="outline" onClick={again}>
            <DeskIcon drawing={RotateCcw} /> Noch einmal versuchen
          </Button>
        </div>
      ) : found ? (
        found.data.length === 0 ? (
          <div className={list.empty}>
            <h3>Nichts gefunden</h3>
            <p>
              {isNarrowed
                ? 'Dazu passt nichts. Heben Sie den Filter auf.'
                : 'Hier gibt es nichts zu übernehmen.'}
            </p>
          </div>
        ) : (
          <PiecesTable
            stuecke={found.data}
            isTable={isTable}
            onTick={mayChoose ? (stueck, gewaehlt) => void choose([stueck.nr], { gewaehlt }) : undefined}
          />
        )
      ) : (
        <p className={styles.hint}>Wird geladen …</p>
      )}
      {found && (
        <ListPaging
          seite={found.asked.seite}
          hasNext={found.mehr}
          hrefOf={seite => piecesAddress.say({ ...found.asked, seite })}
        />
      )}
      <PlaceDialog
        isOpen={isPlacing}
        onClose={() => setPlacing(false)}
        onChoose={ordner => {
          setPlacing(false)
          void choose('alle', { ordner })
        }}
      />
    </div>
  )
}

type Choice = { gewaehlt?: boolean; art?: 'seite' | 'aktuelles'; ordner?: string }

function shownOf(seite: number, shown: number, more: boolean): string {
  const first = (seite - 1) * AT_ONCE + 1
  if (shown === 0) return ''
  if (seite > 1 || more) return `${first}–${first + shown - 1}`
  return counted(shown, 'ein Eintrag', 'Einträge')
}

function PiecesTable({
  stuecke,
  isTable,
  onTick,
}: {
  stuecke: readonly Stueck[]
  isTable: boolean
  onTick: ((stueck: Stueck, gewaehlt: boolean) => void) | undefined
}) {
  const kindName = useKindName()
  return (
    <table className={list.table}>
      <caption>
        <VisuallyHidden>Was gefunden wurde</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {onTick && (
            <td className={list.tickcell}>
              <VisuallyHidden>Wählen</VisuallyHidden>
            </td>
          )}
          <th scope="col">Titel</th>
          <th scope="col">Wird</th>
          <th scope="col">Ergebnis</th>
        </tr>
      </thead>
      <tbody>
        {stuecke.map(stueck => (
          <tr
            key={stueck.nr}
            data-ticked={onTick && stueck.zustand === 'gefunden' && stueck.gewaehlt ? '' : undefined}
          >
            {onTick && (
              <td className={list.tickcell}>
                {stueck.zustand === 'gefunden' && (
                  <label className={bulk.tick}>
                    <input
                      type="checkbox"
                      aria-label={`„${stueck.titel}“ übernehmen`}
                      checked={stueck.gewaehlt}
                      onChange={event => onTick(stueck, event.target.checked)}
                    />
                  </label>
                )}
              </td>
            )}
            <th scope="row">
              {stueck.inhalt ? (
                <Link to={`/inhalte/${stueck.art}/${stueck.inhalt}`}>{stueck.titel}</Link>
              ) : (
                <span className={list.name}>{stueck.titel}</span>
              )}
              {stueck.adresse && <span className={list.under}>{shortAddress(stueck.adresse)}</span>}
            </th>
            <td data-label="Wird">
              {kindName(stueck.art)}
              {stueck.ziel !== '' && !isTable && <span className={list.under}>{stueck.ziel}</span>}
            </td>
            <td>
              <span className={list.what}>
                <DeskIcon drawing={DRAWINGS[stueck.zustand]} /> {noBreak(uebernahmeZustaende[stueck.zustand])}
              </span>
              {stueck.hinweise.length > 0 && <Notes stueck={stueck} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Notes on parts that were left out: the first note at once, the others in a fold. */
function Notes({ stueck: { hinweise, titel } }: { stueck: Stueck }) {
  const [first, ...rest] = hinweise
  return (
    <>
      <span className={list.under}>{first}</span>
      {rest.length > 0 && (
        <details className={styles.notes}>
          <summary>
            {counted(rest.length, 'noch ein Hinweis', 'weitere Hinweise')}
            <VisuallyHidden> zu „{titel}“</VisuallyHidden>
          </summary>
          <ul>
            {rest.map(hinweis => (
              <li key={hinweis}>{hinweis}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
