import type { ListOrder } from '@rathausplatz/contract/records'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import type { Aktion } from '../bulk/bulk.ts'
import { type Asked, BulkQuestions, isAsking } from '../bulk/bulk-questions.tsx'
import { useSelection } from '../bulk/selection.ts'
import { useBulk } from '../bulk/use-bulk.tsx'
import { ExportList } from '../export/export-list.tsx'
import { useSession } from '../frame/frame-data.ts'
import type { Kind } from '../kinds/kinds.ts'
import { ActionLink } from '../pieces/action-link.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { Above } from './above.tsx'
import { keepColumns, possibleColumns, usualColumns } from './columns.ts'
import { ColumnsChoice } from './columns-choice.tsx'
import { countedOf, hasNext, lastPageOf } from './counted.ts'
import styles from './list.module.css'
import { ListFilters } from './list-filters.tsx'
import { ListPaging } from './list-paging.tsx'
import { addressOf, isNarrowed, ordersOf } from './list-query.ts'
import { ListTable } from './list-table.tsx'
import type { ListData } from './load-list.ts'
import { OrderSelect } from './order-select.tsx'
import { type ListAddress, useListAddress } from './use-list-address.ts'
import { useTotal } from './use-total.ts'

/** The list of a kind of record. */
export function ListScreen() {
  const { kind, query, found, names, columns } = useLoaderData<ListData>()
  const { email } = useSession()
  const { revalidate } = useRevalidator()
  const possible = possibleColumns(kind)
  const address = useListAddress(kind.liste)
  const rows = found.data
  const selection = useSelection(rows, addressOf(query, kind.liste) + kind.art)
  const { run, isBusy, dialogs } = useBulk(selection.clear)
  const aktionen = aktionenOf(kind)
  const [asked, setAsked] = useState<Asked>()
  const isEmpty = rows.length === 0 && !isNarrowed(query) && query.seite === 1
  const total = useTotal(kind.art, query, found)
  const counted = { ...total, seite: query.seite, shown: rows.length }
  return (
    <Screen
      title={kind.label.many}
      action={
        kind.rechte.includes('schreiben') && (
          <ActionLink to={`/inhalte/${kind.art}/neu`}>
            <DeskIcon drawing={Plus} /> {kind.label.one} anlegen
          </ActionLink>
        )
      }
    >
      {isEmpty ? (
        <FirstStep kind={kind} />
      ) : (
        <div className={styles.list}>
          <ListFilters kind={kind} names={names} address={address}>
            <OrderSelect
              value={address.wanted.sortierung}
              orders={ordersOf(kind.liste).map(order => [order, ORDERS[order]] as const)}
              onChoose={sortierung => address.go({ sortierung })}
            />
          </ListFilters>
          <Above
            seite={query.seite}
            counted={countedOf(counted)}
            selection={rows.length > 0 && aktionen.length > 0 ? selection : undefined}
            aktionen={aktionen}
            isBusy={isBusy}
            run={(aktion, targets) =>
              isAsking(aktion) ? setAsked({ aktion, targets }) : run(aktion, targets)
            }
          >
            {possible.length > 0 && (
              <ColumnsChoice
                possible={possible}
                shown={columns}
                usual={usualColumns(kind)}
                onChoose={chosen => {
                  keepColumns(kind, email, chosen)
                  void revalidate()
                }}
              />
            )}
            {rows.length > 0 && (
              <ExportList
                kind={kind}
                query={query}
                columns={columns}
                total={total.mehr ? undefined : total.anzahl}
              />
            )}
          </Above>
          {rows.length === 0 ? (
            <NoHits kind={kind} address={address} />
          ) : (
            <ListTable
              kind={kind}
              rows={rows}
              names={names}
              columns={columns}
              address={address}
              selection={aktionen.length > 0 ? selection : undefined}
            />
          )}
          <ListPaging
            seite={query.seite}
            hasNext={hasNext(counted)}
            last={lastPageOf(total)}
            hrefOf={seite => addressOf({ ...query, seite }, kind.liste) || '?'}
          />
        </div>
      )}
      <BulkQuestions
        asked={asked}
        rubriken={kind.liste.rubriken === undefined ? undefined : names[kind.liste.rubriken]}
        onClose={() => setAsked(undefined)}
        onAnswer={run}
      />
      {dialogs}
    </Screen>
  )
}

/** Returns the steps for several documents that the account may take. */
const aktionenOf = ({ art, liste, rechte }: Kind): readonly Aktion[] => [
  ...(rechte.includes('freigeben') ? (['veroeffentlichen', 'zurueckziehen'] as const) : []),
  ...(rechte.includes('schreiben') ? (['einreichen'] as const) : []),
  ...(rechte.includes('loeschen') ? (['loeschen'] as const) : []),
  ...(rechte.includes('schreiben') && liste.rubriken !== undefined ? (['zuordnen'] as const) : []),
  ...(rechte.includes('schreiben') && art === 'seite' ? (['verschieben'] as const) : []),
  ...(rechte.includes('freigeben') ? (['befristen'] as const) : []),
  ...(rechte.includes('schreiben') ? (['pflegen'] as const) : []),
]

const ORDERS: Record<ListOrder, string> = {
  'titel:asc': 'Titel von A bis Z',
  'titel:desc': 'Titel von Z bis A',
  'datum:desc': 'Datum, das späteste zuerst',
  'datum:asc': 'Datum, das früheste zuerst',
  'geaendert:desc': 'zuletzt geändert zuerst',
  'geaendert:asc': 'am längsten unverändert zuerst',
  'status:asc': 'nach Zustand',
  'status:desc': 'nach Zustand, umgekehrt',
}

function FirstStep({ kind: { art, label, rechte } }: { kind: Kind }) {
  return (
    <div className={styles.empty}>
      <h2>Hier steht noch nichts</h2>
      {rechte.includes('schreiben') ? (
        <>
          <p>
            Sobald Sie etwas anlegen, finden Sie es in dieser Liste. Es bleibt ein Entwurf, den niemand
            außerhalb der Redaktion sieht, bis es veröffentlicht wird.
          </p>
          <ActionLink to={`/inhalte/${art}/neu`}>
            <DeskIcon drawing={Plus} /> {label.one} anlegen
          </ActionLink>
        </>
      ) : (
        <p>Sobald jemand etwas anlegt, das zu Ihrem Bereich gehört, finden Sie es in dieser Liste.</p>
      )}
    </div>
  )
}

function NoHits({ kind: { label }, address: { wanted, go } }: { kind: Kind; address: ListAddress }) {
  const words = wanted.suche.trim()
  return (
    <div className={styles.empty}>
      <h2>{words === '' ? 'Nichts gefunden' : `Nichts gefunden zu „${words}“`}</h2>
      <p>
        Gesucht wird in Titel und Adresse, der Anfang eines Wortes genügt. Vielleicht schließt auch ein Filter
        aus, was Sie suchen.
        {words !== '' && (
          <>
            {' '}
            <Link to={`/suche?q=${encodeURIComponent(words)}`}>Überall suchen, auch in Texten und Namen</Link>
          </>
        )}
      </p>
      <button
        type="button"
        className={styles.clear}
        onClick={() => go({ suche: '', status: undefined, filter: {} })}
      >
        Alle {label.many} zeigen
      </button>
    </div>
  )
}
