import { type CallAnswer, calls } from '@rathausplatz/contract'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useSelection } from '../bulk/selection.ts'
import { useBulk } from '../bulk/use-bulk.tsx'
import { SaveTable } from '../export/save-table.tsx'
import { useKinds } from '../frame/frame-data.ts'
import { Above } from '../list/above.tsx'
import { countedOf, hasNext } from '../list/counted.ts'
import { Select } from '../list/filter-fields.tsx'
import styles from '../list/list.module.css'
import { ListPaging } from '../list/list-paging.tsx'
import { ROWS } from '../list/list-query.ts'
import { OrderSelect } from '../list/order-select.tsx'
import { backFrom } from '../list/page-in.ts'
import { SearchInput } from '../list/search-input.tsx'
import { useAddress } from '../list/use-address.ts'
import { Screen } from '../pieces/screen.tsx'
import { ask } from '../wall/ask.ts'
import { CareDialog } from './care-dialog.tsx'
import { loadStock, walkStock } from './load-stock.ts'
import own from './stock.module.css'
import { STOCK_HEAD, stockLine } from './stock-lines.ts'
import {
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

type Data = {
  readonly query: StockQuery
  readonly found: CallAnswer<typeof calls.redaktionBestand>
  readonly counts: StockCounts
  readonly colleagues: CallAnswer<typeof calls.redaktionVerantwortliche>['data']
}

export async function loader({ request }: LoaderFunctionArgs): Promise<Data | Response> {
  const query = readStockQuery(new URL(request.url).searchParams)
  const [found, counts, { data: colleagues }] = await Promise.all([
    loadStock(query, request.signal),
    ask(calls.redaktionBestandZahlen, { signal: request.signal }),
    ask(calls.redaktionVerantwortliche, { query: {}, signal: request.signal }),
  ])
  const hrefOf = (seite: number) => `/pflege/bestand${stockAddress({ ...query, seite })}`
  return backFrom(found, query.seite, hrefOf, ROWS) ?? { query, found, counts, colleagues }
}

/** All contents with what counts for their care. */
export function Component() {
  const { query, found, counts, colleagues } = useLoaderData<Data>()
  const kinds = useKinds()
  const { wanted, hrefOf, go } = useAddress(readStockQuery, stockAddress)
  const rows = found.data
  const selection = useSelection(rows, stockAddress(query))
  const { run, isBusy, dialogs } = useBulk(selection.clear)
  const [isAsked, setAsked] = useState(false)
  const mayChange = kinds.some(({ rechte }) => rechte.includes('schreiben'))
  const counted = { ...found, seite: query.seite, shown: rows.length }
  async function* lines(signal: AbortSignal) {
    for await (const part of walkStock(query, signal)) yield part.map(row => stockLine(row, kinds))
  }
  return (
    <Screen
      title="Bestand"
      note="Alle Inhalte: wer sich kümmert, wann sie wieder anzusehen sind und wie gut sie zu lesen sind."
    >
      <div className={styles.list}>
        <Tiles wanted={wanted} counts={counts} hrefOf={hrefOf} />
        <div className={styles.filters}>
          <SearchInput
            label="Suchen"
            value={wanted.suche}
            onSearch={suche => go({ suche }, { replace: wanted.suche !== '' })}
          />
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
          {isStockNarrowed(wanted) && (
            <button
              type="button"
              className={styles.clear}
              onClick={() => go({ ...WHOLE, sortierung: wanted.sortierung })}
            >
              Filter aufheben
            </button>
          )}
        </div>
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
          <Nothing query={query} onAll={() => go({ ...WHOLE, sortierung: wanted.sortierung })} />
        ) : (
          <StockTable
            rows={rows}
            query={wanted}
            hrefOf={sortierung => hrefOf({ sortierung })}
            selection={mayChange ? selection : undefined}
          />
        )}
        <ListPaging
          seite={query.seite}
          hasNext={hasNext(counted)}
          hrefOf={seite => stockAddress({ ...query, seite })}
        />
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

/** What asks for care, counted; each is a filter, and pressed again it is none. */
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

function Nothing({ query, onAll }: { query: StockQuery; onAll: () => void }) {
  if (!isStockNarrowed(query))
    return (
      <div className={styles.empty}>
        <h2>Hier steht noch nichts</h2>
        <p>Sobald es Inhalte gibt, die zu Ihrem Bereich gehören, finden Sie sie hier.</p>
      </div>
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
