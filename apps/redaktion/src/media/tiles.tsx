import { FileText } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './media.module.css'
import { type Medium, pictureOf, shortFactsOf } from './medium.ts'

/** A grid of files. */
export function Tiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul role="list" aria-label={label} className={styles.tiles} data-tiles>
      {children}
    </ul>
  )
}

/** The thumbnail of a file: the picture itself, or an icon for a document. */
export function Face({ medium }: { medium: Medium }) {
  return (
    <span className={styles.face}>
      {medium.art === 'bild' ? (
        <img src={pictureOf(medium)} alt="" loading="lazy" decoding="async" />
      ) : (
        <FileText aria-hidden strokeWidth={1.25} />
      )}
    </span>
  )
}

export function TileWords({ medium }: { medium: Medium }) {
  return (
    <>
      <span className={styles.name}>{medium.titel}</span>
      <span className={styles.facts}>{shortFactsOf(medium)}</span>
    </>
  )
}

/** Key handler of a tile: arrow keys, Home and End move the focus between tiles. */
export function stepTiles(event: KeyboardEvent<HTMLElement>): void {
  const tiles = [
    ...(event.currentTarget.closest('[data-tiles]')?.querySelectorAll<HTMLElement>('button, a') ?? []),
  ]
  const at = tiles.indexOf(event.currentTarget)
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const top = tiles[0]?.offsetTop
  const inARow = tiles.filter(({ offsetTop }) => offsetTop === top).length
  const to = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + inARow,
    ArrowUp: at - inARow,
    Home: 0,
    End: tiles.length - 1,
  }[event.key]
  const next = to === undefined ? undefined : tiles[to]
  if (!next) return
  event.preventDefault()
  next.focus()
}
