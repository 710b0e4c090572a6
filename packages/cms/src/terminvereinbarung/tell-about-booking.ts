import { mailOf, telephoneOf } from '../aemter/offices.ts'
import { putAwaitedMail } from '../outbox/put-mail.ts'
import { publishedTown } from '../published-town.ts'
import type { Db } from '../store/index.ts'
import type { Booking } from './bookings.ts'
import { calendarFile } from './calendar-file.ts'
import type { TerminKeys } from './keys.ts'
import { cancelledMail, type Letter, standingMail } from './mails.ts'
import { anliegenIn, type Offer, type Offers } from './offers.ts'
import { tablesOf } from './tables.ts'

type Words = {
  readonly publicUrl: string
  readonly keys: TerminKeys
  readonly canMail: boolean
  readonly offers: Offers
}

/**
 * Texts about an offer and its service for mails. They are read before the transaction that writes the mails.
 */
export type About = {
  readonly offer: Offer | undefined
  readonly unterlagen: readonly string[]
  readonly hinweis: string
}

export async function aboutOf(offers: Offers, offer: Offer | undefined, anliegen: string): Promise<About> {
  const found = offer && anliegenIn(offer, anliegen)
  const told = found && (await offers.anliegen(found))
  return { offer, unterlagen: told?.unterlagen ?? [], hinweis: told?.hinweis ?? '' }
}

/**
 * Returns name and address of the town for mails and calendar files, read in the transaction that writes
 * them.
 */
export async function townIn(db: Db, now: Date): Promise<{ name: string; email: string }> {
  const { name = '', email = '' } = await publishedTown(db, now)
  return { name, email }
}

/** Returns the place of an offer, line by line. */
function placeIn(offer: Offer | undefined): string[] {
  if (!offer) return []
  const { name, anschrift } = offer.unit
  if (!anschrift) return [name]
  const { location, street, zip, city } = anschrift
  return [name, location, street, [zip, city].filter(Boolean).join(' ')].filter(
    line => line !== undefined && line !== '',
  )
}

const ownLink = ({ publicUrl, keys }: Pick<Words, 'publicUrl' | 'keys'>, id: string): string =>
  `${publicUrl}/termin/buchung/${keys.keyFor('verwalten', id)}`

export function calendarOf(
  row: Booking,
  about: About,
  { publicUrl, keys }: Pick<Words, 'publicUrl' | 'keys'>,
  town: { name: string; email: string },
): string {
  const link = ownLink({ publicUrl, keys }, row.id)
  const text = [
    `Terminnummer ${row.nummer}`,
    about.unterlagen.length > 0
      ? `Bitte mitbringen:\n${about.unterlagen.map(one => `– ${one}`).join('\n')}`
      : '',
    about.hinweis,
    `Verschieben oder absagen: ${link}`,
  ]
  return calendarFile(row, {
    ort: placeIn(about.offer).join(', '),
    text: text.filter(Boolean).join('\n\n'),
    link,
    publicUrl,
    town,
  })
}

type Occasion = 'gebucht' | 'verschoben' | 'erinnerung' | 'selbst-abgesagt' | 'vom-amt-abgesagt'

/**
 * Subject key of mails about a booking. After a correction of the address the key is another one, because the
 * id changes.
 */
export const betrifftOf = ({ id }: Pick<Booking, 'id'>): string => `termin:${id}`

/**
 * Queues the mail about a booking in the transaction of its cause, and records it. Returns false if no mail
 * is sent: without a mail server or an address, or if the outbox refuses the mail.
 */
export async function tell(
  db: Db,
  row: Booking,
  about: About,
  {
    words,
    occasion,
    now,
  }: { words: Pick<Words, 'publicUrl' | 'keys' | 'canMail'>; occasion: Occasion; now: Date },
): Promise<boolean> {
  if (!words.canMail || row.email === '') return false
  const town = await townIn(db, now)
  const { offer } = about
  const letter: Letter = {
    town: town.name,
    amt: offer?.data.name ?? '',
    ort: placeIn(offer),
    telefon: offer ? telephoneOf(offer.unit) : '',
    unterlagen: about.unterlagen,
    hinweis: about.hinweis,
    link: ownLink(words, row.id),
    neu: offer
      ? `${words.publicUrl}/termin/${offer.data.slug}/${row.anliegen}`
      : `${words.publicUrl}/rathaus/termine`,
  }
  const mail =
    occasion === 'selbst-abgesagt' || occasion === 'vom-amt-abgesagt'
      ? cancelledMail(row, letter, occasion === 'selbst-abgesagt' ? 'selbst' : 'amt')
      : standingMail(row, letter, occasion)
  const put = {
    ...mail,
    antwortet: occasion === 'gebucht' || occasion === 'verschoben' || occasion === 'selbst-abgesagt',
    antwortAn: offer && mailOf(offer.unit),
    betrifft: betrifftOf(row),
    // Each of these mails says all that holds now.
    ersetzt: true,
    an: row.email,
    // A reminder contains the calendar file too: a calendar that has the appointment recognises it by UID and
    // SEQUENCE, and other persons may not have imported it yet.
    kalender: calendarOf(row, about, words, town),
    giltBis: new Date(row.ende),
  }
  const { isRefused } = await putAwaitedMail(db, put, now)
  await tablesOf(db).updateTable('terminbuchungen').set({ mitgeteilt: 1 }).where('id', '=', row.id).execute()
  return !isRefused
}
