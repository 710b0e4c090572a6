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

/** The messages of this table are sent on Thursday, the 10th of September 2026. */
const gesendet = '2026-09-10T08:55:00.000Z'

describe('N3: what is announced, or told together with something else, is no test', () => {
  test.each<[titel: string, beschreibung?: string]>([
    ['Sirenenprobe angekündigt: Warnung vor Stromabschaltung am Mittwoch'],
    ['Sirenenprobe angekündigt', 'Am Mittwoch wird von 8 bis 12 Uhr der Strom abgeschaltet.'],
    ['Warntag: Am 10. Dezember wird getestet, Sirenen heulen'],
    ['Probewarnung angekündigt: Stromabschaltung am Mittwoch'],
    ['Probealarm am Samstag um 12 Uhr'],
    ['Bundesweiter Warntag am 9. September 2027'],
    ['Bundesweiter Warntag am Donnerstag, 17. September'],
    ['Probewarnung am 17.9.'],
    ['Warntag steht bevor'],
    ['Information zum bundesweiten Warntag'],
    ['Hinweis auf den Probealarm'],
    ['Geplanter Probealarm in Bruchsal'],
    ['Sirenenprobe und Stromabschaltung'],
    ['Sirenenprobe, Strom abgeschaltet'],
    ['Sirenenprobe führt zu Verkehrsunfall'],
    ['Sirenenprobe: Strom wird abgeschaltet'],
    ['Test Sirenen am Samstag: Straße gesperrt'],
    ['Übung Katastrophenschutz am 5.12.: Straßensperrung'],
    ['Übung: Am Samstag ist die B 3 gesperrt'],
    ['Stromausfall in der Weststadt, Sirenenprobe findet statt'],
    ['Rohrbruch in der Weststadt – Probealarm um 11 Uhr'],
    ['Wasser abkochen! Heute außerdem Sirenenprobe'],
    ['Probewarnung löste Großeinsatz aus'],
    ['Probewarnung und Stromausfall'],
    ['Sirenenprobe', 'Am Mittwoch wird von 8 bis 12 Uhr der Strom abgeschaltet.'],
    ['Sirenenprobe', 'Die Sirenen werden heute um 11 Uhr getestet.'],
    ['Sirenenprobe', 'Die Sirenen heulen um 11 Uhr. Danach wird der Strom abgeschaltet.'],
    ['Sirenenprobe', 'Am Samstag, 12. September, heulen um 12 Uhr die Sirenen.'],
    ['Sirenentest', 'Wegen eines Rohrbruchs ist das Leitungswasser zu kochen.'],
    ['Warntag', 'Am Warntag werden alle Sirenen getestet.'],
    ['Stromabschaltung heute', 'Um 11 Uhr ist Sirenenprobe, dazu wird die Versorgung getrennt.'],
    ['Rohrbruch', 'Der Probealarm um 11 Uhr bleibt. Wasser abkochen.'],
    ['Gefahr', 'Am 17. September ist Probealarm. Heute gilt: Fenster schließen.'],
  ])('%s (%s)', (titel, beschreibung = '') => {
    expect(saysTest({ titel, beschreibung, gesendet })).toBe(false)
  })

  test.each<[titel: string, beschreibung?: string]>([
    ['Bundesweiter Warntag am 10. September 2026'],
    ['Landesweiter Probealarm am Donnerstag um 11 Uhr'],
    ['Probealarm am 10. um 11 Uhr'],
    ['Probewarnung: Großbrand im Industriegebiet', 'Verlassen Sie Ihr Haus!'],
    ['Probewarnung – Chemieunfall'],
    ['Probealarm', 'Keime im Leitungswasser.'],
    ['Probealarm in Bruchsal und Heidelsheim'],
    ['Sirenenprobe', 'Sie hören den Heulton, der bei einem Brand ertönt. Es besteht keine Gefahr.'],
    ['Bundesweiter Warntag 2026', 'Es besteht keine Gefahr. Der nächste Warntag ist am 9. September 2027.'],
    ['Bundesweiter Warntag – Probewarnung', 'Heute, am 10. September, wird gewarnt.'],
    ['Großbrand', 'PROBEWARNUNG! Verlassen Sie Ihr Haus.'],
    ['Großbrand', 'Es besteht KEINE Gefahr – Probewarnung. Verlassen Sie Ihr Haus.'],
    ['Warntag', 'Am heutigen Donnerstag werden alle Warnmittel ausgelöst. Es besteht keine Gefahr.'],
  ])('but a message that is itself the test is one: %s (%s)', (titel, beschreibung = '') => {
    expect(saysTest({ titel, beschreibung, gesendet })).toBe(true)
  })

  test('a day that is named counts as another day if the day of sending is unknown', () => {
    expect(saysTest({ titel: 'Bundesweiter Warntag am 10. September 2026' })).toBe(false)
  })

  test('an event that is called a test does not make its headline one', () => {
    expect(saysTest({ titel: 'Stromabschaltung am Mittwoch', ereignis: 'Sirenenprobe' })).toBe(false)
    expect(saysTest({ titel: 'Alarm', ereignis: 'Probewarnung' })).toBe(true)
  })
})

test.each([
  'probe',
  'test ',
  'Sirenenprobe am 10. ',
  'Probewarnung: strom ',
  '1. ',
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
