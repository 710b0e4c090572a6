import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { BEGINN, townWithOffers } from './testing/town-with-offers.ts'

const token = 'amt'
const LATER = '2026-12-02T10:30:00+01:00'

type Town = Awaited<ReturnType<typeof townWithOffers>>
type Booked = Awaited<ReturnType<Town['book']>>

const ends = {
  selbst: (town: Town, { schluessel }: Booked) => town.call(calls.terminAbsagen, { body: { schluessel } }),
  amt: (town: Town, { nummer }: Booked) =>
    town.call(calls.redaktionTerminSchritt, {
      params: { nummer },
      body: { schritt: 'absagen', grund: '' },
      token,
    }),
  zeit: async (town: Town, _: Booked) => town.clock.set('2026-12-02T09:16:00+01:00'),
}
const steps = {
  'verschieben (Gast)': (town: Town, { schluessel }: Booked, beginn: string) =>
    town.call(calls.terminVerschieben, { body: { schluessel, beginn } }),
  'verschieben (Amt)': (town: Town, { nummer }: Booked, beginn: string) =>
    town.call(calls.redaktionTerminVerschieben, { params: { nummer }, body: { beginn }, token }),
  'absagen (Amt)': (town: Town, booked: Booked) => ends.amt(town, booked),
  'absagen (Gast)': (town: Town, { schluessel }: Booked) =>
    town.call(calls.terminAbsagen, { body: { schluessel } }),
}

describe('F6: an appointment that has ended says how, at each step', () => {
  test.each([
    ['selbst', 'verschieben (Gast)', LATER, 'Sie haben ihn abgesagt.'],
    ['selbst', 'verschieben (Gast)', BEGINN, 'Sie haben ihn abgesagt.'],
    ['selbst', 'verschieben (Amt)', LATER, 'Wer ihn gebucht hat, hat ihn abgesagt.'],
    ['selbst', 'verschieben (Amt)', BEGINN, 'Wer ihn gebucht hat, hat ihn abgesagt.'],
    ['amt', 'verschieben (Gast)', LATER, 'Das Amt hat ihn abgesagt.'],
    ['amt', 'verschieben (Gast)', BEGINN, 'Das Amt hat ihn abgesagt.'],
    ['amt', 'verschieben (Amt)', LATER, 'Das Amt hat ihn abgesagt.'],
    ['amt', 'verschieben (Amt)', BEGINN, 'Das Amt hat ihn abgesagt.'],
    ['zeit', 'verschieben (Gast)', LATER, 'Er hat schon begonnen oder ist vorbei.'],
    ['zeit', 'verschieben (Amt)', LATER, 'Er hat schon begonnen oder ist vorbei.'],
    ['selbst', 'absagen (Amt)', LATER, 'Wer ihn gebucht hat, hat ihn abgesagt.'],
    ['zeit', 'absagen (Gast)', LATER, 'Er hat schon begonnen oder ist vorbei.'],
  ] as const)('by %s, then %s to %s: %s', async (end, step, beginn, words) => {
    const town = await townWithOffers()
    const booked = await town.book()
    await ends[end](town, booked)
    await expect(steps[step](town, booked, beginn)).rejects.toMatchObject({
      code: 'nicht-moeglich',
      message: `Dieser Termin lässt sich nicht mehr ${step.split(' ', 1)[0]}: ${words}`,
    })
  })

  test.each(['selbst', 'amt'] as const)('cancelled by %s, the person reads by whom', async end => {
    const town = await townWithOffers()
    const booked = await town.book()
    expect(await town.termin(booked.schluessel)).not.toHaveProperty('abgesagt_von')
    await ends[end](town, booked)
    // The other one cancels too, from an open tab: it stays as it was.
    await ends.selbst(town, booked)
    await ends.amt(town, booked).catch(() => {})
    expect(await town.termin(booked.schluessel)).toMatchObject({ stand: 'abgesagt', abgesagt_von: end })
    const params = { nummer: booked.nummer }
    expect(await town.call(calls.redaktionTermin, { params, token })).toMatchObject({ abgesagt_von: end })
  })
})
