import { fristen } from '@rathausplatz/contract/fristen'
import { inOneLine } from '@rathausplatz/text'
import type { NewMail } from '../outbox/put-mail.ts'
import { inGenitive } from '../town-in-words.ts'
import { isEmergency, STAGE_WORDS } from './followed.ts'
import type { AboKeys } from './keys.ts'
import type { Notfall } from './tables.ts'
import { arten, artOf } from './topics.ts'

/** The occasions of mails: asking for consent, and announcing news. */
export const ASKING = 'abo-bestaetigung'
export const TELLING = 'abo'
/** The occasion of reminders of collections. */
export const REMINDING = 'abo-abfall'

export type Words = {
  readonly publicUrl: string
  readonly keys: AboKeys
  /** The name of the town. */
  readonly town: string
}

const manageLink = ({ publicUrl, keys }: Words, id: string): string =>
  `${publicUrl}/abo/verwalten/${keys.keyFor('verwalten', id)}`
const endLink = ({ publicUrl, keys }: Words, id: string): string =>
  `${publicUrl}/abo/abbestellen/${keys.keyFor('abbestellen', id)}`

/** The order: titles of topics, and the number of streets. */
type Ordered = { readonly titles: readonly string[]; readonly strassen: number }

const aboutStreets = (many: number): string =>
  `Mitteilungen zu ${many === 1 ? 'einer Straße' : `${many} Straßen`}`

/**
 * Returns the mail that asks for consent. It is neutral: a recipient who did not order has nothing to do, and
 * reads no text typed by another person. Names of streets are typed, so it only counts them.
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
    antwortet: true,
    betreff: fromTown(words, 'Bitte bestätigen Sie Ihre E-Mail-Adresse'),
    text: [
      'Guten Tag,',
      `jemand hat auf der Website ${inGenitive(words.town)} mit dieser Adresse Benachrichtigungen bestellt, und zwar über:`,
      ordered.map(titel => `– ${titel}`).join('\n'),
      `Waren Sie das? Dann bestätigen Sie es bitte auf dieser Seite. Der Link gilt ${fristen.bestaetigen} Tage:\n${link}`,
      // The address may already have a subscription, which goes on.
      'Waren Sie es nicht, müssen Sie nichts tun: Dann gilt diese Bestellung nicht, und wir löschen sie. Was Sie früher selbst bestellt haben, bekommen Sie weiter.',
      'Haben Sie hier schon Themen bestellt, kommen die neuen mit der Bestätigung hinzu.',
    ]
      .join('\n\n')
      .concat('\n'),
  }
}

/** A piece of news. */
export type Told = {
  readonly art: string
  readonly titel: string
  readonly tag: string
  readonly satz: string
  readonly adresse: string
  readonly notfall: Notfall | null
}

/** Most items that one mail lists. */
const MOST_TOLD = 40
const MOST_TOPICS_NAMED = 10

/** Returns the mail with all news for one subscriber. */
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
      told.every(({ notfall }) => notfall)
        ? `${told.length === 1 ? 'eine wichtige Nachricht' : 'wichtige Nachrichten'} ${inGenitive(words.town)}:`
        : `das ist neu auf der Website ${inGenitive(words.town)}:`,
      ...groups,
      ...(rest > 0 ? [`Und ${rest} weitere: ${words.publicUrl}`] : []),
      fuss,
    ]
      .join('\n\n')
      .concat('\n'),
    abbestellen,
    // A mail about an emergency does not wait for others.
    nachrangig: !told.some(({ notfall }) => isEmergency(notfall)),
  }
}

/**
 * Returns the end of each mail to a subscriber: why the recipient gets it, and a link to unsubscribe, which
 * mail programs get too.
 */
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

/** Returns a mail to a subscriber with the text of another room. */
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

/** Without a name of the town the prefix is left out. */
const fromTown = ({ town }: Words, what: string): string => (town ? `${town}: ${what}` : what)

function subjectOf(words: Words, told: readonly Told[]): string {
  const [first] = told
  if (told.length === 1 && first) return cut(titleOf(first, artOf(first.art)?.eines), 150)
  const emergency = told.find(({ notfall }) => isEmergency(notfall))
  if (emergency) return cut(titleOf(emergency), 150)
  return cut(fromTown(words, `${told.length} neue Mitteilungen`), 150)
}

const lineOf = (told: Told): string => {
  const { tag, satz, adresse } = told
  return [`– ${titleOf(told)}`, ...[tag, satz, adresse].filter(Boolean).map(line => `  ${line}`)].join('\n')
}

/** `Notfall beendet: Wasser abkochen`; for other news their title, in a subject after the name of the kind. */
const titleOf = ({ notfall, titel }: Told, eines?: string): string =>
  [(notfall && STAGE_WORDS[notfall]) || eines, titel].filter(Boolean).join(': ')

/** Returns one line of at most `most` characters, cut at a word. */
export function cut(text: string, most: number): string {
  const line = inOneLine(text)
  if (line.length <= most) return line
  const short = line.slice(0, most - 2)
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), most / 2)).replace(/[\s,.;:–-]+$/, '')} …`
}
