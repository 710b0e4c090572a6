import { isMinuteOver } from '@rathausplatz/time'
import { typedMoment } from '../pieces/moment.ts'

/** The answers of the dialog: typed moments in the time zone of the town; undefined for an open end. */
export type Period = { readonly from: string | undefined; readonly until: string | undefined }

/** Returns what is wrong with a complete period, in one sentence; undefined if nothing is. */
export function periodFault({ from, until }: Period, now: number): string | undefined {
  const [begin, end] = [from, until].map(typed => momentOf(typed))
  const isOver = (moment: string | undefined) => moment !== undefined && isMinuteOver(moment, now)
  if (isOver(end)) return PAST_END
  if (isOver(begin)) return PAST_BEGIN
  if (begin !== undefined && end !== undefined && Date.parse(end) <= Date.parse(begin)) return END_FIRST
  return undefined
}

const momentOf = (typed: string | undefined): string | undefined =>
  typed === undefined ? undefined : typedMoment(typed)

const PAST_BEGIN =
  'Dieser Zeitpunkt ist vorbei. Soll der Inhalt gleich erscheinen, wählen Sie „Sofort“; sonst prüfen Sie bitte Tag und Jahr.'
const PAST_END =
  'Dieses Ende ist vorbei, so würde niemand den Inhalt sehen. Bitte wählen Sie einen späteren Zeitpunkt oder „Ohne Ende“.'
const END_FIRST = 'Das Ende liegt vor dem Beginn. Bitte prüfen Sie beide Zeitpunkte.'
