import type { Abfallfraktion } from '@rathausplatz/contract'
import { type Said, takeRhythms } from '../../varianten/rhythms.ts'
import { takeSizes } from '../../varianten/sizes.ts'
import { isHarmless } from './harmless-words.ts'
import { FOR_HOLIDAY } from './reasons.ts'

/** A day that a title names, as `01-16`, or `5` for a weekday counted from Monday as 0. */
type NamedDay = {
  readonly tag: string
  /** The collection is moved away from this day. */
  readonly istVorher: boolean
}

/** What the words beside the kinds of a title say. */
export type Beside = {
  /** Unknown words: they make it unclear whether it is a collection. */
  readonly uebrig: readonly string[]
  readonly tage: readonly NamedDay[]
  readonly strassen: readonly string[]
  readonly bezirk: string
  /** The rhythms and sizes of bins that it names. */
  readonly rhythmen: readonly Said[]
  readonly groessen: readonly Said[]
  readonly istVerschoben: boolean
  /** For a bin that not every household has. */
  readonly istBesonders: boolean
  /** The stop of a mobile collection: its place, word by word, and its hours. */
  readonly halt: { readonly worte: readonly string[]; readonly zeiten: readonly string[] }
}

const MOVED =
  /\b(?:verschoben|verlegt|vorverlegt|vorgezogen|vorgefahren|nachgefahren|nachgeholt|nachhol\w+|\w*verschiebung|feiertagsbedingt|ersatz\w*|sonder(?:leerung|abfuhr)|zusatz\w+|geaendert\w*|achtung|statt)\b/
