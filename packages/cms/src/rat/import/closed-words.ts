import { compatible } from '@rathausplatz/contract/letters'
import { DomUtils, parseDocument } from 'htmlparser2'

/**
 * What words of an agenda say of who may listen. `closed part` and `open part` stand above what follows; `end of open part`
 * says it of what follows alone; `closed` is about the text itself.
 */
export type Saying = 'nothing' | 'closed' | 'closed part' | 'open part' | 'end of open part'

/** „nichtöffentlich“ in one spelling; the folded text knows „öffentlich“ alone. */
const NOT_PUBLIC =
  /nicht\P{L}*öffent\p{L}*(?:-\s+lich\p{L}*)?|nicht\P{L}*öff(?!\p{L})|(?<!\p{L})n\P{L}{0,2}(?:ö|oe|öff)(?!\p{L})/u

/** Where letters stand apart, hyphens within words, or a letter is missing: of the letters alone. */
const NOT_PUBLIC_SQUEEZED = /nicht\p{L}{0,3}?f+en[td]*l?ich/u

const OTHER_WORDS = [
  /(?<!\p{L})vertraulich(?!\p{L})/u,
  /(?<!\p{L})vertrauliche[rsnm]? (?:sitzung|teil|beratung|behandlung|tagesordnung|angelegenheit|punkt|vorlage|information)\p{L}*/u,
  /(?<!\p{L})(?:geschlossene|geheime|interne)[rsnm]? (?:sitzung|teil|beratung|tagesordnung)\p{L}*/u,
  /(?<!\p{L})geheimsitzung\p{L}*/u,
  /(?:unter )?(?:ausschluss|ausschließung) (?:der|von) öffentlichkeit/u,
  /öffentlichkeit (?:\p{L}+ )?ausgeschlossen/u,
  /ohne öffentlichkeit/u,
  /nicht für die öffentlichkeit(?: bestimmt)?/u,
  /nicht\P{L}*presseöffentlich\p{L}*/u,
  /nicht (?:zur|für die) veröffentlichung(?: bestimmt)?/u,
  /hinter verschlossenen türen/u,
  /non\P{L}*public|closed session/u,
  /[([]n[)\]]/u,
] as const

const CLOSED = new RegExp([NOT_PUBLIC, ...OTHER_WORDS].map(({ source }) => source).join('|'), 'gu')

/** Of words that stand above a part: what it is a part of, and where it is. */
const FRAME = new Set(
  `a ab abs absatz am an anschließend anschliessend aufruf auf b beginn behandlung bei beratung beratungen beratungspunkte
  c d danach das dem den der des die e ein eine eines eintritt ende eröffnung es fall folgt folgend folgende fortsetzung für gegen
  gemeinsame gemeinsamen gemäss gemo go i ii iii im in ist iv mitglieder nach nachfolgend nur öffentlich öffentliche öffentlichen
  öffentlicher öffentliches öffentlichkeit punkt punkte reihenfolge satz schliessung schluss sitzung sitzungen sitzungsteil
  sitzungsteils tagesordnung tagesordnungspunkt tagesordnungspunkte tagesordnungspunkten teil teile teiles teils themen top
  tops uhr um und v vi von vom wiedereröffnung wiederherstellung herstellung zu zum zur angelegenheiten beratungsgegenstände
  gegenstände verhandlung`.split(/\s+/),
)
const BODY =
  /(?:rat|rats|rates|räte|ausschuss|ausschusses|ausschüsse|versammlung|vertretung|kreistags?|kreistages|senats?|magistrats?|kommission|gremiums?|vorstands?|bezirks?)$/u

/** Public by law: what was decided in private is told. It is no heading, and not private itself. */
const ANNOUNCEMENT = new RegExp(
  `(?:bekannt|mitteil|inform|unterricht|bericht|verkünd|veröffentlich|verles|beschlüsse|beschlüssen)\\p{L}*` +
    `(?=.*(?:beschl|gefasst|entscheid|ergebnis)|.*(?<!\\p{L})aus ).*?(?:${NOT_PUBLIC.source})[^\\p{L}]+(?:\\p{L}+ )?` +
    `(?:gefasst|sitzung|teil|berat|behandel|getroffen|beschl)\\p{L}*`,
  'u',
)
const ANNOUNCED_AFTER = new RegExp(
  `^\\P{L}*(?:${NOT_PUBLIC.source}) sitzung\\p{L}*\\D{0,60}\\d.*?(?:bekanntg|bekanntm).*beschl\\p{L}*`,
  'u',
)
const DECISION_ON_IT =
  /(?:beschluss|beschlussfassung|entscheidung|abstimmung|antrag) (?:über|auf|zum|zur) (?:den |einen |die )?(?:ausschluss|ausschließung) (?:der|von) öffentlichkeit/u

