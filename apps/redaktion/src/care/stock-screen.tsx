import { calls } from '@rathausplatz/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSelection } from '../bulk/selection.ts'
import { useBulk } from '../bulk/use-bulk.tsx'
import { SaveTable } from '../export/save-table.tsx'
import { useKinds } from '../frame/frame-data.ts'
import { Above } from '../list/above.tsx'
import { countedOf, hasNext } from '../list/counted.ts'
import { Select } from '../list/filter-fields.tsx'
import { Filters } from '../list/filters.tsx'
import styles from '../list/list.module.css'
import { listAt, useList } from '../list/list-at.ts'
import { ListPaging } from '../list/list-paging.tsx'
import { Nothing } from '../list/nothing.tsx'
import { OrderSelect } from '../list/order-select.tsx'
import { Screen } from '../pieces/screen.tsx'
import { ask } from '../wall/ask.ts'
import { CareDialog } from './care-dialog.tsx'
import { walkStock } from './load-stock.ts'
import own from './stock.module.css'
import { STOCK_HEAD, stockLine } from './stock-lines.ts'
import {
  askedOf,
  isStockNarrowed,
  MARKS,
  type Mark,
  readStockQuery,
  type StockCounts,
  type StockQuery,
  stockAddress,
  stockOrders,
  WHOLE,
} from './stock-query.ts'
import { StockTable } from './stock-table.tsx'

const list = listAt(readStockQuery, async ({ pro_seite, ...query }, signal) => {
  const [found, counts, { data: colleagues }] = await Promise.all([
    ask(calls.redaktionBestand, { query: { ...askedOf(query), seite: query.seite, pro_seite }, signal }),
    ask(calls.redaktionBestandZahlen, { signal }),
    ask(calls.redaktionVerantwortliche, { query: {}, signal }),
  ])
  return { ...found, counts, colleagues }
})
export const { loader } = list

