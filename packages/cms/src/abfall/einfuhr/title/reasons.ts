import { folded } from '../folded.ts'

/** Why a collection is on another day than usual. All patterns are for folded texts. */

/** Holidays and feasts around which collections move. */
const FEAST = String.raw`(?:(?:[12]\. ?)?(?:${[
  'feiertag(?:s|es|e|en)?',
  'neujahr(?:s|stag(?:s|es)?)?',
  '(?:(?:hl\\.?|heiligen?) ?)?(?:drei|3)[ -]?koenigen?(?:stag)?',
  'rosenmontags?|veilchendienstags?|aschermittwochs?',
  '(?:fasching|fast?nacht|karneval)s?(?:dienstags?|montags?)?',
  'gruendonnerstags?|karfreitags?|karsamstags?',
  'ostern|oster(?:feiertage?n?|montags?|sonntags?|woche)',
  'pfingsten|pfingst(?:feiertage?n?|montags?|sonntags?|woche)',
  '(?:(?:christi|mariae?) )?himmelfahrt(?:s|stags?)?|fronleichnams?|vatertags?',
  'maifeiertags?|1\\. ?mai|tags? der (?:arbeit|(?:deutschen )?einheit)|3\\. ?oktober',
  'reformationstag(?:s|es)?|allerheiligen|buss- und bettags?|weltkindertags?|frauentags?',
  'heilig(?:er|en)? ?abends?|weihnachten|weihnachts?(?:feiertage?[sn]?|tage?[sn]?|woche)',
  'silvesters?|jahreswechsels?|kirchweih|kerwe|kirmes',
].join('|')}))`
const BECAUSE = String.raw`(?:wegen|wg\.?|aufgrund|auf grund|bedingt durch|durch|infolge|anlaesslich)`
const ARTICLE = '(?:(?:des|der|dem|den|die|eines|einer)\\s+)?'

/** „wg. Ostermontag“, „durch die Feiertage“ */
export const FOR_HOLIDAY = new RegExp(
  String.raw`\b${BECAUSE}(?:\s+|(?<=\.))${ARTICLE}${FEAST}(?:\s*(?:,|/|und)\s*${FEAST})*(?![\p{L}\p{N}])`,
  'gu',
)
const FEAST_ALONE = new RegExp(String.raw`(?<![\p{L}\p{N}-])${FEAST}(?![\p{L}\p{N}-])`, 'gu')
/** Words that do not belong to a reason: they say more about the day. */
const NO_REASON =
  '(?:auf|zum|am|an|ab|bis|vom|von|nur|statt|siehe|nicht|kein\\w*|auch|und|wird|werden|bitte|erst|bereits)'
const OTHER_REASON = new RegExp(
  String.raw`\b${BECAUSE}(?:\s+|(?<=\.))${ARTICLE}(?!${NO_REASON}\b)\p{L}[\p{L}-]*(?:\s+(?!${NO_REASON}\b)\p{L}[\p{L}-]*){0,3}`,
  'gu',
)
/** The collection is on the day beside it. */
const MOVED =
  /\b(?:verschoben|verlegt|(?:vor|nach)(?:verlegt|gezogen|geholt|gefahren)|\w*verschiebung|\w*verlegung|achtung)\b/u
/** The collection is on another day, or will be. */
const AWAY = /\b(?:auf|zum|wird|werden|nicht|kein\w*)\b/u
const REASON = ' wegen feiertag '

/** „verschoben“ and no other word: of the day on which it stands, or of the day that stood there before. */
export const saysOnlyMoved = (remark: string): boolean => /^\W*verschoben\W*$/u.test(folded(remark))

/**
 * Returns a remark with one word for each of its reasons, so that only the rest of it can raise a doubt. A reason
 * that is no holiday counts beside a word for a move: „wegen Streik“ alone may mean anything.
 */
export function withPlainReasons(remark: string): string {
  const text = folded(remark)
  const isMoved = MOVED.test(text) && !AWAY.test(text)
  const plain = text.replaceAll(FOR_HOLIDAY, REASON).replaceAll(FEAST_ALONE, REASON)
  const read = isMoved ? `${plain.replaceAll(OTHER_REASON, REASON)}${REASON}` : plain
  return read.replaceAll(/(?:wegen\s+)+feiertag/gu, 'wegen feiertag')
}

/** „Verschoben wegen“, before the reason itself. */
const MOVED_BECAUSE =
  /^(?:achtung[:,!]?\s*)?(?:(?:termin|abfuhr|leerung|feiertags)?(?:verschoben|verlegt|vorverlegt|vorgezogen|vorgeholt|nachgeholt|verschiebung|verlegung|vorverlegung)\s*)?(?:(?:wegen|wg\.?|aufgrund|auf grund|bedingt durch|durch|infolge|anlässlich)(?:\s+|(?<=\.))(?:(?:des|der|dem)\s+)?)?/iu

/** Returns the reason alone, as residents read it behind „wegen“: „Ostermontag“. */
export const reasonIn = (remark: string): string => remark.replace(MOVED_BECAUSE, '').trim()

/** The reason of a move that names none. */
export const PLAIN_REASON = 'Terminverschiebung'
const IN_BRACKETS = /[([]([^()[\]]{1,80})[)\]]/gu
const BEGINS_OTHERWISE = new RegExp(String.raw`^(?:${NO_REASON}\b|\d)`, 'u')

/** Returns the reason that a title gives in brackets: „Restmüll (wg. Ostermontag)“; empty if it gives none. */
export function reasonOfTitle(title: string): string {
  for (const [, text = ''] of title.matchAll(IN_BRACKETS)) {
    const reason = reasonIn(text)
    const isFeast = folded(text).trim().replace(FEAST_ALONE, '') === ''
    if (isFeast || (reason !== text.trim() && reason !== '' && !BEGINS_OTHERWISE.test(folded(reason))))
      return reason
  }
  return ''
}
