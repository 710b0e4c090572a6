import type { Amtstermin } from '@rathausplatz/contract'
import { withTownOffset } from '@rathausplatz/time'
import { type Delivery, deliveriesOf, deliveryOf } from '../../outbox/delivery.ts'
import { zustellungOf } from '../../outbox/delivery-words.ts'
import type { Db } from '../../store/index.ts'
import type { Booking } from '../bookings.ts'
import { betrifftOf } from '../tell-about-booking.ts'

/** Returns appointments for the wire, with the delivery state of the latest mail about each. */
export const shown = async (db: Db, rows: readonly Booking[]): Promise<Amtstermin[]> => {
  const told = rows.filter(({ mitgeteilt }) => mitgeteilt === 1).map(betrifftOf)
  const mails = await deliveriesOf(db, told)
  return rows.map(row => onWire(row, mails.get(betrifftOf(row))))
}

/**
 * Returns the appointments whose persons have to be called: no mail was sent, or it waits because the mail server
 * takes none for them now.
 */
export async function unreachedOf(
  db: Db,
  told: readonly { readonly row: Booking; readonly isSent: boolean }[],
): Promise<Amtstermin[]> {
  const mails = await deliveriesOf(
    db,
    told.map(({ row }) => betrifftOf(row)),
  )
  const isPutOff = ({ zustand, fault }: Delivery): boolean => zustand === 'wartet' && fault !== null
  return told.flatMap(({ row, isSent }) => {
    const mail = mails.get(betrifftOf(row))
    if (!isSent) return [onWire({ ...row, mitgeteilt: 0 }, undefined)]
    return mail && isPutOff(mail) ? [onWire(row, mail)] : []
  })
}

export const shownOne = async (db: Db, row: Booking): Promise<Amtstermin> =>
  onWire(row, row.mitgeteilt === 1 ? await deliveryOf(db, betrifftOf(row)) : undefined)

const onWire = (row: Booking, mail: Delivery | undefined): Amtstermin => ({
  nummer: row.nummer,
  stand: row.stand,
  beginn: withTownOffset(row.beginn),
  ende: withTownOffset(row.ende),
  platz: row.platz,
  anliegen: { id: row.anliegen, name: row.anliegen_name },
  name: row.name,
  email: row.email,
  telefon: row.telefon,
  zustellung: mail && zustellungOf(mail),
  am_telefon: row.am_telefon === 1,
  grund: row.grund,
  ...(row.abgesagt_von ? { abgesagt_von: row.abgesagt_von } : {}),
  gebucht_am: withTownOffset(row.gebucht_am),
})
