import { compatible } from '@rathausplatz/text'
import { DomUtils, parseDocument } from 'htmlparser2'
import { endsOpenPart, resumesOpenPart } from './end-of-open-part.ts'

/**
 * Meaning of a text on an agenda. `closed part` and `open part` are headings for the items that follow; `end
 * of open part` closes only the items that follow; `closed` is about the text itself.
 */
export type Saying = 'nothing' | 'closed' | 'closed part' | 'open part' | 'end of open part'

/** „Noe“ as the name of somebody or of a street. */
const NAMED_NOE = String.raw`(?<=(?:herrn?|frau|familie|eheleute|dr|prof)\P{L}{1,2})noe(?!\p{L})|noe(?:-| )(?:str(?:asse)?|weg|platz|gasse|allee|ring|ufer|br(?:ü|ue)cke|park|haus|schule|gymnasium|halle|saal|stiftung|preis)(?!\p{L})`

/** Usual spellings of „nichtöffentlich“; the folded text has „öffentlich“ in one spelling only. */
const NOT_PUBLIC = new RegExp(
  String.raw`nicht\P{L}*öffent\p{L}*(?:-\s+lich\p{L}*)?|nicht\P{L}*öff(?!\p{L})|(?<!\p{L})(?!${NAMED_NOE})n\P{L}{0,2}(?:ö|oe|öff)(?!\p{L})`,
  'u',
)

/** For spaced letters, hyphens within words or a missing letter: compares letters only. */
const NOT_PUBLIC_SQUEEZED = /nicht\p{L}{0,3}?f+en[td]*l?ich/u

const OTHER_WORDS = [
  /(?<!\p{L})(?:n|nö)\P{L}{0,2}teil(?!\p{L})/u,
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
  /(?<!\p{L})nur f(?:ü|ue)r (?:(?:de[nr]|die|das) )?(?:dienstgebrauch|(?:\p{L}*rats?|räte|rats)?mitglieder|\p{L}*rat|\p{L}*räte|mandatsträger\p{L}*|gremi\p{L}*|fraktion\p{L}*)(?!\p{L})/u,
  /(?<!\p{L})vs\P{L}*nfd(?!\p{L})/u,
  /hinter verschlossenen türen/u,
  /non\P{L}*public|(?:closed|private) session|in camera/u,
  /[([]n[)\]]/u,
  // At the end of a title; a ballot may be secret in public.
  /(?<!(?:wahl|abstimm).*)(?<=\p{L}.*)(?<!\p{L})(?:geheim|intern)(?=\P{L}*$)/u,
] as const

/** All words for „nichtöffentlich“ in a folded text. */
export const CLOSED = new RegExp([NOT_PUBLIC, ...OTHER_WORDS].map(({ source }) => source).join('|'), 'gu')

/**
 * Words that mean „nichtöffentlich“ only as a heading of their own: a secret ballot („geheime Wahl“) is
 * public.
 */
const CLOSED_ALONE =
  /(?<!\p{L})(?:geheim(?:e[rsnm]?)?|geheimhaltung\p{L}*|intern(?:e[rsnm]?)?|verschwiegen\p{L}*|vertraulich\p{L}*|confidential|teil n)(?!\p{L})/gu

/** Words that a heading may contain beside those above. */
const FRAME = new Set(
  `a ab abs absatz agenda am an angelegenheiten anschliessend anschließend auf aufruf b beginn behandlung bei beratung
  beratungen beratungsgegenstände beratungspunkte c ca circa d danach das dem den der des die e ein eine eines
  eintritt ende eröffnung es etwa fall folgend folgende folgt fortsetzung für gegen gegenstände gemeinsame gemeinsamen
  gemo gemäss go h herstellung hier i ii iii im in ist items iv jetzt meeting mitglieder nach nachfolgend nun nur part
  punkt punkte reihenfolge satz schliessung schluss section session sitzung sitzungen sitzungsteil sitzungsteils
  tagesordnung tagesordnungspunkt tagesordnungspunkte tagesordnungspunkten teil teile teiles teils themen top tops uhr
  um und unterliegend unterliegende unterliegenden v verhandlung vi vom von voraussichtlich weiter weitere weiteren
  wiedereröffnung wiederherstellung zu zum zur öffentlich öffentliche öffentlichen öffentlicher öffentliches
  öffentlichkeit`.split(/\s+/),
)
const BODY =
  /(?:rat|rats|rates|räte|ausschuss|ausschusses|ausschüsse|versammlung|vertretung|kreistags?|kreistages|senats?|magistrats?|kommission|gremiums?|vorstands?|bezirks?)$/u

