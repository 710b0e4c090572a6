import type { PageTheme } from '@rathausplatz/contract'
import type { ReactNode } from 'react'
import styles from './sign.module.css'

/*
 * Each house has a small drawn sign beside its name: two colours of its theme, `one` for the body and `two` for what
 * stands out, on a field of 48 by 48. Lines are 3 wide and round.
 */
const one = styles.one
const two = styles.two
const oneLine = styles.oneLine
const twoLine = styles.twoLine

const drawings: Partial<Record<PageTheme, ReactNode>> = {
  // Five books on a board, the last one leaning.
  buecherei: (
    <>
      <path className={one} d="M5 11h7v27H5zM20 8h8v30h-8zM29 15h5v23h-5z" />
      <path className={two} d="M13 15h6v23h-6zM35.200 12.600l5.800-1.600 6 25.400-5.800 1.600z" />
      <path className={one} d="M2 40h44v3H2z" />
    </>
  ),
  // The sun above two waves.
  freibad: (
    <>
      <path className={two} d="M36 22a12 12 0 1 0-24 0z" />
      <path className={twoLine} d="M24 2v3M8.500 8.500l2 2M39.500 8.500l-2 2" />
      <path
        className={oneLine}
        d="M3 30c5-5 9-5 14 0s9 5 14 0 9-5 14 0M3 40c5-5 9-5 14 0s9 5 14 0 9-5 14 0"
      />
    </>
  ),
  // A house cut out of paper, its windows a quarter and a half of a circle, with a tree beside it.
  schillerschule: (
    <>
      <path
        className={one}
        fillRule="evenodd"
        d="M4 43V21L19 6l15 15v22zM11 30h7v-7a7 7 0 0 0-7 7zM20 30h7a7 7 0 0 0-7-7zM15 43h8v-6a4 4 0 0 0-8 0z"
      />
      <path
        className={two}
        d="M40.500 16c5 6 6.500 11 6.500 14.500a6.500 6.500 0 0 1-5 6.300V43h-3v-6.200a6.500 6.500 0 0 1-3-1.600V20.500a31 31 0 0 1 4.500-4.500z"
      />
    </>
  ),
  // Someone running, with three lines of movement behind.
  jahnschule: (
    <>
      <circle className={two} cx="33" cy="8" r="5" />
      <path className={oneLine} d="M12 20l9-5 8 3-6 11 8 6-3 10M23 29l-5 7-9 1M29 18l4 7 7-2" />
      <path className={twoLine} d="M3 14h6M2 26h8M14 44h5" />
    </>
  ),
  // Two quavers on a stave of brass.
  jugendmusikschule: (
    <>
      <path className={styles.stave} d="M2 12h44M2 19h44M2 26h44M2 33h44M2 40h44" />
      <path
        className={one}
        d="M17 6l24-4v31.500a6.500 5 -15 1 1-4-4.500V13l-16 2.700v22.800a6.500 5 -15 1 1-4-4.500z"
      />
    </>
  ),
  // A leaf with the contour lines of a hill.
  klimaschutz: (
    <>
      <path className={one} d="M44 4c1 22-6 36-22 36-9 0-15-6-15-14C7 11 23 8 44 4z" />
      <path className={styles.ground} d="M8 33c9 2 12-5 18-7s10-6 13-14M11 22c5 1 7-4 12-6s7-4 9-7" />
      <path className={twoLine} d="M3 46c4-10 9-16 16-21" />
    </>
  ),
  // Two panes of a desk.
  intranet: (
    <>
      <path className={oneLine} d="M5 9h38v30H5zM5 18h38" />
      <path className={two} d="M11 24h10v9H11zM26 24h11v2.500H26zM26 30h8v2.500h-8z" />
    </>
  ),
}

/** The sign of a house, for the eye only: its name stands beside it. Nothing for the town, which has its coat of arms. */
export function Sign({ theme, className }: { theme: PageTheme; className?: string | undefined }) {
  const drawing = drawings[theme]
  if (!drawing) return null
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden className={className}>
      {drawing}
    </svg>
  )
}
