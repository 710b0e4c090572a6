import { describe, expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { saysPartOfExercise } from './part-of-exercise.ts'
import { detailOf, entryOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

const DANGER = 'Das Wasser steigt schnell.'
const gesendet = '2026-09-10T08:55:00.000Z'
const says = (beschreibung: string) =>
  saysPartOfExercise({ titel: 'Austritt radioaktiver Stoffe', beschreibung, gesendet })

describe('N3: a message that its sender calls part of an exercise', () => {
  test.each([
    `${DANGER} Diese Meldung ist Teil einer landesweiten Katastrophenschutzübung.`,
    `${DANGER} Diese Warnung erfolgt im Rahmen der LÜKEX 26. Bleiben Sie im Haus.`,
    `${DANGER} Diese Warnmeldung dient ausschließlich einer Übung. Näheres folgt.`,
    `${DANGER} Die vorliegende Meldung gehört zu einer Stabsrahmenübung.`,
    `${DANGER} Diese Meldung wird nur zu Übungszwecken verbreitet. Bitte weitersagen.`,
    `${DANGER} Es handelt sich um eine Übung. Verlassen Sie Ihr Haus!`,
    `${DANGER} Hierbei handelt es sich um eine unangekündigte Übung der Behörden.`.replace(
      ' der Behörden',
      '',
    ),
    `${DANGER} Dies ist Teil einer großen Katastrophenschutzübung. Bleiben Sie ruhig.`,
    `${DANGER} Achtung: Dies ist nur eine Übung. Mehr folgt gleich.`,
    `Übungslage: ${DANGER} Verlassen Sie Ihr Haus!`,
    `Beginn. ÜBUNGSMELDUNG! ${DANGER} Ende`,
    `${DANGER} (ÜBUNG) Verlassen Sie Ihr Haus!`,
    `${DANGER} +++ ÜBUNG +++ Verlassen Sie Ihr Haus!`,
    `${DANGER} Das Szenario ist fiktiv. Verlassen Sie Ihr Haus!`,
    `${DANGER} Alle Angaben sind frei erfunden. Verlassen Sie Ihr Haus!`,
    `${DANGER} This is an exercise. Leave your house!`,
    `${DANGER}\nNur eine Übung.\nVerlassen Sie Ihr Haus!`,
    `${DANGER} Diese Meldung ist am 10. September Teil einer Übung.`,
  ])('is recognised: %s', text => {
    expect(says(text)).toBe(true)
  })

  test.each([
    DANGER,
    `Während einer Übung der Feuerwehr ist Gefahrstoff ausgetreten. ${DANGER}`,
    `Diese Warnung wurde nach einem Unfall bei einer Übung der Feuerwehr ausgelöst.`,
    `Diese Meldung ist wegen eines Brandes während einer Übung ergangen.`,
    `DIES IST KEINE ÜBUNG! ${DANGER}`,
    `${DANGER} Diese Meldung ist nicht Teil einer Übung.`,
    `${DANGER} Dies ist ausdrücklich keine Übung.`,
    `${DANGER} Am Samstag heulen die Sirenen. Dies ist eine Übung.`,
    `${DANGER} Die Sirenen heulen um 11 Uhr. Es handelt sich um eine Übung.`,
    `${DANGER} Hubschrauber kreisen. Das ist eine Übung.`,
    `${DANGER} Diese Meldung ist Teil einer Übung am Samstag.`,
    `Auf dem Truppenübungsplatz brennt es. ${DANGER}`,
    `Die Übung am Samstag fällt aus. ${DANGER}`,
    `Aus einer Übung wurde Ernst. ${DANGER}`,
    `Dies ist eine Trübung des Trinkwassers. ${DANGER}`,
    `Diese Information dient der Ausübung des Hausrechts.`,
    `This is not an exercise. ${DANGER}`,
    `Die Feuerwehr hat ihre Übung abgebrochen. ${DANGER}`,
    `Diese Lage ist ernst. ${DANGER}`,
  ])('is not seen in: %s', text => {
    expect(says(text)).toBe(false)
  })

  test('is shown with its instruction and the words of its sender, but never as an emergency', async () => {
    const town = await warnedTown()
    town.dashboard = [entryOf('mow.1', 'Deich gebrochen'), entryOf('mow.2', 'Rauch')]
    const instruction = 'Verlassen Sie Ihr Haus!'
    const description = `${DANGER} Diese Meldung ist Teil einer landesweiten Katastrophenschutzübung.`
    const said = { description, instruction }
    town.details['mow.1'] = detailOf(
      'mow.1',
      {},
      { ...said, severity: 'Extreme', headline: 'Deich gebrochen' },
    )
    town.details['mow.2'] = detailOf('mow.2', {}, { ...said, severity: 'Minor', headline: 'Rauch' })
    await town.listen()
    const anmerkungen = [expect.stringContaining('Der Absender nennt diese Meldung Teil einer Übung.')]
    expect(await town.told()).toMatchObject([
      {
        titel: 'Laut Absender Teil einer Übung: Deich gebrochen',
        stufe: 'dringend',
        probe: false,
        anweisung: instruction,
        anmerkungen,
      },
      { stufe: 'information', anmerkungen },
    ])
    expect((await town.above())[0]?.titel).toContain('Laut Absender Teil einer Übung')
    expect((await town.desk())[0]).toMatchObject({ anmerkungen })
  })
})

test.each([
  'diese meldung ist ',
  'übung ',
  'es handelt sich ',
  'diese meldung dient teil ',
  '( übung',
  'nicht a ',
])('many repetitions of %j take linear time', async piece => {
  const beschreibung = `${piece.repeat(20_000 / piece.length)}x`
  await expectWork(() => says(beschreibung), { usualMs: 20 })
})
