import { expect, test } from 'vitest'
import {
  changeWords,
  isLikelyOld,
  keepersWords,
  placeNotes,
  type Saying,
  saidOfMended,
  standingWords,
  stepsOf,
  type Waiting,
  waitingNote,
} from './old-facts.ts'

const stelle = (eigene = false) => ({
  alt: '030 1',
  feld: 'text',
  ort: 'Unter der Überschrift „Fragen?“',
  satz: 'Ruf 030 1 an.',
  wortlaut: '030 1',
  eigene,
})
const saying = (more: Partial<Saying>, eigene = false): Saying => ({
  id: 'x',
  art: 'seite',
  titel: 'Bauen',
  schreibbar: true,
  ersetzbar: true,
  stellen: [stelle(eigene)],
  ...more,
})
const change = (...weiterhin: string[]) =>
  ({ angabe: 'telefon', alt: '030 1', neu: '030 2', weiterhin }) as const

test('What a record states for itself, what somebody else still has, and what somebody may not change, is not chosen beforehand', () => {
  expect(isLikelyOld(saying({}), [change()])).toBe(true)
  expect(isLikelyOld(saying({}, true), [change()])).toBe(false)
  expect(isLikelyOld(saying({}), [change('Petra Weber')])).toBe(false)
  expect(isLikelyOld(saying({ ersetzbar: false }), [change()])).toBe(false)
})

test('What is said no more and what is said now are told in one sentence', () => {
  expect(changeWords(change())).toBe('Die Nummer „030 1“ lautet jetzt „030 2“.')
  expect(changeWords({ ...change(), neu: null })).toBe('Die Nummer „030 1“ steht hier nicht mehr.')
  const fee = { ...change(), angabe: 'gebuehr', alt: '60', neu: '72,50' } as const
  expect(changeWords(fee)).toBe('Die Gebühr von 60\u00a0€ beträgt jetzt 72,50\u00a0€.')
  expect(changeWords({ ...fee, neu: null })).toBe('Die Gebühr von 60\u00a0€ steht hier nicht mehr.')
})

test('Who still has the old one is named, of many the first', () => {
  expect(keepersWords(change())).toBe('')
  expect(keepersWords(change('Petra Weber'))).toBe('Petra Weber hat diese Nummer weiterhin.')
  expect(keepersWords(change('A', 'B', 'C', 'D'))).toBe('A, B, C und D haben diese Nummer weiterhin.')
  expect(keepersWords(change('A', 'B', 'C', 'D', 'E'))).toBe(
    'A, B, C und 2 weitere haben diese Nummer weiterhin.',
  )
  expect(keepersWords({ ...change('„Zweitausweis“'), angabe: 'gebuehr' })).toBe(
    'Bei „Zweitausweis“ gilt dieser Betrag weiterhin.',
  )
})

test('Beside a sentence stands where it is to be found, and why it is not chosen', () => {
  expect(placeNotes(stelle(), [change()], true)).toEqual(['Unter der Überschrift „Fragen?“'])
  expect(placeNotes(stelle(), [change('Petra Weber')], true)).toEqual([
    'Unter der Überschrift „Fragen?“',
    'Nicht vorausgewählt: Petra Weber hat diese Nummer weiterhin.',
  ])
  expect(placeNotes(stelle(), [change('Petra Weber')], false)).toHaveLength(1)
  expect(placeNotes(stelle(true), [change('Petra Weber')], true)).toEqual([
    'Unter der Überschrift „Fragen?“',
    'Dort eine eigene Angabe, vielleicht gilt sie noch.',
  ])
})

test('Where it still stands is counted', () => {
  const inhalte = [saying({}), saying({})]
  const none = { angaben: [], entwuerfe: [] }
  expect(standingWords({ ...none, inhalte, mehr: false })).toBe(
    'In 2 anderen Inhalten steht noch die alte Angabe.',
  )
  expect(standingWords({ ...none, inhalte, mehr: true })).toBe(
    'In mehr als 2 anderen Inhalten steht noch die alte Angabe.',
  )
  expect(standingWords({ ...none, inhalte: [saying({})], mehr: false })).toBe(
    'In einem anderen Inhalt steht noch die alte Angabe.',
  )
})

test('What became of a press is said, also where a part of it was refused', () => {
  const done = { id: 'x', art: 'seite', titel: 'Bauen', stand: 'entwurf' } as const
  const refused = { ...done, stand: 'abgelehnt', satz: 'Liegt gerade zur Prüfung.' } as const
  expect(saidOfMended([done])).toBe('In einem Inhalt als Entwurf eingesetzt.')
  expect(saidOfMended([done, done, refused])).toBe(
    'In 2 Inhalten als Entwurf eingesetzt. In einem ging es nicht.',
  )
  expect(saidOfMended([refused])).toBe('Es wurde nichts eingesetzt.')
})

test('With one press goes what has nothing else in it: published by whom may, else given for a look', () => {
  const waiting = (more: Partial<Waiting> = {}): Waiting => ({
    id: 'x',
    art: 'seite',
    titel: 'Bauen',
    schluessel: '/bauen',
    status: 'geaendert',
    fassung: 2,
    oeffentliche_fassung: 1,
    gueltig_von: null,
    gueltig_bis: null,
    nur_das: true,
    schreibbar: true,
    freigebbar: true,
    ...more,
  })
  const more = waiting({ nur_das: false })
  const others = waiting({ freigebbar: false })
  const looked = waiting({ freigebbar: false, status: 'in_pruefung' })
  const foreign = waiting({ freigebbar: false, schreibbar: false })
  expect(stepsOf([waiting(), more, others, looked, foreign])).toEqual({
    veroeffentlichen: [waiting()],
    einreichen: [others],
  })
  expect(waitingNote(waiting())).toBe('')
  expect(waitingNote(more)).toContain('noch anderes geändert')
  expect(waitingNote(others)).toBe('Veröffentlichen darf es, wer hier freigibt.')
  expect(waitingNote(looked)).toBe('Liegt zur Prüfung.')
})
