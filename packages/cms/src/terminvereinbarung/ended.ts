import type { Booking } from './bookings.ts'

const PERSON = { bucher: 'Sie haben ihn abgesagt.', amt: 'Wer ihn gebucht hat, hat ihn abgesagt.' } as const

/** Says to the person who booked, or to the office, why an appointment allows this step no more. */
export function endedWords(
  { stand, abgesagt_von }: Pick<Booking, 'stand' | 'abgesagt_von'>,
  step: 'verschieben' | 'absagen',
  reader: 'bucher' | 'amt',
): string {
  const by = { selbst: PERSON[reader], amt: 'Das Amt hat ihn abgesagt.', '': 'Er ist abgesagt.' }
  const why = stand === 'abgesagt' ? by[abgesagt_von] : 'Er hat schon begonnen oder ist vorbei.'
  return `Dieser Termin lässt sich nicht mehr ${step}: ${why}`
}
