import { nameWithoutAccess } from './access-words.ts'
import { folded, namesClosedNumber, namesFew, saysClosed } from './closed-words.ts'
import { withoutExtension } from './file-extension.ts'
import { namesWholeMinutes } from './whole-minutes.ts'

/** „Anlage-N“, „Anlage NÖT“, and „N“ at the end of a name; on plans, „N“ is north. */
const CLOSED_LETTER =
  /(?<!\p{L})(?:\p{L}*anlagen?|\p{L}*vorlagen?|niederschrift|\p{L}*protokoll|\p{L}*einladung|\p{L}*beschluss|teil)[^\p{L}\p{N}]+n(?!\p{L})(?!\P{L}+(?:nord|ansicht|fassade|giebel)\p{L}*)|(?<!\p{L})n(?:öt|oet|tö|toe)(?:ff)?(?!\p{L})|(?<!(?:ansicht|fassade|giebel)(?:en)?\P{L}*)(?<=[\s_/([\p{Pd}\p{N}])n\P{L}?$/u

/** What a file has in it, or until when it is held back. */
const NOT_FOR_ALL = new RegExp(
  `(?<!\\p{L})(?:${[
    'un\\P{L}?(?:geschw(?:ä|ae)rzt|anonymisiert|redigiert)(?:e[rsnm]?)?|unredacted',
    'nicht\\P{L}+(?:geschw(?:ä|ae)rzt|anonymisiert)(?:e[rsnm]?)?',
    'personal(?:daten|akten?|bogen|bögen|angelegenheit)|personalien?|bewerb(?:er|ungs)(?:daten|unterlagen|liste|mappe)n?',
    '(?:gesch(?:ä|ae)fts|betriebs|steuer|bank)(?:\\P{L}+und\\P{L}+(?:gesch(?:ä|ae)fts|betriebs))?geheimniss?(?:e[sn]?)?',
    // Not „Ausschuss für Personalangelegenheiten“.
    '(?<!(?:für|fuer|und|u)\\P{L}{1,3})personal(?:angelegenheiten|sachen?)',
    'n[.\\s_]{1,3}z[.\\s_]{1,3}v|n[.\\s_]{1,3}f[.\\s_]{1,3}d[.\\s_]{1,3}(?:ö|oe)',
    '(?<=[([]\\P{L}{0,3})(?:(?:passwort|kennwort)-?)?gesch(?:ü|ue)tzt(?=\\P{L}{0,3}[)\\]])',
    '(?:passwort|kennwort|zugriffs|zugangs)-?gesch(?:ü|ue)tzt',
    '(?:mit|unter)\\P{L}+sperrfrist|sperrfrist\\P{L}+bis|bitte\\P{L}+sperren',
    'gesperrt(?:\\P{L}+bis(?!\\p{L}).*|\\P{L}*$)',
  ].join('|')})(?!\\p{L})|^\\P{L}*gesperrt(?:e[rsnm]?)?\\P{L}+(?:anlage|fassung|datei|version)`,
  'u',
)

const PUBLIC_PART = '(?:öff(?:entl?(?:ich\\p{L}*)?)?|ö|oe)'
const CLOSED_PART = '(?:nicht\\P{L}*öffentl?\\p{L}*|n\\P{L}?(?:ö(?:ff)?|oe)|n)'
const AND =
  '(?:\\P{L}*(?:teil)?\\P{L}*[+&/,]\\P{L}*|\\P{L}+(?:teil\\P{L}+)?(?:(?:u|und|sowie|plus|inkl|mit|bis)\\P{L}+)?)'
const BOTH_PARTS = new RegExp(
  `(?<!\\p{L})(?:${[
    `${PUBLIC_PART}${AND}${CLOSED_PART}`,
    `${CLOSED_PART}${AND}${PUBLIC_PART}`,
    'g?(?:ö|oe)n(?:ö|oe)?',
  ].join('|')})(?:\\P{L}*teile?)?(?!\\p{L})`,
  'u',
)
/** Files of a whole meeting: elsewhere, parts A and B are those of a plan. */
const OF_MEETING =
  /(?:niederschrift|protokoll|einladung|ladung|tagesordnung|bekanntmachung|sitzung|anwesenheit|beschl(?:u|ü)ss)/u
const PARTS = [
  '(?:beide|alle|sämtliche|saemtliche)[rn]? (?:teile?|sitzungsteile?)|teile? (?:beide|alle)',
  '(?:teile?|abschnitte?|top) ?(?:a ?(?:\\+|&|/|,|-|u|und|bis)? ?b|i ?(?:\\+|&|/|,|-|u|und|bis) ?ii|1 ?(?:\\+|&|/|,|-|u|und|bis) ?2)',
  'teil (?:a|i|1) (?:und|u|sowie) teil (?:b|ii|2)',
  'a ?[+&/] ?b|i ?[+&/] ?ii|o ?[+&/] ?n|beidteilig\\p{L}*',
]
const OF_ALL_PARTS = new RegExp(`(?<![\\p{L}\\p{N}])(?:${PARTS.join('|')})(?![\\p{L}\\p{N}])`, 'u')

/** Whether a name of a file says that it covers the non-public part of a meeting too: „Niederschrift Ö+N“. */
function namesBothParts(name: string): boolean {
  const words = withoutExtension(folded(name))
    .replaceAll(/[\s_.()]+/gu, ' ')
    .trim()
  if (BOTH_PARTS.test(words)) return true
  // A name with nothing but its parts is that of a meeting too.
  const rest = words.replace(OF_ALL_PARTS, ' ')
  return rest !== words && (OF_MEETING.test(words) || !/\p{L}/u.test(rest))
}

/** Whether a name of a file says that the file is not public, or is for few, or covers both parts of a meeting. */
export const namesClosedFile = (name: string): boolean =>
  saysClosed(name) ||
  namesClosedNumber(name) ||
  namesFew(name) ||
  namesBothParts(name) ||
  namesWholeMinutes(name) ||
  [CLOSED_LETTER, NOT_FOR_ALL].some(pattern => pattern.test(withoutExtension(folded(name))))

const EXCUSES =
  /(?<!\p{L})(?:entschuldigung(?:en|sschreiben)?|entschuldigt(?:e[rn]?)?|krankmeldung(?:en)?|krankschreibung(?:en)?|krankenscheine?|atteste?|verhinderungsanzeigen?)(?!\p{L})/u
const ABOUT_MANY =
  /(?<!\p{L})(?:\p{L}{0,20}statistik|auswertung|bericht|quote|entwicklung|zahlen|anfrage|antrag|formular|vordruck)(?!\p{L})/u
const ACCESS_FILE =
  /(?<!\p{L})(?:(?:zugangs|einwahl|login|konferenz|zoom|teams|webex|wlan)-?(?:daten|informationen|infos?|codes?|links?)|(?:\p{L}{1,20}-)?passw(?:ort|örter)|(?:\p{L}{1,20}-)?kennw(?:ort|örter)|(?:tür|alarm|schlüssel|tresor|safe)-?codes?|zugang(?:\P{L}{1,3}(?:zur|per))?\P{L}{1,3}(?:video\p{L}{0,20}|zoom|teams|webex|online\p{L}{0,20})|einwahl)(?!\p{L})/u

/** Whether the name of a file says that it has access data, or who is absent and why, maybe for illness. */
export function namesAccessOrExcuses(name: string): boolean {
  const words = withoutExtension(folded(name)).replaceAll('_', ' ')
  return (
    ACCESS_FILE.test(words) ||
    nameWithoutAccess(name).hadAccess ||
    (EXCUSES.test(words) && !ABOUT_MANY.test(words))
  )
}

/** Whether a name of a file shows that its meeting has a non-public part: „Einladung N“, „Niederschrift Ö+N“. */
export const tellsOfClosedPart = (name: string): boolean =>
  saysClosed(name) ||
  namesClosedNumber(name) ||
  namesBothParts(name) ||
  CLOSED_LETTER.test(withoutExtension(folded(name)))

/** Folders and values of a query that say it, in one word. */
const CLOSED_FOLDER =
  /^(?:privat|private|geheim|secret|gesperrt|restricted|non-?public|unver(?:ö|oe)ffentlicht|entwurf|entw(?:ü|ue)rfe|drafts?)$/u

/**
 * Whether the address of a file names it so, in any part of its path or any value of its query. `below`: the
 * address of the server; what both have in common says nothing about a file.
 */
export function addressesClosedFile(address: string, below = ''): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  const shared =
    URL.canParse(below) && new URL(below).host === url.host ? partsOf(new URL(below).pathname) : []
  const path = partsOf(url.pathname)
  const first = path.findIndex((part, at) => part !== shared[at])
  const own = path.slice(first === -1 ? path.length - 1 : first)
  return [...own, ...[...url.searchParams.values(), url.hash.slice(1)].flatMap(partsOf)].some(isClosedPart)
}

/** Without an extension it may be a key of random letters. */
const isClosedPart = (part: string): boolean =>
  withoutExtension(part) === part
    ? saysClosed(part) || namesFew(part) || CLOSED_FOLDER.test(folded(part))
    : namesClosedFile(part)

const partsOf = (path: string): string[] =>
  decoded(decoded(path))
    .split(/[/\\;]/)
    .filter(Boolean)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const CLOSED_REFERENCE = /(?<!\p{L})n(?:ö|oe|öt|oet|öff|t)?(?!\p{L})/u

/** Whether the number of a paper says that it is not public: „2026/6-N“, „N 2026/6“. */
export const isClosedReference = (reference: string): boolean =>
  saysClosed(reference) || CLOSED_REFERENCE.test(folded(reference))
