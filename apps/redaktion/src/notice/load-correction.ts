import { calls } from '@rathausplatz/contract'
import { ask, orNothing } from '../wall/ask.ts'
import { correctionOf, withFilesOfNow } from './notice.ts'

/** What the correction of a notice begins with; undefined where there is no such notice for who works here. */
export async function loadCorrection(id: string): Promise<Record<string, unknown> | undefined> {
  const inhalt = await orNothing(ask(calls.redaktionInhalt, { params: { id } }))
  if (inhalt?.art !== 'bekanntmachung') return undefined
  const nummer = inhalt.oeffentliche_fassung
  const { data: promulgated } = await ask(calls.redaktionVerkuendeteDateien, { params: { id } })
  // What has been typed since is no part of what was announced. Of what was taken back nothing can be typed.
  const isTyped = nummer !== null && inhalt.zurueckgenommen_am === null
  const { daten } = isTyped ? await ask(calls.redaktionFassung, { params: { id, nummer } }) : inhalt
  return correctionOf(withFilesOfNow(daten, promulgated))
}
