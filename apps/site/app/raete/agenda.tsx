import type { Sitzung } from '@rathausplatz/contract'
import { ergebnisLabels } from '@rathausplatz/contract/labels'
import { Link } from '@rathausplatz/ui'
import { Closed } from './closed.tsx'
import { type EveningItem, ITEM, queryOf } from './evening.ts'

type AgendaProps = {
  items: readonly EveningItem[]
  open: EveningItem | undefined
  /** The part that represents the meeting: its state explains why there are no items. */
  head: Sitzung
}

/** The agenda of both parts: each item has its number, and a mark if it has a note. */
export function Agenda({ items, open, head }: AgendaProps) {
  const of = (behandlung: EveningItem['behandlung']) => items.filter(item => item.behandlung === behandlung)
  const closed = of('nichtoeffentlich')
  return (
    <nav aria-label="Tagesordnung" className="rat-ruecken">
      <p className="rat-ueberblick">
        <Link href="?" stay aria-current={open ? undefined : 'true'}>
          Überblick
        </Link>
      </p>
      {of('oeffentlich').length > 0 && <Items items={of('oeffentlich')} open={open} />}
      {items.length === 0 && (
        <p className="rat-leer">
          {head.zustand === 'abgesagt' ? 'Es gibt keine Tagesordnung.' : 'Eine Tagesordnung liegt nicht vor.'}
        </p>
      )}
      {closed.length > 0 && (
        <Closed>
          <Items items={closed} open={open} />
        </Closed>
      )}
    </nav>
  )
}

const Items = ({ items, open }: Pick<AgendaProps, 'items' | 'open'>) => (
  <ol role="list">
    {items.map(item => {
      const { punkt, notiz, key } = item
      const marks = [punkt.ergebnis && ergebnisLabels[punkt.ergebnis], notiz && 'Notiz'].filter(Boolean)
      return (
        <li key={key}>
          <Link
            href={`${queryOf(item)}#${ITEM}`}
            stay
            className="rat-punktweg"
            aria-current={key === open?.key ? 'true' : undefined}
          >
            <span className="rat-nummer">{punkt.nummer}</span>
            <span>
              {punkt.titel}
              {marks.length > 0 && <span className="rat-marken"> {marks.join(', ')}</span>}
            </span>
          </Link>
        </li>
      )
    })}
  </ol>
)