/**
 * The announcement of non-public decisions is public by law: it is neither a heading nor non-public itself.
 */
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

/** Classifies a text in any spelling, markup or broken encoding. */
export function sayingOf(text: string): Saying {
  const words = folded(text)
  const said = words.replace(ANNOUNCEMENT, ' ').replace(ANNOUNCED_AFTER, ' ').replace(DECISION_ON_IT, ' ')
  const rest = said.replaceAll(CLOSED, ' ')
  const isSpelled = rest !== said
  if (isSpelled)
    return isFrame(rest) || BEGINS_A_PART.test(said) || endsOpenPart(said) ? 'closed part' : 'closed'
  const besides = said.replaceAll(CLOSED_ALONE, ' ')
  if (besides !== said && isFrame(besides) && !/\d/.test(said)) return 'closed part'
  if (NOT_PUBLIC_SQUEEZED.test(said.replaceAll(/\P{L}/gu, ''))) return 'closed part'
  if (endsOpenPart(said)) return 'end of open part'
  if (resumesOpenPart(said)) return 'open part'
  if (said !== words || !/(?<!\p{L})öffentlich(?:keit|e[rsnm]?)?(?!\p{L})/u.test(said) || !isFrame(said))
    return 'nothing'
  return /(?<!\p{L})(?:ende|schluss|schliessung)(?!\p{L})/u.test(said) ? 'end of open part' : 'open part'
}

export const saysClosed = (text: string): boolean => sayingOf(text).startsWith('closed')

const PART = '(?:sitzungs|tagesordnungs)?(?:teil|abschnitt|block|part)(?:e?s)?'
const LATER = '(?:b|c|d|ii|iii|iv|2|3|4|zweiter?|dritter?|vierter?)'
const LATER_PART = new RegExp(
  `^(?:(?:beginn|der|des|sitzung|tagesordnung) )*(?:${LATER}(?: ${PART})?|${PART} ${LATER}(?!.* öff)(?: .*)?)$`,
  'u',
)

/**
 * Whether a heading names a part after the first without saying whether it is public: „Teil B“, „II.“, „2.
 * Teil“. Such a part is usually not public.
 */
export const isLaterPart = (heading: string): boolean =>
  LATER_PART.test((folded(heading).match(/\p{L}+|\d+/gu) ?? []).join(' '))

/** Groups of people, and their inspection; „nur Lageplan“ names the content. */
const GROUP = [
  '(?:(?:\\p{L}{1,20}rats|rats|gremien|gremiums|ausschuss|fraktions|vorstands) ?)?mitgliedern?',
  '(?:gemeinde|stadt|kreis|orts|ortschafts|bezirks|markt|bei|ältesten|aeltesten|verwaltungs|aufsichts)?(?:rat|räte|räten|raete|raeten|rätinnen)',
  '(?:\\p{L}{0,20}aus)schu(?:ss|sses)|fraktion(?:en|svorsitzende[rn]?)?|gremi(?:um|en)|mandatsträger\\p{L}{0,5}|stadtverordnete[rn]?|gemeindevertreter\\p{L}{0,5}|ortsvorsteher\\p{L}{0,5}|bürgermeister\\p{L}{0,3}',
  '(?:interne[rnm]? )?einsicht(?:nahme)?',
].join('|')

