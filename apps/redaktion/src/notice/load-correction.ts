import { calls } from '@rathausplatz/contract'
import { ask, orNothing } from '../wall/ask.ts'
import { correctionOf } from './notice.ts'

/** What the correction of a notice begins with; undefined where there is no such notice for who works here. */
export async function loadCorrection(id: string): Promise<Record<string, unknown> | undefined> {
  const inhalt = await orNothing(ask(calls.redaktionInhalt, { params: { id } }))
  if (inhalt?.art !== 'bekanntmachung') return undefined
  const nummer = inhalt.oeffentliche_fassung
  // What has been typed since is no part of what was announced. Of what was taken back nothing can be typed.
  if (nummer === null || inhalt.zurueckgenommen_am !== null) return correctionOf(inhalt.daten)
  const { daten } = await ask(calls.redaktionFassung, { params: { id, nummer } })
  return correctionOf(daten)
}