/** All contents with their owner, date of review, readability and findings. */
export function Component() {
  const { query, found, wanted, hrefOf, go, paging } = useList(list)
  const { counts, colleagues } = found
  const kinds = useKinds()
  const rows = found.data
  const selection = useSelection(rows, stockAddress(query))
  const { run, isBusy, dialogs } = useBulk(selection.clear)
  const [isAsked, setAsked] = useState(false)
  const mayChange = kinds.some(({ rechte }) => rechte.includes('schreiben'))
  const showAll = () => go({ ...WHOLE, sortierung: wanted.sortierung })
  const counted = { ...found, seite: query.seite, shown: rows.length }
  async function* lines(signal: AbortSignal) {
    for await (const part of walkStock(query, signal)) yield part.map(row => stockLine(row, kinds))
  }
  return (
    <Screen
      title="Bestand"
      note="Alle Inhalte: wer zuständig ist, wann jemand sie wieder ansehen soll und wie gut sie zu lesen sind."
    >
      <div className={styles.list}>
        <Tiles wanted={wanted} counts={counts} hrefOf={hrefOf} />
        <Filters label="Suchen" wanted={wanted} go={go} onAll={isStockNarrowed(wanted) ? showAll : undefined}>
          <Select
            label="Inhaltsart"
            all="alle"
            value={wanted.art}
            choices={kinds.map(({ art, label }) => ({ value: art, label: label.many }))}
            onChoose={art => go({ art })}
          />
          <Select
            label="Verantwortlich"
            all="alle"
            value={wanted.verantwortlich}
            choices={[
              { value: 'ich', label: 'ich' },
              { value: 'niemand', label: 'niemand' },
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChoose={verantwortlich => go({ verantwortlich })}
          />
        </Filters>
        <Above
          seite={query.seite}
          counted={countedOf(counted)}
          selection={rows.length > 0 && mayChange ? selection : undefined}
          aktionen={['pflegen']}
          isBusy={isBusy}
          run={() => setAsked(true)}
        >
          <OrderSelect
            value={wanted.sortierung}
            orders={stockOrders}
            onChoose={sortierung => go({ sortierung })}
          />
          {rows.length > 0 && (
            <SaveTable
              name="bestand"
              head={STOCK_HEAD}
              walk={lines}
              total={found.mehr ? undefined : found.anzahl}
            />
          )}
        </Above>
        {rows.length === 0 ? (
          <NothingHere query={query} onAll={showAll} />
        ) : (
          <StockTable
            rows={rows}
            query={wanted}
            hrefOf={sortierung => hrefOf({ sortierung })}
            selection={mayChange ? selection : undefined}
          />
        )}
        <ListPaging {...paging} hasNext={hasNext(counted)} />
      </div>
      <CareDialog
        isOpen={isAsked}
        title={
          selection.selected.length === 1
            ? 'Pflege eines Inhalts ändern'
            : `Pflege von ${selection.selected.length} Inhalten ändern`
        }
        onClose={() => setAsked(false)}
        onSave={async wanted => {
          run('pflegen', selection.selected, wanted)
          return undefined
        }}
      />
      {dialogs}
    </Screen>
  )
}

/**
 * Counts the contents that need care, by reason. Each count is a link that filters the list; a second press
 * removes the filter.
 */
function Tiles({
  wanted,
  counts,
  hrefOf,
}: {
  wanted: StockQuery
  counts: StockCounts
  hrefOf: (change: Partial<StockQuery>) => string
}) {
  const tiles = [
    ...(['faellig'] as const).map(mark => tileOf(mark, wanted)),
    {
      name: 'ich' as const,
      words: 'in Ihrer Verantwortung',
      isOn: wanted.verantwortlich === 'ich',
      change: { verantwortlich: wanted.verantwortlich === 'ich' ? '' : 'ich' },
    },
    {
      name: 'niemand' as const,
      words: 'ohne Verantwortliche',
      isOn: wanted.verantwortlich === 'niemand',
      change: { verantwortlich: wanted.verantwortlich === 'niemand' ? '' : 'niemand' },
    },
    ...(['alt', 'schwer', 'befunde'] as const).map(mark => tileOf(mark, wanted)),
  ]
  return (
    <nav aria-label="Was Pflege braucht">
      <ul role="list" className={own.tiles}>
        {tiles.map(({ name, words, isOn, change }) => (
          <li key={name}>
            <Link
              to={hrefOf(change)}
              preventScrollReset
              aria-current={isOn ? 'true' : undefined}
              className={own.tile}
            >
              <strong>{numberOf(counts[name])}</strong> {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tileOf = (mark: Mark, { merkmal }: StockQuery) => ({
  name: mark,
  words: MARKS[mark],
  isOn: merkmal === mark,
  change: { merkmal: merkmal === mark ? ('' as const) : mark },
})

const number = new Intl.NumberFormat('de-DE')

const numberOf = ({ anzahl, mehr }: { anzahl: number; mehr: boolean }): string =>
  mehr ? `über ${number.format(anzahl)}` : number.format(anzahl)

function NothingHere({ query, onAll }: { query: StockQuery; onAll: () => void }) {
  if (!isStockNarrowed(query))
    return (
      <Nothing title="Hier steht noch nichts">
        Sobald es Inhalte gibt, die zu Ihrem Bereich gehören, finden Sie sie hier.
      </Nothing>
    )
  const isDone = query.merkmal === 'faellig' && query.suche === '' && query.art === ''
  return (
    <div className={styles.empty}>
      <h2>{isDone ? 'Nichts ist fällig' : 'Nichts gefunden'}</h2>
      <p>
        {isDone
          ? 'Alles, was einen Termin hat, wurde rechtzeitig durchgesehen.'
          : 'Zu dieser Auswahl gibt es keinen Inhalt. Gesucht wird in Titel und Adresse, der Anfang eines Wortes genügt.'}
      </p>
      <button type="button" className={styles.clear} onClick={onAll}>
        Alle Inhalte zeigen
      </button>
    </div>
  )
}
