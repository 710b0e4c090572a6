import { einfuhrenCalls } from './einfuhren.ts'
import { orteCalls } from './orte.ts'
import { termineCalls } from './termine.ts'
import { tourenCalls } from './touren.ts'
import { ueberblickCalls } from './ueberblick.ts'

/** The waste calendar at the desk: fractions, streets, tours with their collections, and imported files. */
export const abfallpflegeCalls = {
  ...ueberblickCalls,
  ...tourenCalls,
  ...termineCalls,
  ...orteCalls,
  ...einfuhrenCalls,
} as const
