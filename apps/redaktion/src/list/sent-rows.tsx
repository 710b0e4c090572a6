import type { Mailzustellung } from '@rathausplatz/contract'
import type { LucideIcon } from 'lucide-react'
import { Link, useNavigation } from 'react-router'
import rowStyles from '../contents/rows.module.css'
import { DeliveryMark } from '../pieces/delivery.tsx'
import handling from '../pieces/handling.module.css'
import { DeskIcon } from '../pieces/icon.tsx'
import { Count } from './count.tsx'
import { countWords, type RowWords } from './count-words.ts'
import { ListPaging } from './list-paging.tsx'
import { Nothing } from './nothing.tsx'

export type SentRow = {
  readonly to: string
  readonly title: string
  readonly drawing: LucideIcon
  /** State, date and subject. */
  readonly about: readonly string[]
  /** A mail about the entry that was not delivered. */
  readonly mail?: Mailzustellung | undefined
  /** First words of the entry. */
  readonly begin?: string
}

type SentRowsProps = {
  readonly words: RowWords
  readonly rows: readonly SentRow[]
  readonly seite: number
  readonly mehr: boolean
  readonly hrefOf: (seite: number) => string
  /** Shown if the page has no rows. */
  readonly nothing: readonly [title: string, text: string]
}

/** One page of entries, reports or forms that residents sent. */
export function SentRows({ words, rows, seite, mehr, hrefOf, nothing: [title, text] }: SentRowsProps) {
  const { state } = useNavigation()
  return (
    <>
      <Count seite={seite} isComing={state === 'loading'}>
        {countWords(words, seite, rows.length, mehr)}
      </Count>
      {rows.length === 0 ? (
        <Nothing title={title}>{text}</Nothing>
      ) : (
        <ul role="list" className={rowStyles.rows}>
          {rows.map(row => (
            <Row key={row.to} {...row} />
          ))}
        </ul>
      )}
      <ListPaging seite={seite} hasNext={mehr} hrefOf={hrefOf} />
    </>
  )
}

const Row = ({ to, title, drawing, about, mail, begin }: SentRow) => (
  <li className={rowStyles.line}>
    <DeskIcon drawing={drawing} />
    <span className={rowStyles.said}>
      <Link to={to}>{title}</Link>
      <span className={rowStyles.about}>
        {about.map(one => (
          <span key={one}>{one}</span>
        ))}
        <DeliveryMark of={mail} />
      </span>
      {begin !== undefined && <span className={handling.begin}>{begin}</span>}
    </span>
  </li>
)
