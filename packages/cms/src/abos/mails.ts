import { fristen } from '@rathausplatz/contract/fristen'
import { inOneLine } from '@rathausplatz/text'
import type { NewMail } from '../outbox/put-mail.ts'
import { inGenitive } from '../town-in-words.ts'
import type { AboKeys } from './keys.ts'
import { arten, artOf } from './topics.ts'

/** Why a mail of this room is written: to ask for consent, or to tell what is new. */
export const ASKING = 'abo-bestaetigung'
export const TELLING = 'abo'
/** Reminds of a collection. */
export const REMINDING = 'abo-abfall'

export type Words = {
  readonly publicUrl: string
  readonly keys: AboKeys
  /** How the town is called. */
  readonly town: string
}

const manageLink = ({ publicUrl, keys }: Words, id: string): string =>
  `${publicUrl}/abo/verwalten/${keys.keyFor('verwalten', id)}`
const endLink = ({ publicUrl, keys }: Words, id: string): string =>
  `${publicUrl}/abo/abbestellen/${keys.keyFor('abbestellen', id)}`

/** What was ordered: topics as the town calls them, and how many streets. */
type Ordered = { readonly titles: readonly string[]; readonly strassen: number }

const aboutStreets = (many: number): string =>
  `Nachrichten zu ${many === 1 ? 'einer Straße' : `${many} Straßen`}`

/**
 * Asks an address whether it is meant. Neutral: whoever did not ask for it has nothing to do, and reads nothing that
 * somebody else has typed. Streets are typed.
 */
export function askingMail(
  words: Words,
  id: string,
  { titles, strassen }: Ordered,
): Omit<NewMail, 'an' | 'giltBis'> {
  const ordered = strassen > 0 ? [...titles, aboutStreets(strassen)] : titles
  const link = `${words.publicUrl}/abo/bestaetigen/${words.keys.keyFor('bestaetigen', id)}`
  return {
    anlass: ASKING,
    betreff: fromTown(words, 'Bitte bestätigen Sie Ihre E-Mail-Adresse'),
    text: [
      'Guten Tag,',
      `jemand hat auf der Website ${inGenitive(words.town)} gewünscht, dass diese Adresse per E-Mail benachrichtigt wird über:`,
      ordered.map(titel => `– ${titel}`).join('\n'),
      `Waren Sie das? Dann bestätigen Sie es bitte auf dieser Seite. Der Link gilt ${fristen.bestaetigen} Tage:\n${link}`,
      'Waren Sie es nicht, müssen Sie nichts tun: Sie bekommen keine weiteren E-Mails, und Ihre Adresse wird gelöscht.',
      'Bekommen Sie solche Benachrichtigungen schon, kommen diese Themen dazu.',
    ]
      .join('\n\n')
      .concat('\n'),
  }
}

/** Something that is new. */
export type Told = {
  readonly art: string
  readonly titel: string
  readonly tag: string
  readonly satz: string
  readonly adresse: string
}

/** More nobody reads in a mail. */
const MOST_TOLD = 40
const MOST_TOPICS_NAMED = 10

/** Tells one subscriber all that is new for them. */
export function tellingMail(
  words: Words,
  id: string,
  told: readonly Told[],
  titles: readonly string[],
): Omit<NewMail, 'an' | 'giltBis'> {
  const named = told.slice(0, MOST_TOLD)
  const rest = told.length - named.length
  const groups = arten.flatMap(art => {
    const some = named.filter(one => one.art === art)
    return some.length === 0
      ? []
      : [`${(artOf(art)?.titel ?? '').toUpperCase()}\n\n${some.map(lineOf).join('\n\n')}`]
  })
  const { fuss, abbestellen } = footer(words, id, titles)
  return {
    anlass: TELLING,
    betreff: subjectOf(words, told),
    text: [
      'Guten Tag,',
      `das ist neu auf der Website ${inGenitive(words.town)}:`,
      ...groups,
      ...(rest > 0 ? [`Und ${rest} weitere: ${words.publicUrl}`] : []),
      fuss,
    ]
      .join('\n\n')
      .concat('\n'),
    abbestellen,
    nachrangig: true,
  }
}

/** Below every mail: why it came, and how it ends; a mail program knows the latter too. */
function footer(words: Words, id: string, titles: readonly string[]): { fuss: string; abbestellen: string } {
  const abbestellen = endLink(words, id)
  const why = titles.slice(0, MOST_TOPICS_NAMED).join('; ')
  const fuss = [
    '-- ',
    `Sie bekommen diese E-Mail, weil Sie sie bestellt haben: ${why}${titles.length > MOST_TOPICS_NAMED ? '; und mehr' : ''}.`,
    `Themen ändern: ${manageLink(words, id)}`,
    `Abbestellen: ${abbestellen}`,
  ].join('\n')
  return { fuss, abbestellen }
}

/** A mail to one subscriber in the words of another room. */
export const subscriptionMail = (
  words: Words,
  id: string,
  {
    anlass,
    betreff,
    absaetze,
    titles,
  }: {
    readonly anlass: string
    readonly betreff: string
    readonly absaetze: readonly string[]
    readonly titles: readonly string[]
  },
): Omit<NewMail, 'an' | 'giltBis'> => {
  const { fuss, abbestellen } = footer(words, id, titles)
  return {
    anlass,
    betreff: cut(betreff, 150),
    text: [...absaetze, fuss].join('\n\n').concat('\n'),
    abbestellen,
    nachrangig: true,
  }
}

/** A town that has no name yet says it without. */
const fromTown = ({ town }: Words, what: string): string => (town ? `${town}: ${what}` : what)

function subjectOf(words: Words, told: readonly Told[]): string {
  const [first] = told
  if (told.length === 1 && first) return cut(`${artOf(first.art)?.eines ?? ''}: ${first.titel}`, 150)
  return cut(fromTown(words, `${told.length} neue Mitteilungen`), 150)
}

const lineOf = ({ titel, tag, satz, adresse }: Told): string =>
  [`– ${titel}`, ...[tag, satz, adresse].filter(Boolean).map(line => `  ${line}`)].join('\n')

/** One line of at most so many letters, ended at a word. */
export function cut(text: string, most: number): string {
  const line = inOneLine(text)
  if (line.length <= most) return line
  const short = line.slice(0, most - 2)
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), most / 2)).replace(/[\s,.;:–-]+$/, '')} …`
}