/** Names of files for a restricted audience. */
const FOR_FEW = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:nur|ausschliesslich|allein|lediglich) f(?:ü|ue)r',
    `(?:nur|ausschliesslich|allein|lediglich) (?:(?:f|zur?|zum|an|durch|de[nrm]|die|das) ){0,2}(?:${GROUP})`,
    '(?:intern|vertraulich|geheim)(?:e[rsnm]?)?',
    '(?:nicht|keine) (?:zu |zur |f(?:ü|ue)r die )?(?:veröffentlich\\p{L}*|weitergabe)',
    'unveröffentlicht\\p{L}*',
    'verschlusssache\\p{L}*|dienstgebrauch|sperrvermerk',
    'confidential|internal',
  ].join('|')})(?!\\p{L})`,
  'u',
)

/** Whether the name of a file restricts its audience, with any characters between the words. */
export function namesFew(name: string): boolean {
  const words = folded(name).replaceAll(/\P{L}+/gu, ' ')
  return FOR_FEW.test(words) || saysClosed(words)
}

/** Letters that mean „nichtöffentlich“ in a number; „GN“ is the counterpart of „GÖ“. */
const CLOSED_RUN = /^(?:top)?(?!an$|in$|ein$|von$|den$)\p{L}{0,2}n(?:ö|öt|oe|o|t|öff)?(?:top|to|punkt|p)?$/u
const CLOSED_NUMBER_IN_TITLE =
  /^\P{L}*(?:TOP[\s.:]*)?(?:[IVX]+[\s./-]+|\p{Lu}?Ö[\s./-]*)*(?:(?:N|N\.?\s?Ö|Nö|nö|NT|NOE|NO)(?:[\s.-]*TOP)?|n(?:oe)?TOP)[\s.-]*\d+(?:\.\d+)*\.?(?:\s*[:)–-]|\s+\p{L}|$)/u
const CLOSED_NUMBER_IN_NAME =
  /(?<!\p{L})(?:n|n\P{L}?ö|nöt|noe|no|nt|nöff)(?:\P{L}?top)?[^\p{L}\p{N}]{0,3}\p{N}{1,3}(?!\p{N})|(?<!\p{L})top\P{L}*n(?:ö|oe)?(?!\p{L})/u

/** Whether a number says, at any position, that its item is not public: „N 1“, „NÖ 1“, „3 nö“, „II.N.1“. */
export const isClosedNumber = (number: string): boolean =>
  (folded(number).match(/\p{L}+/gu) ?? []).some(word => CLOSED_RUN.test(word)) || saysClosed(number)

/** Whether a title begins with a non-public number. */
export const hasClosedNumber = (title: string): boolean => CLOSED_NUMBER_IN_TITLE.test(plain(title))

/** Whether the name of a file contains a non-public number: „Anlage zu N 3“. */
export const namesClosedNumber = (name: string): boolean => CLOSED_NUMBER_IN_NAME.test(folded(name))

/** Returns the visible text, without markup and invisible characters. */
function plain(text: string): string {
  let read = text.slice(0, 2_000)
  // Some sources escape entities twice.
  for (let round = 0; round < 3 && /[<&]/.test(read); round++)
    read = DomUtils.textContent(parseDocument(read))
  return compatible(read)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .trim()
}

/** Lower case, with „öffentlich“ in one spelling, also if its umlaut was damaged. */
export const folded = (text: string): string =>
  plain(text)
    .toLocaleLowerCase('de')
    .replaceAll(/ß/g, 'ss')
    .replaceAll(/(?:oe|ã¶|(?<!h)o|[?�])ffent/gu, 'öffent')
    .replaceAll(/(?<=nicht\P{L}*)(?:oe|ã¶|[?�])ff(?!\p{L})/gu, 'öff')

const isFrame = (words: string): boolean =>
  (words.match(/\p{L}+/gu) ?? []).every(word => FRAME.has(word) || BODY.test(word))
