import type { Mailzustellung } from '@rathausplatz/contract'
import type { LucideIcon } from 'lucide-react'
import { Link, useNavigation } from 'react-router'
import rowStyles from '../contents/rows.module.css'
import { Count } from '../list/count.tsx'
import listStyles from '../list/list.module.css'
import { ListPaging } from '../list/list-paging.tsx'
import { DeliveryMark } from '../pieces/delivery.tsx'
import handling from '../pieces/handling.module.css'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { type View, Views } from '../pieces/views.tsx'

/** Rows of a page of the list. */
export const ROWS = 25

export type ModeratedRow = {
  readonly to: string
  readonly title: string
  readonly drawing: LucideIcon
  /** How it is with it, since when, what it is about. */
  readonly about: readonly string[]
  /** Of the mails about it one that somebody has to care for. */
  readonly mail: Mailzustellung | undefined
  /** How it begins. */
  readonly begin: string
}

type ModeratedListProps = {
  readonly title: string
  readonly note: string
  /** What a row is called: "Eintrag", "Einträge", "ein Eintrag", "kein Eintrag". */
  readonly words: {
    readonly one: string
    readonly many: string
    readonly none: string
    readonly single: string
  }
  readonly views: readonly View[]
  /** The address of the view that is shown. */
  readonly here: string
  readonly rows: readonly ModeratedRow[]
  readonly seite: number
  readonly mehr: boolean
  readonly hrefOf: (seite: number) => string
  /** What is said where nothing stands. */
  readonly nothing: readonly [title: string, text: string]
}

/** What residents wrote and the town looks at, in views by how it is with it. */
export function ModeratedList(props: ModeratedListProps) {
  const { title, note, words, views, here, rows, seite, mehr, hrefOf, nothing } = props
  const { state } = useNavigation()
  return (
    <Screen title={title} note={note}>
      <Views label={words.many} here={here} views={views} />
      <Count seite={seite} isComing={state === 'loading'}>
        {countedOf(words, rows.length, seite, mehr)}
      </Count>
      {rows.length === 0 ? (
        <div className={listStyles.empty}>
          <h2>{nothing[0]}</h2>
          <p>{nothing[1]}</p>
        </div>
      ) : (
        <ul role="list" className={rowStyles.rows}>
          {rows.map(row => (
            <Row key={row.to} {...row} />
          ))}
        </ul>
      )}
      <ListPaging seite={seite} hasNext={mehr} hrefOf={hrefOf} />
    </Screen>
  )
}

/** A label with how many there are, where there are any. */
export const numbered = (label: string, count: number): string =>
  count === 0 ? label : `${label} (${count})`

function countedOf(
  { one, many, none, single }: ModeratedListProps['words'],
  shown: number,
  seite: number,
  more: boolean,
): string {
  if (shown === 0) return none
  const first = (seite - 1) * ROWS
  if (seite === 1 && !more) return shown === 1 ? single : `${shown} ${many}`
  return `${one} ${first + 1} bis ${first + shown}`
}

const Row = ({ to, title, drawing, about, mail, begin }: ModeratedRow) => (
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
      <span className={handling.begin}>{begin}</span>
    </span>
  </li>
)
