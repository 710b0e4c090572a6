import { typedMoment } from '../pieces/moment.ts'

/** The answers of the dialog: typed moments in the time zone of the town; undefined for an open end. */
export type Period = { readonly from: string | undefined; readonly until: string | undefined }

/** Fields show minutes: the minute that runs is not over. */
const MINUTE_MS = 60_000

/** Returns what is wrong with a complete period, in one sentence; undefined if nothing is. */
export function periodFault({ from, until }: Period, now: number): string | undefined {
  const [begin, end] = [from, until].map(typed => momentOf(typed))
  const isOver = (moment: number | undefined) => moment !== undefined && moment <= now - MINUTE_MS
  if (isOver(end)) return PAST_END
  if (isOver(begin)) return PAST_BEGIN
  if (begin !== undefined && end !== undefined && end <= begin) return END_FIRST
  return undefined
}

const momentOf = (typed: string | undefined): number | undefined => {
  const moment = typed === undefined ? undefined : typedMoment(typed)
  return moment === undefined ? undefined : Date.parse(moment)
}

const PAST_BEGIN =
  'Dieser Zeitpunkt ist vorbei. Soll der Inhalt gleich erscheinen, wählen Sie „Sofort“; sonst prüfen Sie bitte Tag und Jahr.'
const PAST_END =
  'Dieses Ende ist vorbei, so würde niemand den Inhalt sehen. Bitte wählen Sie einen späteren Zeitpunkt oder „Ohne Ende“.'
const END_FIRST = 'Das Ende liegt vor dem Beginn. Bitte prüfen Sie beide Zeitpunkte.'
