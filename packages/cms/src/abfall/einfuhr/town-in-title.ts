import { folded } from './folded.ts'
import { isStrangeName } from './name-of-calendar.ts'
import type { Gemeinde } from './read-address.ts'

/** A text around the dates of a file, and where it is. */
export type Title = { readonly where: 'tabelle' | 'blatt' | 'datei'; readonly text: string }

/** Words before the name of a town. „Am Markt 5“ is an address. */
const TOWN_AHEAD =
  /(?<![\p{L}-])(?<!(?:am|im|dem|vom|zum)\s)(?:(?:(?:hanse|kreis|kur|universit(?:ä|ae)ts|landeshaupt)?stadt|(?:markt|stadt|orts|einheits)?gemeinde|markt|flecken)n?|städten?|(?:stadt|gemeinde)verwaltung|bürgermeisteramt)(?![\p{L}])/giu
const NAME =
  /^(?:\s*:\s*|\s+)(?:(?:der|von|in)\s+)?((?:(?:Bad|BAD|Sankt|St\.|Groß|Klein|Alt|Neu|Stadt|Markt)[\s-]+)*\p{Lu}\p{L}+(?:-\p{Lu}\p{L}+)*)/u
const POSTCODE = /(?<!\d)(\d{5})\s+(\p{Lu}[\p{L}-]+)/gu
/** The street before a postcode: the address of the sender, such as that of the county. */
const STREET_AHEAD = /(?:[\p{L}.]\s*\d{1,4}\s?[a-z]?|postfach\s[\d\s]+)\s*[,;|·–-]?\s*$/iu
/** Counties, companies and the lines with their address name a town that the dates are not for. */
const ORGANIZATION =
  /(?<!\p{L})(?:g?mbh|ag|kg|aör|awb|zweckverband\p{L}*|landratsamt\p{L}*)(?!\p{L})|verband|(?<!\p{L})(?:land)?kreis(?!stadt|frei)/iu
const CONTACT =
  /^\W*(?:auskunft|auskünfte|kontakt|ansprechpartner\p{L}*|bearbeite\p{L}*|herausgeber\p{L}*|rückfragen|fragen|impressum|quelle|tel|telefon|fax|e-?mail)(?!\p{L})/iu
const REACHED_BY = /(?<!\p{L})(?:tel|telefon|fax|e-?mail|www)(?!\p{L})|@/iu
const LIKE_TOWN =
  /(?:heim|hausen|stadt|stedt|burg|berg|dorf|ingen|thal|tal|felden?|bach|hofen|kirchen|kirch|furt|brueck(?:en)?|weiler|rode|roda|leben|buettel|bronn|brunn|born|muenster|hafen|zell|hagen|hain|reuth|winden|wangen|stein|au)$/
/** Words beside the name of a town in the name of a file. */
const PLAIN = new Set(
  'bad stadt gemeinde neu final entwurf version stand plan gueltig ab an liste tabelle'.split(' '),
)
const NO_TOWN =
  /^(?:(?:innen|alt|kern|nord|sued|ost|west|haupt)stadt|quartal|portal|digital|total|\p{L}*schau)$/u

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
/** „Rebenaus“, „Rebenauer“. */
const withoutEnding = (word: string): string => word.replace(/(?:er|s)$/, '')

/** Returns the titles of a file that name another town than this one. */
export function titlesOfOtherTowns(
  titles: readonly Title[],
  gemeinde: Gemeinde,
  isKnown: (word: string) => boolean,
): Title[] {
  const own = wordsOf(gemeinde.name)
  const namesOwn = (text: string): boolean => {
    const words = new Set(wordsOf(text).flatMap(word => [word, withoutEnding(word)]))
    return own.every(word => words.has(word))
  }
  const isOther = (name: string): boolean => isStrangeName(name, isKnown)
  const isNamed = (text: string): boolean =>
    !CONTACT.test(text) &&
    [...text.matchAll(TOWN_AHEAD)].some(({ 0: word, index }) => {
      const [, name] = NAME.exec(text.slice(index + word.length)) ?? []
      return name !== undefined && isOther(name)
    })
  const hasPostcode = (text: string): boolean =>
    !REACHED_BY.test(text) &&
    [...text.matchAll(POSTCODE)].some(
      ({ 1: code, 2: name = '', index }) =>
        code !== gemeinde.plz && !STREET_AHEAD.test(text.slice(0, index)) && isOther(name),
    )
  /** „Abfuhrkalender 2028 Musterheim“: the name of a town beside words that every calendar has. */
  const isAlone = (text: string): boolean => {
    const strange = wordsOf(text).filter(word => isStrangeName(word, isKnown))
    const [name = '', ...others] = strange.filter(word => !PLAIN.has(word))
    return (
      others.length === 0 &&
      [name, withoutEnding(name)].some(word => LIKE_TOWN.test(word) && !NO_TOWN.test(word))
    )
  }
  return titles.filter(
    ({ text }) =>
      !namesOwn(text) && !ORGANIZATION.test(text) && (isNamed(text) || hasPostcode(text) || isAlone(text)),
  )
}

const WHERE = {
  tabelle: (text: string) => `Über oder unter den Terminen steht ${text}.`,
  blatt: (text: string) => `Das Blatt heißt ${text}.`,
  datei: (text: string) => `Die Datei heißt ${text}.`,
} as const
const MOST_NAMED = 3

/** Returns the question about titles of other towns. */
export function otherTownsInWords(titles: readonly Title[], { name }: Gemeinde): string[] {
  const told = [...new Set(titles.map(({ where, text }) => WHERE[where](`„${text.slice(0, 120)}“`)))].slice(
    0,
    MOST_NAMED,
  )
  return told.length === 0 ? [] : [`${told.join(' ')} Ist die Datei für ${name}?`]
}
