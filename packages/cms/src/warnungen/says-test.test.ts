import { describe, expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { saysTest } from './says-test.ts'

describe('N3: a warning that calls itself a test counts as one', () => {
  test.each([
    'Probewarnung',
    'Bundesweiter Warntag 2026',
    'PROBEWARNUNG',
    'Probe-Warnung für ganz Deutschland',
    'Probe Warnung',
    'Probealarm',
    'Probealarm der Sirenen um 11 Uhr',
    'Testwarnung',
    'Test-Alarm der Leitstelle',
    'Testmeldung BIWAPP',
    'TEST',
    'Test: Großbrand',
    'Hochwasser (TEST)',
    '*** ÜBUNG ***',
    'Übung – Großbrand',
    'Übungswarnung',
    'Uebungsalarm',
    'Entwarnung der Probewarnung',
    'Probeentwarnung',
    'Sirenenprobe',
    'Test der Sirenen',
    'Überprüfung der Warnmittel',
    'NINA-Probewarnung',
    'Test alert',
    'Test W06',
    'Test 1',
    'Test NINA',
    'NINA-Test',
    'Test Großbrand Industriegebiet',
    'TEST TEST TEST',
    'ÜBUNG ÜBUNG Hochwasser',
    'Übung, Übung: Stromausfall',
    'Übung Übung W23 Hochwasser',
    'Übung Hochwasser',
    'Probe Warnsystem',
    'Probe W25 Warnsystem',
    'PROBE PROBE',
    'Test vom Modularen Warnsystem',
    'Hochwasser ÜBUNG ÜBUNG',
    'Funktionstest des Warnmittels',
    'Funktionstest W26 des Warnmittels',
    'Funktionsprobe der Sirenen',
    'Funktionstest',
    'Systemtest',
    'Systemtest MoWaS',
    'Testlauf',
    'Testlauf: Großbrand',
    'Probelauf der Sirenen',
    'Sirenentest',
    'Warntest',
    'Test-Warnung',
    'Warntag',
    'Bundesweiter Warntag am 10. September 2026',
    'Landesweiter Probealarm am Donnerstag um 11 Uhr',
    'Nur ein Test',
    'Großbrand (nur zur Übung)',
    'Achtung! Probealarm',
    'Keine Gefahr. Probewarnung',
    'Technischer Test',
    'Nur Test',
    'Systemtest des Landes',
    'Übungslage: Hochwasser',
    'Trinkwasserverunreinigung – PROBEWARNUNG',
  ])('by its headline: %s', titel => {
    expect(saysTest({ titel })).toBe(true)
  })

  test.each([
    'Dies ist eine Probewarnung. Es besteht keine Gefahr.',
    'Es besteht KEINE Gefahr - Probewarnung - Bundesweiter Warntag',
    'Keine Gefahr, Probewarnung!',
    'Es handelt sich um einen Probealarm.',
    'Im Rahmen des bundesweiten Warntags wird eine Warnung ausgelöst.',
    'Dies ist nur ein Test.',
    'Das ist ein Test der Warnsysteme.',
    'Hier handelt es sich um eine Übung.',
    'Diese Meldung dient allein zu Testzwecken.',
    'Gleich ertönt der Probealarm. Sie müssen nichts tun.',
    'This is only a test.',
    'Achtung! Dies ist eine Probewarnung. Es besteht keine Gefahr.',
    'Es besteht keine Gefahr. Dies ist eine Probewarnung.',
    'Dies ist eine Probewarnung zum Warntag am 10. September 2026.',
    'Lediglich ein Test der Warnmittel.',
    'Funktionstest aller Sirenen im Kreis.',
  ])('by its text: %s', beschreibung => {
    expect(saysTest({ titel: 'Amtliche Gefahrendurchsage', beschreibung })).toBe(true)
  })
})

describe('N3: a warning whose first or last words call it an exercise counts as one', () => {
  const DANGER = 'Aus dem Zwischenlager treten radioaktive Stoffe aus.'
  test.each([
    `ÜBUNG ÜBUNG ÜBUNG: ${DANGER} ENDE ÜBUNG`,
    `ÜBUNG: ${DANGER}`,
    `Übung – ${DANGER}`,
    `+++ ÜBUNG +++ ÜBUNG +++ ${DANGER} +++ ÜBUNG +++`,
    `+++ÜBUNG+++ ${DANGER}`,
    `*** Übung *** ${DANGER}`,
    `### UEBUNG ### ${DANGER}`,
    `(Übung) ${DANGER}`,
    `[ÜBUNG] ${DANGER}`,
    `${DANGER} (Übung)`,
    `${DANGER} [ÜBUNG]`,
    `${DANGER} – Übung`,
    `– ÜBUNG – ${DANGER}`,
    `${DANGER} +++ ÜBUNG +++`,
    `${DANGER} Ende Übung`,
    `${DANGER} Ende der Übung.`,
    `${DANGER} ÜBUNGSENDE`,
    `${DANGER} ÜBUNG ÜBUNG ÜBUNG`,
    `${DANGER} Dies ist eine Übung.`,
    `${DANGER} Dies ist nur eine Übung!`,
    `${DANGER} Es handelt sich um eine Übung.`,
    `${DANGER} Nur eine Übung.`,
    `${DANGER}\nÜbung!`,
    `EXERCISE EXERCISE EXERCISE ${DANGER}`,
    `EXERCISE: ${DANGER}`,
    `+++ EXERCISE +++ ${DANGER}`,
    `Übungsmeldung: ${DANGER}`,
    `Übungsmeldung! ${DANGER}`,
    `Übungslage: ${DANGER}`,
    `Beginn der Übung. ${DANGER}`,
    `${DANGER} End of exercise`,
  ])('%s', text => {
    expect(saysTest({ titel: 'Austritt radioaktiver Stoffe', beschreibung: text })).toBe(true)
    const anweisung = text.replace(DANGER, 'Gehen Sie ins Haus.')
    expect(saysTest({ titel: 'Stoffe', beschreibung: DANGER, anweisung })).toBe(true)
  })

  test.each([
    '+++ ÜBUNG +++ Stromausfall',
    'Stromausfall +++ ÜBUNG +++',
    'Stromausfall [Übung]',
    'EXERCISE: Stromausfall',
    'Stromausfall – Ende Übung',
    'Übungsmeldung Stromausfall',
    '#ÜBUNG# Stromausfall',
  ])('by its headline: %s', titel => {
    expect(saysTest({ titel })).toBe(true)
  })

  test.each([
    `Dies ist keine Übung! ${DANGER}`,
    `KEINE ÜBUNG! ${DANGER}`,
    `+++ KEINE ÜBUNG +++ ${DANGER}`,
    `${DANGER} Keine Übung.`,
    `${DANGER} Das ist keine Übung!`,
    `${DANGER} Es handelt sich nicht um eine Übung.`,
    `${DANGER} Betroffen ist der Truppenübungsplatz.`,
    `Auf dem Übungsplatz brennt Munition. ${DANGER}`,
    `Bei einer Übung der Feuerwehr wurde Gas frei. ${DANGER}`,
    `Bei einer Übung: Gas frei geworden. ${DANGER}`,
    `${DANGER} Die Übung am Samstag fällt aus.`,
    `${DANGER} Am Samstag heulen die Sirenen. Dies ist eine Übung.`,
    `Wasserprobe auffällig. ${DANGER}`,
    `Störfall im Testbetrieb. ${DANGER}`,
    `${DANGER} Die Feuerwehr unterbrach ihre Übung.`,
    `Aus einer Übung wurde Ernst. ${DANGER}`,
    `Übung abgebrochen: ${DANGER}`,
    `${DANGER} Um 11 Uhr heulen die Sirenen. Dies ist eine Übung.`,
    `${DANGER} Ursache war die Feuerwehr-Übung`,
    `${DANGER} Sie begann (Feuerwehr-Übung) am Vormittag.`,
    `Gas nach der Feuerwehr-Übung! ${DANGER}`,
    `No exercise. ${DANGER}`,
    `This is not an exercise. ${DANGER}`,
  ])('but not: %s', beschreibung => {
    expect(saysTest({ titel: 'Austritt radioaktiver Stoffe', beschreibung })).toBe(false)
  })
})

describe('N3: a danger never counts as a test', () => {
  test.each([
    'Wasserprobe auffällig: bitte abkochen',
    'Trinkwasserproben mit Keimen',
    'Keime in einer Probe des Trinkwassers',
    'Probe positiv: Wasser abkochen',
    'Test auf Legionellen positiv',
    'Wasser-Probe: Keime',
    'Störung im Probebetrieb der Chemieanlage',
    'Bombenfund am Testgelände',
    'Brand auf dem Übungsplatz',
    'Explosion auf dem Truppenübungsplatz',
    'Kein Probealarm: Bitte Fenster schließen',
    'Amtliche Warnung vor Protestwarnungen',
    'Großbrand – keine Übung',
    'Nicht nur ein Test: Evakuierung',
    'Virus-Test',
    'Stromausfall nach Sirenentest',
    'Verletzte bei Sirenenprobe',
    'Unfall beim Probealarm',
    'Überprüfung: Gasleck',
    'Test Kraftwerk: Turbine explodiert',
    'Virustest positiv: Stallpflicht',
    'Teststation geräumt',
    'Test Trinkwasser: Keime',
    'TEST POSITIV: Wasser abkochen',
    'Test 3 auf Legionellen positiv',
    'Test auf dem Prüfstand: Explosion',
    'Probe entnommen, Ergebnis steht aus',
    'Probe Grundwasser belastet',
    'Wasserproben auffällig',
    'Übungsplatz brennt',
    'Truppenübungsplatz: Waldbrand',
    'Übung abgebrochen: Gefahrgut ausgetreten',
    'Übung Feuerwehr: Unfall mit Gefahrgut',
    'Testbetrieb der Kläranlage gestoppt: Trinkwasser verunreinigt',
    'Testlauf der Turbine: Explosion im Kraftwerk',
    'Funktionstest der Notkühlung gescheitert',
    'Systemtest Kernkraftwerk misslungen',
    'Technischer Test gescheitert: Gas tritt aus',
    'Systemtest des Landes ergab Keime im Wasser',
    'Trinkwasser: Test positiv auf Keime, abkochen',
    'Ankündigung: Am 10.12. findet eine Probewarnung statt. Rohrbruch heute: Wasser abkochen',
    'Rohrbruch: Wasser abkochen. Probealarm am Samstag',
    'Rohrbruch, Wasser abkochen; Sirenenprobe am 5.12. findet statt',
    'Hochwasser: Warntag am 10. September abgesagt',
  ])('by its headline: %s', titel => {
    expect(saysTest({ titel })).toBe(false)
  })

  test.each([
    'Dies ist keine Probewarnung.',
    'Dies ist KEINE ÜBUNG! Verlassen Sie das Gebiet.',
    'Dies ist kein Test.',
    'Es handelt sich nicht um einen Probealarm.',
    'Anders als beim Probealarm am Donnerstag besteht jetzt Gefahr.',
    'Der für heute geplante Probealarm entfällt.',
    'Der bundesweite Warntag wird wegen des Hochwassers verschoben.',
    'Eine Probe des Wassers ergab Keime. Nehmen Sie einen Test vor.',
    'Das ist eine Probe aus dem Hochbehälter.',
    'Ein Probebetrieb der Anlage ist nicht möglich.',
    'Trinkwasserproben vom Montag zeigen Keime.',
    'Rohrbruch in der Weststadt: Wasser abkochen. Am 10.12. findet eine Probewarnung statt.',
    'Rohrbruch in der Weststadt. Bitte kochen Sie das Wasser ab.\nHinweis: Am Donnerstag ist Probealarm.',
    'Am 10.12. findet eine Probewarnung statt. Rohrbruch heute: Wasser abkochen.',
    'Morgen ertönt der Probealarm. Heute gilt: Fenster schließen.',
    'Großbrand, Fenster schließen. Die Sirenen heulen am Samstag. Das ist nur ein Test.',
    'Das Wasser ist verunreinigt, der Probealarm um 12 Uhr dauert eine Minute.',
    'Bombenfund. Der Probealarm um 11 Uhr hat damit nichts zu tun.',
  ])('by its text: %s', beschreibung => {
    expect(saysTest({ titel: 'Gefahr', beschreibung })).toBe(false)
  })

  test('a headline that calls the warning a test does not count if the text denies it', () => {
    expect(saysTest({ titel: 'Probealarm', beschreibung: 'Dies ist keine Übung.' })).toBe(false)
  })
})

test.each([
  'probe',
  'test ',
  'Warn ',
  'meldung zu ',
  'Probealarm ',
  'keine ',
  'dies ist eine ',
  '– ',
  'übung der ',
  'achtung! ',
  'liebe ',
  'test w1 ',
  'am 10. ',
  '+++ ',
  'übung ',
  '( übung',
  'ende der ',
])('many repetitions of %j take linear time', async piece => {
  const text = `${piece.repeat(60_000 / piece.length)}x`
  const told = { titel: text.slice(0, 200), beschreibung: text, anweisung: text }
  await expectWork(() => saysTest(told), { usualMs: 20 })
})
