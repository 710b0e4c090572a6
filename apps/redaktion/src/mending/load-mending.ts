import { calls } from '@rathausplatz/contract'
import { MOST } from '../start/own-work.ts'
import { ask } from '../wall/ask.ts'
import type { BrokenLinks, MissingAddress } from './mending.ts'

/** The summary for the start screen. */
export type Mending = {
  readonly broken: Pick<BrokenLinks['zahlen'], 'haus' | 'aussen'>
  readonly missing: readonly MissingAddress[]
}

export async function loadMending(may: (right: string) => boolean): Promise<Mending> {
  const [broken, missing] = await Promise.all([
    may('inhalte-lesen')
      ? ask(calls.redaktionKaputteLinks, { query: { pro_seite: 1 } }).then(({ zahlen }) => zahlen)
      : { haus: 0, aussen: 0 },
    may('weiterleitungen-pflegen')
      ? ask(calls.redaktionFehlendeAdressen, { query: { pro_seite: MOST } }).then(({ data }) => data)
      : [],
  ])
  return { broken, missing }
}
