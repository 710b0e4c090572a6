import { describe, expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
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

describe('N3: a danger beside the announcement of a test keeps its level', () => {
  const AHEAD = 'Der Warntag findet am 10. Dezember statt.'
  test.each([
    ['Sirenenprobe angekündigt – Bewaffneter Täter flüchtig', 'Bleiben Sie in den Häusern.', ''],
    ['Sirenenprobe angekündigt – Bewaffneter Täter flüchtig', '', ''],
    [
      'Warntag am 10. Dezember – Rheinpegel steigt',
      'Der Rhein tritt über die Ufer. Verlassen Sie die Keller.',
      '',
    ],
    ['Warntag am 10. Dezember – Rheinpegel steigt', AHEAD, ''],
    ['Warntag am 10. Dezember', `${AHEAD} Der Rhein tritt über die Ufer.`, ''],
    ['Warntag am 10. Dezember', `${AHEAD} Verlassen Sie die Keller.`, ''],
    ['Warntag am 10. Dezember', AHEAD, 'Verlassen Sie die Keller.'],
    [
      'Warntag am 10. September – Rheinpegel steigt',
      'Der Rhein tritt über die Ufer. Verlassen Sie die Keller.',
      '',
    ],
    [
      'Warntag am 10. September',
      'Der Warntag findet statt. Achtung: Sirenen heulen heute wegen Großbrand. Fenster schließen.',
      '',
    ],
    ['Warntag am 10. Dezember', AHEAD, 'Verlassen Sie spätestens um 18 Uhr die Keller.'],
    [
      'Warntag am 10. Dezember',
      `${AHEAD} Achtung: Sirenen heulen heute wegen Großbrand. Fenster schließen.`,
      '',
    ],
    ['Warntag am 10. Dezember', `${AHEAD} Heute heulen die Sirenen.`, ''],
    ['Warntag am 10. Dezember', `${AHEAD} Sirenen heulen wegen Hochwasser.`, ''],
    ['Warntag am 10. Dezember', `${AHEAD} Ein bewaffneter Täter ist flüchtig.`, ''],
    ['Warntag am 10. Dezember, Täter flüchtig', AHEAD, ''],
    ['Sirenenprobe am Samstag: Dammbruch', 'Am Samstag heulen die Sirenen.', ''],
    ['Täter flüchtig – Sirenenprobe am Samstag', 'Am Samstag heulen die Sirenen.', ''],
    ['Sirenenprobe am Samstag Geiselnahme Bruchsal', 'Am Samstag heulen die Sirenen.', ''],
    ['Sirenenprobe am Samstag Hagel', 'Am Samstag heulen die Sirenen.', ''],
    ['Sirenenprobe am Samstag, Dammbruch Bruchsal', 'Am Samstag heulen die Sirenen.', ''],
    ['Dammbruch Sirenenprobe am Samstag', 'Am Samstag heulen die Sirenen.', ''],
    ['Warntag am 10. Dezember', `${AHEAD} Bei Hochwasser heulen die Sirenen, verlassen Sie die Keller.`, ''],
    ['Bei Sirenenprobe Geiselnahme', 'Am Samstag heulen die Sirenen.', ''],
    ['Morgen Warntag / Geiselnahme', 'Am Samstag heulen die Sirenen.', ''],
    ['Warntag am 10. Dezember, Sirenen heulen heute', AHEAD, ''],
    ['Warntag am 10. Dezember', `${AHEAD} Es gibt noch keine Entwarnung.`, ''],
    ['Warntag am 10. Dezember', `${AHEAD} Weitere Informationen: Amoklauf an der Schule.`, ''],
    ['Warntag am 10. Dezember', AHEAD, 'Rufen Sie nicht den Notruf an und verlassen Sie die Keller.'],
    ['Warntag am 10. Dezember', AHEAD, 'Anwohner werden gebeten, die Keller zu verlassen.'],
  ])('%s: %s (%s)', (titel, beschreibung, anweisung) => {
    const said = { titel, ereignis: 'Warntag', beschreibung, anweisung, gesendet }
    expect([saysTest(said), announcesTest(said)]).toEqual([false, false])
  })

  test.each([
    ['Warntag am 10. Dezember', AHEAD, 'Beim Heulton der Sirenen schalten Sie das Radio ein.'],
    ['Warntag am 10. Dezember', `${AHEAD} Weitere Informationen finden Sie auf der Website.`, ''],
    [
      'Warntag am 10. Dezember in Rebenau',
      `${AHEAD} Vielen Dank für Ihr Verständnis.`,
      'Es besteht keine Gefahr.',
    ],
    ['Sirenenprobe angekündigt', 'Am 10. Dezember werden die Sirenen getestet.', ''],
    ['Sirenenprobe findet am Samstag statt', 'Am Samstag heulen die Sirenen.', ''],
    [
      'Bundesweiter Warntag am 10. Dezember 2026',
      'Am 10. Dezember findet der bundesweite Warntag statt. Ab 11 Uhr werden in Bund, Ländern und Kommunen Warnmittel wie Sirenen, Apps und Lautsprecherwagen ausgelöst. Ziel ist es, die Menschen in Deutschland mit den Warnungen vertraut zu machen. Gegen 11:45 Uhr folgt die Entwarnung. Weitere Informationen: www.bundesweiter-warntag.de',
      'Es besteht keine Gefahr. Sie müssen nichts tun.',
    ],
    [
      'Sirenenprobe am Samstag, 5. Dezember',
      'Die Stadt Bruchsal prüft am Samstag ihre Sirenen. Der Probealarm dauert etwa 15 Minuten. Bitte rufen Sie nicht den Notruf an.',
      '',
    ],
    [
      'Ankündigung Probealarm',
      'Am 5. Dezember um 11 Uhr wird ein Probealarm ausgelöst. Es handelt sich nicht um einen Ernstfall. Bitte informieren Sie Ihre Nachbarn.',
      '',
    ],
    [
      'Landkreis Karlsruhe: Probealarm am Samstag um 12 Uhr',
      'Am Samstag heulen die Sirenen.',
      'Bitte wählen Sie nicht den Notruf 110 oder 112.',
    ],
    ['Die Feuerwehr Bruchsal testet am Samstag die Sirenen', 'Sie müssen nichts tun.', ''],
    ['Warntag am 10. Dezember', 'Wegen des Warntags am 10. Dezember heulen die Sirenen.', ''],
    ['Probealarm am Samstag – keine Gefahr', 'Die Probe soll die Technik der Sirenen prüfen.', ''],
  ])(
    'but an announcement with what to do at its signal is information: %s: %s (%s)',
    (titel, beschreibung, anweisung) => {
      const said = { titel, ereignis: 'Warntag', beschreibung, anweisung, gesendet }
      expect([saysTest(said), announcesTest(said)]).toEqual([false, true])
    },
  )

  test.each(['warntag ', 'bei sirene ', 'bei ', 'sirenen heulen ', 'müssen ', 'sollen ', 'rufen nicht 112 '])(
    'many repetitions of %j take linear time',
    async piece => {
      const text = piece.repeat(20_000 / piece.length)
      const said = { titel: 'Warntag am 10. Dezember', beschreibung: text, anweisung: text, gesendet }
      await expectWork(() => announcesTest(said), { usualMs: 60 })
    },
  )
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
