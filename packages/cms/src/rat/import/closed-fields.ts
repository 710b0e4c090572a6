import { composed } from '@rathausplatz/text'
import { isClosedState } from './closed-states.ts'
import { folded, saysClosed } from './closed-words.ts'
import { isObject, type Json } from './oparl-client.ts'

/** Names of fields are compared without prefix of the vendor, case, umlauts and separators. */
const field = (names: string): RegExp =>
  new RegExp(
    `^(?:x|ext|sdnet|allris|session(?:net)?|somacos|sternberg|regisafe|ris)?(?:is|ist|nur|flag|kz|zu|zur)?(?:${names})(?:flag|kz|only)?$`,
  )
const SAYS_CLOSED = field(
  'vertraulich(?:keit)?|confidential(?:ity)?|(?:non|not)public|n(?:icht)?oeffentlich(?:keit)?|nichtoeff|noe|geheim(?:haltung)?|secret|intern(?:al)?|privat|private|restricted|gesperrt|sperrvermerk|verschlusssache|dienstgebrauch',
)
/** May also be a text, such as a draft of a bylaw: only a clear yes is one. */
const SAYS_HIDDEN = field(
  'hidden|versteckt|ausgeblendet|unsichtbar|invisible|draft|entwurf|unpublished|unveroeffentlicht|unreleased|(?:fuer)?(?:rat|ratsmitglieder|mandatstraeger|gremien|gremium|mitglieder|verwaltung)',
)
const SAYS_OPEN = field('public|oeffentlich(?:keit)?|oeff')
/** May also be the day of publication: only a clear no is one. */
const SAYS_PUBLISHED = field(
  'veroeffentlich(?:t|en|ung|bar)|publish(?:ed)?|publi[sz]ier(?:t|en)|publication|publikation|sichtbar|visible|publicaccess|released?|frei(?:ge|zu)geben|freigeschaltet|freischaltung|(?:internet|web|buerger|oeffentlichkeits)?freigabe|internet|(?:internet|web)sichtbar|oeffentlichsichtbar|publicvisible|showinweb|imweb|iminternet|anzeigen|display',
)
/** The state of work on an object. */
const NAMES_STATE = field(
  '(?:paper|document|dokument|vorlagen?|datei|file|meeting|sitzungs?|item|top|agendaitem|bearbeitungs?|workflow|freigabe|veroeffentlichungs?|publikations?|publication|release|publishing)?(?:status|state|zustand|stand)',
)
/** The part of a meeting to which an object belongs, where one letter says it. */
const NAMES_PART = field(
  '(?:sitzungs?|meeting|top|tagesordnungs?|tagesordnungspunkt|agendaitem|item|beratungs?|vorlagen?|paper|dokument(?:en)?|datei|file)?(?:art|typ|type|kind|kategorie|category|klasse|kennzeichen|kuerzel|teil|part)(?:kuerzel|kurz|code)?|behandlung(?:sart|sform)?|beratungsform',
)
const NAMES_AUDIENCE = field(
  'visibility|sichtbarkeit|access(?:level|rights?|type)?|audience|zugriff(?:sebene|sstufe|srecht|sart)?|zugang(?:sart)?|publikum|empfaengerkreis|freigabe(?:stufe)?|schutz(?:stufe|klasse)|(?:geheimhaltungs|vertraulichkeits|oeffentlichkeits)(?:stufe|grad|status|art)|confidentialitylevel|securitylevel|security|privacy|behandlung(?:sart)?|scope',
)

const YES = /^(?:true|t|1|-1|ja|j|yes|y|x|wahr|on|an|oe|ö|öff|öffentlich\p{L}*|public|open|offen)$/u
const NO = /^(?:false|f|0|nein|n|no|falsch|off|aus|keine?|nicht)$/u
/** Degrees of confidentiality that restrict nothing. */
const FOR_ALL =
  /^(?:öffentlich\p{L}*|public|open|offen|none|normal|keine[rs]?|niedrig|low|alle|all|everyone)$/u
/** „Nichtöffentlich“ in a letter or two. */
const LETTER = /^\P{L}*n(?:ö|oe|öff|öt|oet|t)?\P{L}*$/u
const FOR_FEW =
  /(?<!\p{L})(?:intern(?:al|e[rsnm]?)?|privat\p{L}*|restrict\p{L}*|confiden\p{L}*|vertraulich\p{L}*|geheim\p{L}*|secret|protected|geschützt|gesperrt|closed|geschlossen\p{L}*|hidden|members?|mitglied\p{L}*|mandatsträger\p{L}*|gremi\p{L}*|nur \p{L}+)(?!\p{L})|^(?:verwaltung|staff)$/u
