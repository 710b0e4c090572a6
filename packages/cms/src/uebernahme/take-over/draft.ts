import type { Editor } from '../../editing/leave-for.ts'
import type { FetchOutside } from '../../outbound/fetch-outside.ts'
import type { Uebernahme } from '../import-rows.ts'
import type { OutsideFiles } from '../outside-files.ts'

/** The import of a piece, with the means to fetch from other websites. */
export type About = {
  readonly uebernahme: Uebernahme
  readonly who: Editor
  /** Undefined without the right to fetch from other websites. */
  readonly outside: { readonly fetch: FetchOutside; readonly files: OutsideFiles | undefined } | undefined
  readonly signal: AbortSignal
}

/** A record to create, with notes on what was left out of it. */
export type Made = {
  readonly daten: Record<string, unknown>
  readonly titel: string
  readonly hinweise: readonly string[]
}
/** The record of a piece, or the reason if there is none. */
export type Making =
  | { readonly ok: true; readonly made: Made }
  | { readonly ok: false; readonly satz: string }
