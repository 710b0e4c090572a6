import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { DeskIcon } from '../pieces/icon.tsx'
import styles from './list-paging.module.css'
import { LAST_PAGE } from './list-query.ts'

type ListPagingProps = {
  seite: number
  hasNext: boolean
  /** The last page; if it is known, any page can be chosen. */
  last?: number | undefined
  hrefOf: (seite: number) => string
}

/** Up to this many pages have only previous and next links; beyond, a page number can be entered. */
const FEW = 3

/** Pagination of a list. */
export function ListPaging({ seite, hasNext, last, hrefOf }: ListPagingProps) {
  if (seite === 1 && !hasNext) return null
  const isLong = last !== undefined && last > FEW
  return (
    <nav className={styles.paging} aria-label="Seiten der Liste">
      {isLong && seite > 2 && <Link to={hrefOf(1)}>Erste Seite</Link>}
      {seite > 1 && (
        <Link to={hrefOf(seite - 1)} rel="prev">
          <DeskIcon drawing={ArrowLeft} /> Vorige Seite
        </Link>
      )}
      {isLong ? (
        <PageNumber key={seite} seite={seite} last={last} hrefOf={hrefOf} />
      ) : (
        <span>Seite {seite}</span>
      )}
      {hasNext && (
        <Link to={hrefOf(seite + 1)} rel="next">
          Nächste Seite <DeskIcon drawing={ArrowRight} />
        </Link>
      )}
      {isLong && seite < last - 1 && <Link to={hrefOf(last)}>Letzte Seite</Link>}
      {seite === LAST_PAGE && (
        <span>Weiter hinten hilft eine Suche, ein Filter oder die umgekehrte Reihenfolge.</span>
      )}
    </nav>
  )
}

type PageNumberProps = { seite: number; last: number; hrefOf: (seite: number) => string }

/** Opens the page with the typed number; the last page if the number is too large. */
function PageNumber({ seite, last, hrefOf }: PageNumberProps) {
  const id = useId()
  const [typed, setTyped] = useState(String(seite))
  const navigate = useNavigate()
  const go = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Math.min(Math.max(1, Math.trunc(Number(typed)) || seite), last)
    setTyped(String(wanted))
    if (wanted !== seite) void navigate(hrefOf(wanted))
  }
  return (
    <form onSubmit={go} className={styles.jump}>
      <label htmlFor={id}>Seite</label>
      <input
        id={id}
        inputMode="numeric"
        value={typed}
        aria-describedby={`${id}-von`}
        onChange={event => setTyped(event.target.value)}
        onFocus={event => event.target.select()}
      />
      <span id={`${id}-von`}>von {last.toLocaleString('de-DE')}</span>
      <button type="submit">Anzeigen</button>
    </form>
  )
}
