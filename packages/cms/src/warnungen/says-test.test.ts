import { describe, expect, test } from 'vitest'
import { LONGEST_BLOCK, worked } from '../thread-work.ts'
import { saysTest } from './says-test.ts'

describe('A warning that says of itself that it is a test is one', () => {
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
  ])('by its text: %s', beschreibung => {
    expect(saysTest({ titel: 'Amtliche Gefahrendurchsage', beschreibung })).toBe(true)
  })
})

describe('Danger is never taken for a test', () => {
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
  ])('by its text: %s', beschreibung => {
    expect(saysTest({ titel: 'Gefahr', beschreibung })).toBe(false)
  })

  test('A headline that calls it a test counts for nothing where the text denies it', () => {
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
])('%j again and again takes no time', async piece => {
  const text = piece.repeat(6_000 / piece.length)
  expect(
    await worked(() => saysTest({ titel: text.slice(0, 200), beschreibung: text, anweisung: text })),
  ).toBeLessThan(LONGEST_BLOCK)
})
