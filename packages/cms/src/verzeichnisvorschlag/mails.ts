import { adresseInMails } from '@rathausplatz/contract/adresse-in-mails'
import { fristen } from '@rathausplatz/contract/fristen'
import { inQuotes } from '@rathausplatz/text'
import type { SignedKeys } from '../keys/signed-keys.ts'
import { replacesMark, replacesWords } from '../moderation/replaced.ts'
import type { AwaitedMail, NewMail } from '../outbox/put-mail.ts'
import { inGenitive } from '../town-in-words.ts'
import type { Vorschlag } from './tables.ts'

/** The purpose of a key: confirming a proposal, or managing the owner's entry. */
export type Purpose = 'bestaetigen' | 'verwalten'
export type VorschlagKeys = SignedKeys<Purpose>

export type Words = { readonly publicUrl: string; readonly keys: VorschlagKeys; readonly town: string }

type Written = Omit<NewMail, 'an' | 'giltBis'>
type ToOwner = Omit<AwaitedMail, 'an' | 'giltBis'>
type About = Pick<Vorschlag, 'id' | 'nummer'> & { readonly name: string }

/** The occasion of all mails of this room. */
const MAILS = 'verzeichnisvorschlag'

const mail = (betreff: string, ...text: readonly string[]): Written => ({
  anlass: MAILS,
  betreff,
  text: ['Guten Tag,', ...text].join('\n\n').concat('\n'),
})

/** The mail that asks an address to confirm what was sent with it. */
const asking = (...said: Parameters<typeof mail>): Written => ({ ...mail(...said), antwortet: true })

/** The key by which the delivery of mails to the author of a proposal is found. */
export const betrifftOf = ({ id }: Pick<Vorschlag, 'id'>): string => `vorschlag:${id}`

const toOwner = (about: Pick<Vorschlag, 'id'>, ...said: Parameters<typeof mail>): ToOwner => ({
  ...mail(...said),
  betrifft: betrifftOf(about),
})

const manage = ({ publicUrl, keys }: Words, { id }: Pick<About, 'id'>) =>
  `${publicUrl}/verzeichnis/vorschlagen/eigener/${keys.keyFor('verwalten', id)}`

const about = ({ name, nummer }: About) => `${inQuotes(name)} (${nummer})`

/**
 * The mail that asks an address to confirm proposals. It contains no typed text, because the address may
 * belong to someone else.
 */
export function confirmMail(
  words: Words,
  proposals: readonly Pick<Vorschlag, 'id' | 'nummer' | 'ersetzt'>[],
): Written {
  const asked = proposals.map(({ id, nummer, ersetzt }) => ({
    nummer,
    mark: replacesMark({ ersetzt }),
    link: `${words.publicUrl}/verzeichnis/vorschlagen/bestaetigen/${words.keys.keyFor('bestaetigen', id)}`,
  }))
  const website = `der Website ${inGenitive(words.town)}`
  const [first, ...more] = asked
  return first && more.length === 0
    ? asking(
        `Bitte bestätigen Sie Ihren Vorschlag ${first.nummer}${first.mark}`,
        `jemand hat mit dieser Adresse einen Eintrag für ein Verzeichnis auf ${website} vorgeschlagen: ${first.nummer}.`,
        `Waren Sie das? Dann bestätigen Sie ihn bitte auf dieser Seite. Der Link gilt ${fristen.bestaetigen} Tage:\n${first.link}`,
        ...replacesWords(proposals),
        'Danach prüfen wir den Vorschlag, bevor er öffentlich wird.',
        'Waren Sie es nicht, müssen Sie nichts tun: Der Vorschlag erscheint nicht und wird gelöscht.',
      )
    : asking(
        `Bitte bestätigen Sie Ihre ${asked.length} Vorschläge`,
        `jemand hat mit dieser Adresse mehrere Einträge für Verzeichnisse auf ${website} vorgeschlagen.`,
        `Waren Sie das? Dann bestätigen Sie bitte jeden auf seiner Seite. Die Links gelten ${fristen.bestaetigen} Tage:`,
        ...asked.map(({ nummer, link }) => `${nummer}:\n${link}`),
        ...replacesWords(proposals),
        'Danach prüfen wir die Vorschläge, bevor sie öffentlich werden.',
        'Waren Sie es nicht, müssen Sie nichts tun: Was Sie nicht bestätigen, erscheint nicht und wird gelöscht.',
      )
}

