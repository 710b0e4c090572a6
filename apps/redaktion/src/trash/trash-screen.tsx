import { VisuallyHidden } from '@rathausplatz/ui'
import { Link } from 'react-router'
import { type Selection, useSelection } from '../bulk/selection.ts'
import { useBulk } from '../bulk/use-bulk.tsx'
import type { Row } from '../contents/row.ts'
import { useKindName, useKinds, useSession } from '../frame/frame-data.ts'
import { drawingOf } from '../frame/ways.ts'
import { Above } from '../list/above.tsx'
import { ChangedCell } from '../list/changed-cell.tsx'
import { countedOf, hasNext } from '../list/counted.ts'
import { Select } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import styles from '../list/list.module.css'
import { useList } from '../list/list-at.ts'
import { ListPaging } from '../list/list-paging.tsx'
import { Nothing } from '../list/nothing.tsx'
import { TickCell, TickHeading } from '../list/tick-cell.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { trash } from './load-trash.ts'
import { keptFor, TRASH_DAYS } from './trash-days.ts'

/** The trash: deleted contents of all kinds, who deleted them, how long they stay, and restoring. */
export function TrashScreen() {
  const { found, query, wanted, go, paging } = useList(trash)
  const kinds = useKinds()
  const hasLibrary = useSession().rechte.includes('medien-pflegen')
  const rows = found.data
  const selection = useSelection(rows, trash.say(query))
  const { run, isBusy, dialogs } = useBulk(selection.clear)
  const counted = { ...found, seite: query.seite, shown: rows.length }
  const isNarrowed = trash.isNarrowed(wanted)
  return (
    <Screen
      title="Papierkorb"
      note={
        <>
          Was gelöscht wurde, lässt sich {TRASH_DAYS} Tage lang zurückholen. Danach ist es endgültig fort.{' '}
          {hasLibrary && <Link to="/medien?art=papierkorb">Gelöschte Bilder und Dokumente</Link>}
        </>
      }
    >
      {rows.length === 0 && !isNarrowed ? (
        <Nothing title="Der Papierkorb ist leer">
          Was Sie oder andere löschen, liegt danach hier und kann zurückgeholt werden.
        </Nothing>
      ) : (
        <div className={styles.list}>
          <Filters
            label="Suchen"
            wanted={wanted}
            go={go}
            onAll={isNarrowed ? () => go(trash.usual) : undefined}
          >
            <Select
              label="Was"
              all="alles"
              value={wanted.art}
              choices={kinds.map(({ art, label }) => ({ value: art, label: label.many }))}
              onChoose={art => go({ art })}
            />
          </Filters>
          <Above
            seite={query.seite}
            counted={countedOf(counted)}
            selection={rows.length > 0 ? selection : undefined}
            aktionen={['zurueckholen']}
            isBusy={isBusy}
            run={run}
          />
          {rows.length === 0 ? (
            <Nothing title="Nichts gefunden">
              Gesucht wird in Titel und Adresse, der Anfang eines Wortes genügt.
            </Nothing>
          ) : (
            <TrashTable rows={rows} selection={selection} onFetch={row => run('zurueckholen', [row])} />
          )}
          <ListPaging {...paging} hasNext={hasNext(counted)} />
        </div>
      )}
      {dialogs}
    </Screen>
  )
}

type TrashTableProps = { rows: readonly Row[]; selection: Selection; onFetch: (row: Row) => void }

function TrashTable({ rows, selection, onFetch }: TrashTableProps) {
  const kinds = useKinds()
  const kindName = useKindName()
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Gelöschte Inhalte</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <TickHeading />
          <th scope="col">Titel</th>
          <th scope="col">Was</th>
          <th scope="col">Gelöscht</th>
          <th scope="col">Zurückzuholen</th>
          <th scope="col">
            <VisuallyHidden>Zurückholen</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => {
          const kind = kinds.find(one => one.art === row.art)
          const deleted = row.geloescht_am ?? row.geaendert_am
          return (
            <tr key={row.id} data-ticked={selection.has(row.id) || undefined}>
              <TickCell row={row} selection={selection} />
              <th scope="row">
                <span className={styles.name}>{row.titel || '(ohne Titel)'}</span>
                {kind?.unter === null && row.pfad && <span className={styles.under}>{row.pfad}</span>}
              </th>
              <td>
                <span className={styles.what}>
                  <DeskIcon drawing={drawingOf(row.art)} /> {kindName(row.art)}
                </span>
              </td>
              <ChangedCell am={deleted} von={row.geloescht_von?.name} label="Gelöscht" />
              <td data-label="Zurückzuholen">{keptFor(deleted)}</td>
              <td>
                {kind?.rechte.includes('loeschen') && (
                  <button
                    type="button"
                    className={styles.clear}
                    aria-label={`„${row.titel}“ zurückholen`}
                    onClick={() => onFetch(row)}
                  >
                    Zurückholen
                  </button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
