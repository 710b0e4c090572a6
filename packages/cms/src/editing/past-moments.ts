import { isMinuteOver, longMoment } from '@rathausplatz/time'
import type { Document } from '../store/index.ts'
import { refuse } from './refusal.ts'

type Asked = {
  readonly gueltig_von?: string | null | undefined
  readonly gueltig_bis?: string | null | undefined
}

/**
 * Refuses a period that begins or ends in the past: the content would appear at once, or never. A period that the
 * document has already may be sent again, unless it would hide a new revision.
 */
export function refusePast(
  { gueltig_von, gueltig_bis }: Asked,
  before: Pick<Document, 'draft_revision' | 'published_revision' | 'gueltig_von' | 'gueltig_bis'>,
  now: Date,
): void {
  const isOver = (moment: string) => isMinuteOver(moment, now.getTime())
  const isSame = (moment: string, known: string | null) =>
    known !== null && Date.parse(moment) === Date.parse(known)
  const isRepeated = before.published_revision === before.draft_revision
  if (gueltig_bis && isOver(gueltig_bis) && !(isRepeated && isSame(gueltig_bis, before.gueltig_bis)))
    throw refuse('gueltig_bis', pastEnd(gueltig_bis))
  if (gueltig_von && isOver(gueltig_von) && !isSame(gueltig_von, before.gueltig_von))
    throw refuse('gueltig_von', pastBegin(gueltig_von))
}

const pastBegin = (moment: string): string =>
  `Dieser Zeitpunkt ist vorbei: ${longMoment(new Date(moment))}. Soll der Inhalt gleich erscheinen, wählen Sie „Sofort“.`

const pastEnd = (moment: string): string =>
  `Dieses Ende ist vorbei: ${longMoment(new Date(moment))}. So würde niemand den Inhalt sehen. Bitte wählen Sie einen späteren Zeitpunkt oder „Ohne Ende“.`
