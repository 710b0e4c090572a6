import { expect, test } from 'vitest'
import { doneWords, finishedWords, heardWords, standWords, stepWords, waitingWords } from './eingaenge.ts'

const anna = (ich: boolean) => ({ id: 'x', name: 'Anna Ritter', ich })

test('The state of a submission names who handles it', () => {
  expect(standWords({ stand: 'neu', zustaendig: null })).toBe('Neu')
  expect(standWords({ stand: 'in_bearbeitung', zustaendig: anna(true) })).toBe('In Bearbeitung bei Ihnen')
  expect(standWords({ stand: 'beantwortet', zustaendig: anna(false) })).toBe('Beantwortet von Anna Ritter')
  expect(standWords({ stand: 'erledigt', zustaendig: null })).toBe('Erledigt')
})

test('A step of the history names its kind, and to whom the submission was passed', () => {
  const [one, other] = [anna(true), { id: 'y', name: 'Berta Klein' }]
  expect(stepWords({ stand: 'neu', von: null, an: null })).toBe('Eingegangen')
  expect(stepWords({ stand: 'neu', von: one, an: null })).toBe('Wieder neu')
  expect(stepWords({ stand: 'in_bearbeitung', von: one, an: null })).toBe('In Bearbeitung')
  expect(stepWords({ stand: 'in_bearbeitung', von: one, an: one })).toBe('In Bearbeitung, übernommen')
  expect(stepWords({ stand: 'in_bearbeitung', von: one, an: other })).toBe(
    'In Bearbeitung, weitergegeben an Berta Klein',
  )
})

test.each([
  [0, 0, undefined],
  [1, 0, 'Ein Eingang ist neu.'],
  [3, 1, '3 Eingänge sind neu, einen bearbeiten Sie.'],
  [0, 2, '2 Eingänge bearbeiten Sie.'],
])('With %i new submissions and %i of the editor’s own the start screen says: %s', (neu, meine, words) => {
  expect(waitingWords({ neu, meine, in_bearbeitung: meine })).toBe(words)
})

test.each([
  [
    'F-7GQ2M9XD',
    'e@example.org',
    true,
    'Geht per E-Mail an e@example.org und steht auf der Seite, auf der man den Stand nachsieht.',
    'Beantwortet. Die E-Mail wartet noch.',
  ],
  [
    'F-7GQ2M9XD',
    'e@example.org',
    false,
    'Steht auf der Seite, auf der man den Stand nachsieht.',
    'Beantwortet. Zu lesen ist es auf der Seite zum Nachsehen.',
  ],
  [
    'K-7GQ2M9XD',
    'e@example.org',
    true,
    'Geht per E-Mail an e@example.org.',
    'Beantwortet. Die E-Mail wartet noch.',
  ],
  [
    'K-7GQ2M9XD',
    'e@example.org',
    false,
    'Davon erfährt niemand von selbst: Bitte schreiben oder rufen Sie an.',
    'Beantwortet. Davon erfährt niemand von selbst: Bitte schreiben oder rufen Sie an.',
  ],
])(
  'The desk says how the sender of %s (%s; server sends mail: %s) gets the answer',
  (vorgang, email, versand, heard, done) => {
    expect(heardWords({ vorgang, email, versand })).toBe(heard)
    const zustellung = versand ? { lage: 'wartet' as const, text: 'Die E-Mail wartet noch.' } : undefined
    expect(doneWords('beantworten', { vorgang, email, versand, zustellung })).toBe(done)
  },
)

test('F2: after an undeliverable mail, the desk does not promise another mail to the same address', () => {
  const zustellung = { lage: 'nicht_zugestellt', text: '' } as const
  const told = (vorgang: string) => heardWords({ vorgang, email: 'e@example.org', versand: true, zustellung })
  expect(told('F-7GQ2M9XD')).toBe(
    'An e@example.org kam die letzte E-Mail nicht an. Es steht auf der Seite, auf der man den Stand nachsieht.',
  )
  expect(told('K-7GQ2M9XD')).toBe('An e@example.org kam die letzte E-Mail nicht an.')
})

test.each([
  ['wartet', 'Bei „Erledigt“ bekommt auch e@example.org eine E-Mail.'],
  [
    'nicht_zugestellt',
    'An e@example.org kam die letzte E-Mail nicht an. Bei „Erledigt“ geht noch einmal eine dorthin.',
  ],
] as const)('F2: beside „Erledigt“, after a mail in the state %s: %s', (lage, words) => {
  expect(finishedWords('e@example.org', { lage, text: '' })).toBe(words)
})
