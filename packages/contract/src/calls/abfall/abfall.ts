import { abfall, abfallOrt, abfallStrassen } from './orte.ts'
import { abfallPushBeenden, abfallPushBestellen } from './push.ts'
import { abfallKalender, abfallTermine } from './termine.ts'

/** The waste calendar for visitors. */
export const abfallCalls = {
  abfall,
  abfallStrassen,
  abfallOrt,
  abfallTermine,
  abfallKalender,
  abfallPushBestellen,
  abfallPushBeenden,
} as const