export const releasedMail = (words: Words, entry: About, path: string): ToOwner =>
  toOwner(
    entry,
    `Ihr Eintrag ist öffentlich: ${entry.name}`,
    `Ihr Eintrag ${about(entry)} steht jetzt so auf der Website, wie Sie ihn vorgeschlagen haben:\n${words.publicUrl}${path}`,
    `Ändern, sperren oder löschen können Sie ihn jederzeit hier. Geben Sie diesen Link nicht weiter:\n${manage(words, entry)}`,
  )

/** The mail to the author of an accepted change, who does not manage the entry. */
export const acceptedMail = (words: Words, entry: About, path: string): ToOwner =>
  toOwner(
    entry,
    `Ihre Änderung steht im Verzeichnis: ${entry.name}`,
    `vielen Dank: Ihre Änderung am Eintrag ${about(entry)} steht jetzt auf der Website:\n${words.publicUrl}${path}`,
    `Ihre Angaben zu diesem Vorschlag haben wir damit gelöscht. ${adresseInMails}`,
  )

export const lockedMail = (
  words: Words,
  entry: About,
  { schritt, grund }: { schritt: 'ablehnen' | 'sperren'; grund: string },
): ToOwner =>
  toOwner(
    entry,
    `Ihr Eintrag ist nicht öffentlich: ${entry.name}`,
    schritt === 'sperren'
      ? `wir haben Ihren Eintrag ${about(entry)} gesperrt.`
      : `wir haben Ihren Eintrag ${about(entry)} nicht freigegeben.`,
    ...(grund ? [`Der Grund: ${grund}`] : []),
    `Sie können ihn ändern; danach sehen wir ihn noch einmal an:\n${manage(words, entry)}`,
  )

export const refusedMail = (words: Words, entry: About, grund: string): ToOwner =>
  toOwner(
    entry,
    `Ihre Änderung steht nicht im Verzeichnis: ${entry.name}`,
    `Ihre Änderung am Eintrag ${about(entry)} haben wir nicht übernommen. Er bleibt, wie er zuletzt freigegeben wurde.`,
    ...(grund ? [`Der Grund: ${grund}`] : []),
    `Sie können die Änderung überarbeiten; danach sehen wir sie noch einmal an:\n${manage(words, entry)}`,
  )

/** The mail to the former manager of an entry. */
export const replacedMail = (words: Words, entry: About): ToOwner =>
  toOwner(
    entry,
    `Ihren Eintrag betreut jetzt jemand anderes: ${entry.name}`,
    `für den Eintrag ${inQuotes(entry.name)} hat jemand anderes neue Angaben vorgeschlagen, und wir haben sie freigegeben. Ihr Link zu ${entry.nummer} gilt damit nicht mehr.`,
    `Ist das ein Irrtum? Dann melden Sie sich bitte bei uns:\n${words.publicUrl}/kontakt`,
  )

export const stillRightMail = (words: Words, entry: About, path: string): ToOwner =>
  toOwner(
    entry,
    `Stimmt Ihr Eintrag noch? ${entry.name}`,
    `Ihr Eintrag ${about(entry)} steht auf der Website; Sie haben ihn zuletzt vor mehr als einem Jahr geändert:\n${words.publicUrl}${path}`,
    `Stimmt noch alles, müssen Sie nichts tun. Hat sich etwas geändert, berichtigen Sie den Eintrag bitte hier:\n${manage(words, entry)}`,
  )