const BEGINS_A_PART = new RegExp(
  `^(?:(?:teil|abschnitt|top)?\\P{L}*(?:[ivx]+|[a-z])?\\P{L}+)?(?:${NOT_PUBLIC.source})[^\\p{L}]+` +
    `(?:sitzung|teil|beratung|tagesordnung|punkte|angelegenheiten|themen)`,
  'u',
)

/** What a text says, in whatever spelling, marking up or code page. */
export function sayingOf(text: string): Saying {
  const words = folded(text)
  const said = words.replace(ANNOUNCEMENT, ' ').replace(ANNOUNCED_AFTER, ' ').replace(DECISION_ON_IT, ' ')
  const rest = said.replaceAll(CLOSED, ' ')
  const isSpelled = rest !== said
  if (isSpelled) return isFrame(rest) || BEGINS_A_PART.test(said) ? 'closed part' : 'closed'
  if (NOT_PUBLIC_SQUEEZED.test(said.replaceAll(/\P{L}/gu, ''))) return 'closed part'
  if (said !== words || !/(?<!\p{L})öffentlich(?:keit|e[rsnm]?)?(?!\p{L})/u.test(said) || !isFrame(said))
    return 'nothing'
  return /(?<!\p{L})(?:ende|schluss|schliessung)(?!\p{L})/u.test(said) ? 'end of open part' : 'open part'
}

export const saysClosed = (text: string): boolean => sayingOf(text).startsWith('closed')

/** Whether a name says that a meeting has no public part: many are called „Öffentliche und nichtöffentliche Sitzung“. */
export function isOfClosedMeeting(name: string): boolean {
  if (!saysClosed(name)) return false
  const words = folded(name)
  const isOfBoth =
    /nicht\P{L}*\/\P{L}*öffentlich/u.test(words) ||
    /(?<!\p{L})öff(?:entlich(?!keit)\p{L}*)?(?!\p{L})/u.test(words.replaceAll(CLOSED, ' ')) ||
    /(?:^|\P{L})(?:mit|inkl|inklusive|einschliesslich|anschliessend\p{L}*|anschl|sowie|danach)\P{L}+(?:\p{L}+ ){0,2}(?:nicht|nö)/u.test(
      words,
    )
  return !isOfBoth
}

/** Letters that stand for „nichtöffentlich“ in a number; „GN“ stands beside „GÖ“. */
const CLOSED_RUN = /^(?:top)?(?!an$|in$|ein$|von$|den$)\p{L}{0,2}n(?:ö|öt|oe|o|t|öff)?$/u
const CLOSED_NUMBER_IN_TITLE =
  /^\P{L}*(?:TOP[\s.:]*)?(?:[IVX]+[\s./-]+|\p{Lu}?Ö[\s./-]*)*(?:N|N\.?\s?Ö|Nö|nö|NT|NOE|NO)[\s.-]*\d+(?:\.\d+)*\.?(?:\s*[:)–-]|\s+\p{L}|$)/u
const CLOSED_NUMBER_IN_NAME =
  /(?<!\p{L})(?:n|n\P{L}?ö|nöt|noe|no|nt|nöff)[^\p{L}\p{N}]{0,3}\p{N}{1,3}(?!\p{N})|(?<!\p{L})top\P{L}*n(?:ö|oe)?(?!\p{L})/u

/** Numbers of the non-public run, wherever in the number it is named: „N 1“, „NÖ 1“, „3 nö“, „II.N.1“. */
export const isClosedNumber = (number: string): boolean =>
  (folded(number).match(/\p{L}+/gu) ?? []).some(word => CLOSED_RUN.test(word)) || saysClosed(number)

/** Whether a title begins with such a number. */
export const hasClosedNumber = (title: string): boolean => CLOSED_NUMBER_IN_TITLE.test(plain(title))

/** Whether the name of a file tells of such a number: „Anlage zu N 3“. */
export const namesClosedNumber = (name: string): boolean => CLOSED_NUMBER_IN_NAME.test(folded(name))

/** Text as it is read, without what marks it up and what nobody sees. */
function plain(text: string): string {
  let read = text.slice(0, 2_000)
  // Entities of entities are written by mistake.
  for (let round = 0; round < 3 && /[<&]/.test(read); round++)
    read = DomUtils.textContent(parseDocument(read))
  return compatible(read)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .trim()
}

/** In small letters, and „öffentlich“ in one spelling, also where an umlaut was lost on the way. */
export const folded = (text: string): string =>
  plain(text)
    .toLocaleLowerCase('de')
    .replaceAll(/ß/g, 'ss')
    .replaceAll(/(?:oe|ã¶|(?<!h)o|[?�])ffent/gu, 'öffent')
    .replaceAll(/(?<=nicht\P{L}*)(?:oe|ã¶|[?�])ff(?!\p{L})/gu, 'öff')

const isFrame = (words: string): boolean =>
  (words.match(/\p{L}+/gu) ?? []).every(word => FRAME.has(word) || BODY.test(word))
