import { VisuallyHidden } from '@rathausplatz/ui'
import { Link, useLoaderData } from 'react-router'
import { type Selection, useSelection } from '../bulk/selection.ts'
import { useBulk } from '../bulk/use-bulk.tsx'
import type { Row } from '../contents/row.ts'
import { useKindName, useKinds, useSession } from '../frame/frame-data.ts'
import { drawingOf } from '../frame/ways.ts'
import { Above } from '../list/above.tsx'
import { ChangedCell } from '../list/changed-cell.tsx'
import { countedOf, hasNext } from '../list/counted.ts'
import { Select } from '../list/filter-fields.tsx'
import styles from '../list/list.module.css'
import { ListPaging } from '../list/list-paging.tsx'
import { SearchInput } from '../list/search-input.tsx'
import { TickCell, TickHeading } from '../list/tick-cell.tsx'
import { useAddress } from '../list/use-address.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import type { TrashData } from './load-trash.ts'
import { keptFor, TRASH_DAYS } from './trash-days.ts'
import { readTrashQuery, trashAddress } from './trash-query.ts'

/** What was deleted, of all kinds: who put it here, how long it stays, and the way back. */
export function TrashScreen() {
  const { found, query } = useLoaderData<TrashData>()
  const { wanted, go } = useAddress(readTrashQuery, trashAddress)
  const kinds = useKinds()
  const hasLibrary = useSession().rechte.includes('medien-pflegen')
  const rows = found.data
  const selection = useSelection(rows, trashAddress(query))
  const { run, isBusy, dialogs } = useBulk(selection.clear)
  const counted = { ...found, seite: query.seite, shown: rows.length }
  const isNarrowed = wanted.suche.trim() !== '' || wanted.art !== ''
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
        <div className={styles.empty}>
          <h2>Der Papierkorb ist leer</h2>
          <p>Was Sie oder andere löschen, liegt danach hier und kann zurückgeholt werden.</p>
        </div>
      ) : (
        <div className={styles.list}>
          <div className={styles.filters}>
            <SearchInput
              label="Suchen"
              value={wanted.suche}
              onSearch={suche => go({ suche }, { replace: wanted.suche !== '' })}
            />
            <Select
              label="Was"
              all="alles"
              value={wanted.art}
              choices={kinds.map(({ art, label }) => ({ value: art, label: label.many }))}
              onChoose={art => go({ art })}
            />
            {isNarrowed && (
              <button type="button" className={styles.clear} onClick={() => go({ suche: '', art: '' })}>
                Filter aufheben
              </button>
            )}
          </div>
          <Above
            seite={query.seite}
            counted={countedOf(counted)}
            selection={rows.length > 0 ? selection : undefined}
            aktionen={['zurueckholen']}
            isBusy={isBusy}
            run={run}
          />
          {rows.length === 0 ? (
            <div className={styles.empty}>
              <h2>Nichts gefunden</h2>
              <p>Gesucht wird in Titel und Adresse, der Anfang eines Wortes genügt.</p>
            </div>
          ) : (
            <TrashTable rows={rows} selection={selection} onFetch={row => run('zurueckholen', [row])} />
          )}
          <ListPaging
            seite={query.seite}
            hasNext={hasNext(counted)}
            hrefOf={seite => trashAddress({ ...query, seite })}
          />
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