/** A meeting may have a public and a non-public part. */
const OF_BOTH =
  /^(?:öffentlich\p{L}*|ö(?:ff?)?|oe)\P{L}+(?:\p{L}+\P{L}+)?n(?:icht\P{L}*öffentlich\p{L}*|ö|oe)?\P{L}*$/u

/** Whether a value tells of a public and a non-public part: „öffentlich/nichtöffentlich“, „Ö+N“. */
export const isOfBothParts = (value: string): boolean => OF_BOTH.test(folded(value))

/**
 * Whether an object of a source says in any field, or in the query of an address of its own, that it is not
 * public, whatever `public` says. The same for items, papers, meetings, files and people.
 */
export function fieldsDenyPublic(object: Json): boolean {
  const mayBeOfBoth = /\/(?:Meeting|Organization)$/u.test(String(object['type']))
  const isOfPerson = /\/(?:Person|Membership)$/u.test(String(object['type']))
  const isOfFew = (said: string) =>
    OF_BOTH.test(said) ? !mayBeOfBoth : !/:\/\//u.test(said) && (FOR_FEW.test(said) || saysClosed(said))
  const denies = (name: string, value: unknown): boolean => {
    const key = keyOf(name)
    const said = wordsIn(value)
    if (SAYS_CLOSED.test(key)) return said.some(one => !NO.test(one) && !FOR_ALL.test(one))
    if (SAYS_HIDDEN.test(key)) return said.some(one => YES.test(one))
    if (SAYS_OPEN.test(key)) return said.some(one => !YES.test(one) && !(mayBeOfBoth && OF_BOTH.test(one)))
    if (SAYS_PUBLISHED.test(key)) return said.some(one => NO.test(one) || isClosedState(one) || isOfFew(one))
    if (NAMES_AUDIENCE.test(key) && said.some(one => LETTER.test(one) || isOfFew(one))) return true
    // A meeting that tells of a non-public part has a public one.
    if (NAMES_STATE.test(key))
      return said.some(
        one =>
          isClosedState(one) ||
          LETTER.test(one) ||
          (!mayBeOfBoth && isOfFew(isOfPerson ? withoutFunction(one) : one)),
      )
    if (NAMES_PART.test(key)) return said.some(one => LETTER.test(one) || (OF_BOTH.test(one) && !mayBeOfBoth))
    // A vendor may put all its fields into one; another object speaks for itself.
    return (
      isObject(value) && value['id'] === undefined && Object.entries(value).some(inner => denies(...inner))
    )
  }
  return Object.entries(object).some(
    ([name, value]) =>
      denies(name, value) || (OWN_ADDRESSES.has(name) && queryOf(value).some(one => denies(...one))),
  )
}

/** OParl: the status of a person is their function. „Mitglied“ is one, „nur für Mitglieder“ is none. */
const withoutFunction = (said: string): string =>
  /(?<!\p{L})(?:nur|only|für|fuer|for)(?!\p{L})/u.test(said)
    ? said
    : said.replaceAll(
        /(?<!\p{L})(?:\p{L}*mitglied(?:er)?|members?|mandatsträger)(?:innen|in)?(?!\p{L})/gu,
        ' ',
      )

const OWN_ADDRESSES: ReadonlySet<string> = new Set(['id', 'web', 'accessUrl', 'downloadUrl'])

const queryOf = (address: unknown): [string, string][] =>
  typeof address === 'string' && URL.canParse(address) ? [...new URL(address).searchParams] : []

/** Returns the values of a field as folded words; none if it is empty. */
function wordsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (isObject(value)) return Object.values(value).flatMap(wordsIn)
  const words = ['boolean', 'number', 'string'].includes(typeof value) ? folded(String(value)) : ''
  return words === '' ? [] : [words]
}

/** `sdnet:nichtÖffentlich`, `nicht_oeffentlich` and `NICHT-OEFFENTLICH` are `nichtoeffentlich`. */
const keyOf = (name: string): string =>
  composed(name.slice(Math.max(...[':', '.', '/'].map(mark => name.lastIndexOf(mark))) + 1))
    .toLocaleLowerCase('de')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/\P{L}+/gu, '')
