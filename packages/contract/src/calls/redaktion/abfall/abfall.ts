import { einfuhrenCalls } from './einfuhren.ts'
import { namenCalls } from './namen.ts'
import { orteCalls } from './orte.ts'
import { termineCalls } from './termine.ts'
import { tourenCalls } from './touren.ts'
import { ueberblickCalls } from './ueberblick.ts'

/**
 * The waste calendar at the desk: fractions, streets, tours with their collections, imported files and the names
 * in them.
 */
export const abfallpflegeCalls = {
  ...ueberblickCalls,
  ...tourenCalls,
  ...termineCalls,
  ...orteCalls,
  ...einfuhrenCalls,
  ...namenCalls,
} as const
