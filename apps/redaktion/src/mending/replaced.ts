import type { CallAnswer, calls } from '@rathausplatz/contract'

type Done = CallAnswer<typeof calls.redaktionLinkErsetzen>['data'][number]

/** Returns the result in a sentence. */
export function saidOfReplaced(data: readonly Done[], mehr: boolean): string {
  const count = (stand: Done['stand']) => data.filter(one => one.stand === stand).length
  const done = count('oeffentlich') + count('entwurf')
  if (data.length === 0) return 'Diese Adresse steht nirgends mehr.'
  if (done === 0) return 'Die Adresse wurde nirgends ersetzt.'
  const where = done === 1 ? 'In einem Inhalt' : `In ${done} Inhalten`
  const drafts = count('entwurf')
  const asDraft = drafts === 0 ? '' : drafts === done ? ', als Entwurf' : `, davon in ${drafts} als Entwurf`
  const rest = mehr ? ' Es gibt noch mehr Inhalte mit dieser Adresse: Bitte noch einmal ersetzen.' : ''
  return `${where} ersetzt${asDraft}.${rest}`
}