/** Symbols that may change the meaning as a word does: „❌“. Punctuation and pictures of bins do not. */
const SIGN = /[^\p{L}\p{M}\p{N}\s.,;:/\\+&|!()[\]{}"'„“”‚‘’«»*_#<>=~–—−·•…-]|\?/gu
const PICTURES = new Set('🗑 ♻ 🚛 🚚 🚮 📦 📰 🟡 🟨 🟤 🟫 🔵 🟦 ⚫ ⬛ 🍂 🍃 🌿 🎄 🌲'.split(' '))

const WEEKDAYS = ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'] as const
const WEEKDAY =
  '(?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|mo|di|mi|do|fr|sa|so)'
const MONTHS = ['jan', 'feb', 'mae', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'] as const
const MONTH =
  '(?:jan(?:uar)?|feb(?:ruar)?|maerz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)'
/**
 * A day of a month, with the words before it that mark it as the former or the present day of a collection.
 */
const DAY = new RegExp(
  String.raw`(?:\b(?:(?<vorher>(?:verschoben |verlegt |vorverlegt |vorgezogen |nachgeholt )?(?:vom|von|statt)|(?:ersatz|nachhol)\w* fuer)|am|erst)\s+)?(?:\b(?<wochentag>${WEEKDAY})\b\.?,?\s*)?(?:(?:den|dem)\s+)?(?<!\d)(?<tag>\d{1,2})\.\s?(?:(?<monat>\d{1,2})\.?(?:\s?(?:20)?\d{2}\b)?|(?<name>${MONTH})\b\.?(?:\s20\d{2}\b)?)(?!\d)`,
  'g',
)
const DAY_OF_WEEK = new RegExp(
  String.raw`(?:\b(?:(?<vorher>(?:verschoben |verlegt |vorverlegt |vorgezogen |nachgeholt )?(?:vom|von|statt))|am|erst)\s+)?\b(?<wochentag>${WEEKDAY})\b\.?`,
  'g',
)
/** A remark for the morning of the collection: „bis 6 Uhr bereitstellen“. */
const PUT_OUT =
  /\b(?:bitte )?(?:spaetestens )?(?:bis|ab) (?:spaetestens )?0?[4-8](?:[:.]\d{2})? uhr (?:bereit ?stellen|bereit ?zu ?stellen|bereitgestellt)\b|\bbereitstellung (?:bis|ab) (?:spaetestens )?0?[4-8](?:[:.]\d{2})? uhr\b/g

const HOURS =
  /\b(?:\d{1,2}(?:[:.]\d{2})?\s*(?:uhr\s*)?(?:-|–|bis)\s*\d{1,2}(?:[:.]\d{2})?\s*uhr|\d{1,2}:\d{2}\s*(?:-|–|bis)\s*\d{1,2}:\d{2})\b/g
const HOUR =
  /\b(?:(?:ab|bis|um)\s+\d{1,2}:\d{2}\b(?:\s*uhr\b)?|(?:(?:ab|bis|um)\s+)?\d{1,2}(?:[:.]\d{2})?\s*uhr\b)/g
const WEEK_OF_YEAR = /\bkw\s*\d{1,2}\b/g

const CODE = '(?:[a-z]{0,2}-?\\d{1,3}[a-z]?|[a-z]|[ivx]{2,4}|rot|gelb|blau|gruen|weiss)'
const DISTRICT = new RegExp(
  String.raw`\b(?:nur\s+)?(?:abfuhr|abfall|sammel)?(?:bezirk|gebiet|revier|tour|zone)\s*:?\s*(?<code>${CODE}(?:(?:\s*[,/]\s*|\s+)${CODE})*)(?![\p{L}\p{N}-])(?:\s+${WEEKDAY}\b\.?)?`,
  'gu',
)
const STREET =
  /(?<![\p{L}\p{N}])(?:[\p{L}-]+(?:strasse|str\.?|weg|gasse|platz|allee|ring)|(?:am|im|an der|in der|auf der|zum|zur)\s+[\p{L}-]+)\s+\d{1,4}\s?[a-z]?(?![\p{L}\p{N}])/gu
/** The town after a rhythm and its abbreviation in front: „HF Restabfall 2 wöchentlich: Herford“. */
const TOWN_BEHIND = /(?<![\p{L}\p{N}])(?:rhythmus|bezirk)\s*\)?\s*:\s*(?<ort>[\p{L}-]{4,})\s*$/u
const COUNTY = /\b(?:landkreis|lkr\.?|landratsamt)\s+[\p{L}-]+/gu
const SEASON = new RegExp(String.raw`\bbis\s+${MONTH}\b\.?`, 'g')
/** A bin that a household orders in addition. */
const SPECIAL = new RegExp(String.raw`\b(?:saison|zusatz(?!leerung|abfuhr|termin))|${SEASON.source}`)

/** A stop has a place in its title; these words say that something differs. */
const DISTURBED =
  /\b(?:verschoben|verschiebung|verlegt|statt|streik|spaeter|frueher|umstellung|umgestellt|frist|ummelden|ersatz\w*|siehe|beachten|bereits|ende|beginn|neu|neue|neuer|anders|vorlaeufig|voraussichtlich|evtl|eventuell|letzter|letzte|nicht)\b|\?/
const STOPS: ReadonlySet<Abfallfraktion> = new Set(['schadstoff', 'hinweis'])

/**
 * Reads the words beside the kinds of a title. `rest` is the text without the kinds, `text` all of it;
 * `isKnown` tells whether a word belongs to the kinds (colour of a bin, another kind of waste).
 */
export function wordsBeside(
  rest: string,
  text: string,
  kinds: ReadonlySet<Abfallfraktion>,
  isKnown: (word: string) => boolean,
): Beside {
  const tage: NamedDay[] = []
  const strassen: string[] = []
  const uebrig: string[] = []
  const districts: string[] = []
  const zeiten: string[] = []
  const isStop = [...kinds].every(one => STOPS.has(one))
  const note = (named: Record<string, string | undefined>): void => {
    const istVorher = named.vorher !== undefined
    if (named.tag === undefined) {
      tage.push({ tag: String(WEEKDAYS.findIndex(one => named.wochentag?.startsWith(one))), istVorher })
      return
    }
    const month = named.monat ?? MONTHS.findIndex(one => named.name?.startsWith(one)) + 1
    tage.push({ tag: `${String(month).padStart(2, '0')}-${named.tag.padStart(2, '0')}`, istVorher })
  }
  const groupsOf = (args: unknown[]): Record<string, string | undefined> =>
    args.at(-1) as Record<string, string | undefined>

  let isForHoliday = false
  const sizes = takeSizes(rest, text)
  const rhythms = takeRhythms(sizes.rest, ' rhythmus ')
  const plain = rhythms.rest
    .replaceAll(PUT_OUT, ' ')
    .replaceAll(FOR_HOLIDAY, () => {
      isForHoliday = true
      return ' '
    })
    .replaceAll(HOURS, found => {
      if (isStop) zeiten.push(found)
      else uebrig.push(found)
      return ' '
    })
    .replaceAll(HOUR, found => {
      if (isStop) zeiten.push(found)
      return ' '
    })
    .replaceAll(WEEK_OF_YEAR, ' ')
    .replaceAll(DISTRICT, (...args: unknown[]) => {
      districts.push((groupsOf(args).code ?? '').replaceAll(/[\s,/]+/g, ' '))
      return ' bezirk '
    })
    .replaceAll(STREET, found => {
      if (isStop) return found
      strassen.push(found.trim())
      return ' '
    })
    .replaceAll(DAY, (...args: unknown[]) => {
      note(groupsOf(args))
      return groupsOf(args).vorher === undefined ? ' ' : ' vorher '
    })
    .replaceAll(DAY_OF_WEEK, (...args: unknown[]) => {
      note(groupsOf(args))
      return groupsOf(args).vorher === undefined ? ' ' : ' vorher '
    })
    .replaceAll(COUNTY, ' ')
    .replaceAll(SEASON, ' ')
    .replaceAll(/\bawb koeln\b/g, ' ')
    .replaceAll('2-/4-rad', ' ')
  const town = TOWN_BEHIND.exec(plain)?.groups?.ort
  const open = town === undefined ? plain : plain.slice(0, plain.lastIndexOf(town))
  const marks = new Set(['rhythmus', 'vorher', ...(districts.length > 0 ? ['bezirk'] : [])])
  // „Verschoben vom 6.1.“ is the title of the new day; „verschoben“ alone may be the title of either day.
  if (isForHoliday || tage.some(({ istVorher }) => istVorher)) marks.add('verschoben').add('ersatz')
  for (const [at, word] of (open.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).entries()) {
    const isCode = at === 0 && town !== undefined && isShortFor(word, town)
    if (!isCode && !marks.has(word) && !isHarmless(word) && !isKnown(word)) uebrig.push(word)
  }
  uebrig.push(...(text.match(SIGN) ?? []).filter(sign => !PICTURES.has(sign)))
  // „Wird nachgeholt“ is on the day from which the collection moves.
  const istVerschoben = MOVED.test(rest)
  if (istVerschoben && /\b(?:wird|werden)\b/.test(rest)) uebrig.push('wird')
  return {
    uebrig: isStop && !DISTURBED.test(rest) ? [] : uebrig,
    tage,
    strassen,
    bezirk: districts.join(' '),
    rhythmen: rhythms.said,
    groessen: sizes.said,
    istVerschoben,
    istBesonders: SPECIAL.test(text),
    halt: isStop ? { worte: uebrig, zeiten } : NO_STOP,
  }
}

export const NO_STOP: Beside['halt'] = { worte: [], zeiten: [] }

/** „HF“ for Herford. */
const isShortFor = (code: string, town: string): boolean =>
  code.length <= 3 && code[0] === town[0] && Array.from(code).every(letter => town.includes(letter))
