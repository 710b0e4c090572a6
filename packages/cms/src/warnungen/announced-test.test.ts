import { describe, expect, test } from 'vitest'
import { announcesTest } from './announced-test.ts'
import { saysTest } from './says-test.ts'
import { detailOf, entryOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

/** A Friday. */
const gesendet = '2026-11-20T10:05:00.000Z'
const SIRENS =
  'Am Samstag, 5. Dezember 2026, um 11:00 Uhr werden in allen Stadtteilen die Sirenen getestet. Zu hören sind die Signale „Warnung“ (auf- und abschwellender Heulton) und „Entwarnung“ (Dauerton).'

describe('N3: the announcement of a test on another day is information, and no test', () => {
  test.each([
    ['Sirenenprobe am Samstag in Bruchsal', 'Probealarm', SIRENS],
    ['Sirenenprobe', 'Probealarm', SIRENS],
    ['Probealarm am Samstag', 'Probealarm', 'Die Feuerwehr prüft die Sirenen.'],
    ['Sirenenprobe am 5. Dezember', '', 'Die Feuerwehr prüft um 11 Uhr die Sirenen.'],
    ['Sirenenprobe am 05.12.2026', 'Warntag', 'Die Sirenen heulen um 11 Uhr.'],
    ['Bundesweiter Warntag am 10. Dezember', 'Warntag', 'Um 11 Uhr wird eine Probewarnung gesendet.'],
    ['Ankündigung: Sirenenprobe', 'Probealarm', 'Am 5. Dezember heulen die Sirenen.'],
    ['Morgen Sirenenprobe', 'Probealarm', 'Um 11 Uhr heulen die Sirenen.'],
    ['Information zum Probealarm am Dienstag', 'Probealarm', 'Sie müssen nichts unternehmen.'],
    ['Sirenentest nächste Woche', 'Probealarm', 'Nächste Woche werden die Sirenen geprüft.'],
  ])('%s (%s): %s', (titel, ereignis, beschreibung) => {
    const said = { titel, ereignis, beschreibung, gesendet }
    expect([saysTest(said), announcesTest(said)]).toEqual([false, true])
  })

  test.each([
    ['Sirenenprobe', 'Probealarm', 'Heute um 11 Uhr werden die Sirenen getestet.'],
    ['Sirenenprobe heute', 'Probealarm', 'Am Freitag, 20. November, um 11 Uhr heulen die Sirenen.'],
    ['Bundesweiter Warntag – PROBEWARNUNG', 'Warntag', 'PROBEWARNUNG! Heute ist der Warntag.'],
    ['Probealarm', 'Probealarm', ''],
  ])('but a test of today stays one: %s (%s): %s', (titel, ereignis, beschreibung) => {
    const said = { titel, ereignis, beschreibung, gesendet }
    expect([saysTest(said), announcesTest(said)]).toEqual([true, false])
  })

  test.each([
    ['Rohrbruch: Wasser abkochen', 'Gefahr', 'Die Sirenenprobe am Samstag entfällt.'],
    ['Sirenenprobe am Samstag, Wasser abkochen', 'Probealarm', 'Kochen Sie das Wasser ab.'],
    ['Sirenenprobe am Samstag', 'Probealarm', 'Am Samstag heulen die Sirenen. Heute fällt der Strom aus.'],
    ['Großbrand, keine Sirenenprobe', 'Brand', 'Am Samstag war eine Probe.'],
    ['Sturm am Samstag', 'Sturm', 'Am Samstag kommt Sturm auf.'],
  ])('and a danger stays a danger: %s (%s): %s', (titel, ereignis, beschreibung) => {
    const said = { titel, ereignis, beschreibung, gesendet }
    expect([saysTest(said), announcesTest(said)]).toEqual([false, false])
  })
})

test.each(['Minor', 'Extreme'])(
  'N3: it keeps its instruction, and nobody waits for an all-clear (%s)',
  async severity => {
    const town = await warnedTown()
    town.dashboard.push(entryOf('mow.1', 'Sirenenprobe am Samstag in Rebenau'))
    const said = {
      headline: 'Sirenenprobe am Samstag in Rebenau',
      event: 'Probealarm',
      description: SIRENS,
      instruction: 'Sie müssen nichts unternehmen.',
      urgency: 'Future',
      severity,
    }
    town.details['mow.1'] = detailOf('mow.1', {}, said)
    await town.listen()
    expect(await town.told()).toMatchObject([
      {
        titel: 'Sirenenprobe am Samstag in Rebenau',
        stufe: 'information',
        anweisung: 'Sie müssen nichts unternehmen.',
        probe: false,
        bis_entwarnung: false,
      },
    ])
    expect(await town.above()).toMatchObject([{ stufe: 'information', kategorie: 'allgemein' }])
  },
)
