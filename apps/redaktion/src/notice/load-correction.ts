import { calls } from '@rathausplatz/contract'
import { ask, orNothing } from '../wall/ask.ts'
import { correctionOf, withFilesOfNow } from './notice.ts'

/** Returns the initial data of a correction; undefined if the account cannot read such a notice. */
export async function loadCorrection(id: string): Promise<Record<string, unknown> | undefined> {
  const inhalt = await orNothing(ask(calls.redaktionInhalt, { params: { id } }))
  if (inhalt?.art !== 'bekanntmachung') return undefined
  const nummer = inhalt.oeffentliche_fassung
  const { data: promulgated } = await ask(calls.redaktionVerkuendeteDateien, { params: { id } })
  // Takes the announced revision, without later drafts. A withdrawn notice has none, because it cannot be
  // edited.
  const isTyped = nummer !== null && inhalt.zurueckgenommen_am === null
  const { daten } = isTyped ? await ask(calls.redaktionFassung, { params: { id, nummer } }) : inhalt
  return correctionOf(withFilesOfNow(daten, promulgated))
}
