import { describe, expect, test } from 'vitest'
import { ergebnisOf, saysMore } from './result-words.ts'

describe('C2: a result is classified only if its words are short and say exactly one', () => {
  test.each([
    ['beschlossen', 'angenommen'],
    ['einstimmig beschlossen', 'angenommen'],
    ['Einstimmig beschlossen.', 'angenommen'],
    ['mehrheitlich beschlossen', 'angenommen'],
    ['ungeändert beschlossen', 'angenommen'],
    ['unverändert beschlossen', 'angenommen'],
    ['geändert beschlossen', 'angenommen'],
    ['in geänderter Form beschlossen', 'angenommen'],
    ['mit Änderungen angenommen', 'angenommen'],
    ['angenommen (Ja 12, Nein 9, Enth. 0)', 'angenommen'],
    ['Beschlossen, 12 Ja-Stimmen, 3 Nein-Stimmen, 1 Enthaltung', 'angenommen'],
    ['mit 12:9 Stimmen beschlossen', 'angenommen'],
    ['einstimmig beschlossen bei 2 Enthaltungen', 'angenommen'],
    ['bei einer Gegenstimme mehrheitlich angenommen', 'angenommen'],
    ['einstimmig, 0 Enthaltungen, beschlossen', 'angenommen'],
    ['bei 2 Gegenstimmen und 3 Enthaltungen mehrheitlich beschlossen', 'angenommen'],
    ['Ja: 12, Nein: 9, Enthaltung: 0 – angenommen', 'angenommen'],
    ['ungeändert beschlossen (Ja 20 Nein 1)', 'angenommen'],
    ['einstimmige Zustimmung', 'angenommen'],
    ['Dem Beschlussvorschlag wird zugestimmt', 'angenommen'],
    ['Der Antrag wurde einstimmig angenommen', 'angenommen'],
    ['wie vorgeschlagen beschlossen', 'angenommen'],
    ['antragsgemäß beschlossen', 'angenommen'],
    ['„einstimmig beschlossen“', 'angenommen'],
    ['abgelehnt', 'abgelehnt'],
    ['mehrheitlich abgelehnt', 'abgelehnt'],
    ['einstimmig abgelehnt', 'abgelehnt'],
    ['Antrag abgelehnt', 'abgelehnt'],
    ['Der Antrag wird mit 3:15 Stimmen abgelehnt.', 'abgelehnt'],
    ['Ablehnung (Ja: 2, Nein: 19)', 'abgelehnt'],
    ['bei Stimmengleichheit abgelehnt', undefined],
    ['zurückgestellt', 'vertagt'],
    ['vertagt', 'vertagt'],
    ['einstimmig vertagt', 'vertagt'],
    ['Vertagung', 'vertagt'],
    ['abgesetzt', 'abgesetzt'],
    ['von der Tagesordnung abgesetzt', 'abgesetzt'],
    ['zur Kenntnis genommen', 'zur_kenntnis'],
    ['Kenntnisnahme', 'zur_kenntnis'],
    ['wurde zur Kenntnis genommen', 'zur_kenntnis'],
  ] as const)('„%s“ is %s', (said, ergebnis) => {
    expect(ergebnisOf(said)).toBe(ergebnis)
  })

  test.each([
    // Nothing decided.
    'nicht behandelt',
    'Punkt nicht behandelt',
    'ohne Beschluss',
    'kein Beschluss',
    'ohne Abstimmung',
    'Beratung',
    'beraten',
    'entfällt',
    'Ja 12, Nein 9, Enth. 0',
    '12:9:0',
    'einstimmig',
    'mehrheitlich',
    '',
    // Negated.
    'nicht beschlossen',
    'nicht abgelehnt',
    'nicht angenommen',
    'nicht zugestimmt',
    'nicht zur Kenntnis genommen',
    'keine Zustimmung',
    'weder angenommen noch abgelehnt',
    // Several results, or parts.
    'Zu 1 abgelehnt. Zu 2 angenommen',
    'Zu 1 beschlossen, zu 2 vertagt',
    '1. beschlossen 2. beschlossen',
    'Ziffer 1 angenommen, Ziffer 2 abgelehnt',
    'teilweise beschlossen',
    'mit Auflagen beschlossen',
    'beschlossen und verwiesen',
    'im Übrigen abgelehnt',
    'Die Vertagung wurde abgelehnt',
    'Ablehnung des Antrags beschlossen',
    'Die Ablehnung wurde angenommen',
    'Der Antrag auf Absetzung wurde abgelehnt',
    'abgelehnt, in den Ausschuss vertagt',
    // Conditions, recommendations, and other ways.
    'vorbehaltlich der Mittel beschlossen',
    'dem Gemeinderat zur Annahme empfohlen',
    'in den Ausschuss verwiesen',
    'zurückgezogen',
    'angenommen?',
    'Beschluss aufgehoben',
    // Quoted.
    'Der Antrag „Tempo 30 abgelehnt“ wurde angenommen',
    'Erörtert wurde der Satz „mehrheitlich abgelehnt“',
    'Titel „Beschlossen!“',
    // Against their own votes.
    'angenommen (Ja 3, Nein 12)',
    'beschlossen mit 4:9 Stimmen',
    'abgelehnt (Ja 12, Nein 3)',
    'einstimmig angenommen (Ja 12, Nein 3)',
    // A long text with words of several results.
    'einstimmig, 0 Enthaltungen; die nicht behandelten Anträge werden in der nächsten Sitzung aufgerufen',
    `beschlossen ${'und beschlossen '.repeat(20)}`,
    // Parts of other words.
    'Beschlossenheit',
    'unangenommen',
    'Ablehnungsgründe beschlossen',
  ])('„%s“ stays in its words', said => {
    expect(ergebnisOf(said)).toBeUndefined()
  })

  test('the words are kept if they say more than the label', () => {
    expect(saysMore('beschlossen', 'angenommen')).toBe(false)
    expect(saysMore('zur Kenntnis genommen', 'zur_kenntnis')).toBe(false)
    expect(saysMore('in geänderter Form beschlossen', 'angenommen')).toBe(true)
    expect(saysMore('nicht behandelt', undefined)).toBe(true)
    expect(saysMore('', undefined)).toBe(false)
  })
})
