import { createContext, use } from 'react'
import { Link } from 'react-router'
import { screenOf } from '../contents/row.ts'
import styles from './fields.module.css'
import { groupOf, textOf } from './values.ts'

/** A content that shows a part of this document, such as a person of an office. */
type PartUse = {
  readonly id: string
  readonly art: string
  readonly titel: string
  readonly teil?: string | undefined
}

/** The uses of the parts of this document. */
export const PartUses = createContext<readonly PartUse[]>([])

/** Most contents that are named. */
const MOST = 5

/** Names the contents that show an entry of a list, by the id of the entry; `isGone` after its removal. */
export function ShownOn({ entry, isGone = false }: { entry: unknown; isGone?: boolean }) {
  const id = textOf(groupOf(entry)['id'])
  const all = use(PartUses).filter(({ teil }) => teil === id && id !== '')
  const uses = [...new Map(all.map(use => [use.id, use])).values()]
  if (uses.length === 0) return null
  const more = uses.length - MOST
  return (
    <p className={styles.leads} role={isGone ? 'status' : undefined}>
      {isGone ? 'Noch gezeigt auf: ' : 'Auch gezeigt auf: '}
      {uses.slice(0, MOST).map((use, index) => (
        <span key={use.id}>
          {index > 0 && ', '}
          <Link to={screenOf(use)}>{use.titel}</Link>
        </span>
      ))}
      {more > 0 && ` und ${more} weiteren`}
      {isGone && '. Nach dem Veröffentlichen steht dort der Kontakt des Amtes.'}
    </p>
  )
}
