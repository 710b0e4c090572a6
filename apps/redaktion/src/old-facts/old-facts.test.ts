import { expect, test } from 'vitest'
import {
  changeValues,
  changeWords,
  groupsOf,
  isChosen,
  keepersWords,
  keptOf,
  keptWords,
  mendedWords,
  mendWords,
  type Place,
  placeKey,
  placeNotes,
  publishedWords,
  type Saying,
  saidOfMended,
  standingWords,
  stepsOf,
  type Ticks,
  type Waiting,
  waitingNote,
  wantedOf,
} from './old-facts.ts'

const stelle = (more: Partial<Place> = {}): Place => ({
  alt: '030 1',
  feld: 'text',
  absatz: 0,
  ort: 'Unter der Überschrift „Fragen?“',
  satz: 'Ruf 030 1 an.',
  wortlaut: '030 1',
  eigene: false,
  ersetzbar: true,
  ...more,
})
const saying = (more: Partial<Saying> = {}): Saying => ({
  id: 'x',
  art: 'seite',
  titel: 'Bauen',
  schreibbar: true,
  stellen: [stelle()],
  ...more,
})
const change = (...weiterhin: string[]) =>
  ({ angabe: 'telefon', alt: '030 1', neu: '030 2', wessen: 'Kirsten Falk', weiterhin }) as const
const kept = { ...change('Petra Weber'), alt: '030 3' }
const OWN = 'Das ist dort eine eigene Angabe. Vielleicht gilt sie noch.'

const chosen = (place: Place, angaben: Parameters<typeof groupsOf>[1], ticks: Ticks = new Map()) =>
  isChosen({ id: 'x' }, place, { ticks, angaben })

test('Values that a record states itself, that another record still has, or that the account may not change, are not preselected', () => {
  expect(chosen(stelle(), [change()])).toBe(true)
  expect(chosen(stelle({ eigene: true }), [change()])).toBe(false)
  expect(chosen(stelle(), [change('Petra Weber')])).toBe(false)
  expect(chosen(stelle({ ersetzbar: false }), [change()])).toBe(false)
})

test('A manual selection replaces the preselection of its place, and of no other place', () => {
  const other = stelle({ absatz: 1 })
  const ticks = new Map([[placeKey({ id: 'x' }, stelle()), false]])
  expect([chosen(stelle(), [change()], ticks), chosen(other, [change()], ticks)]).toEqual([false, true])
  const one = saying({ stellen: [stelle(), other] })
  const wanted = wantedOf([one, saying({ id: 'y', stellen: [stelle({ eigene: true })] })], {
    ticks,
    angaben: [change()],
  })
  expect(wanted).toEqual([
    { id: 'x', stellen: [{ alt: '030 1', feld: 'text', absatz: 1, satz: 'Ruf 030 1 an.' }] },
  ])
})

test('The button names the number of contents, and the number of places if it is higher', () => {
  const [place] = wantedOf([saying()], { ticks: new Map(), angaben: [change()] })[0]?.stellen ?? []
  const wanted = (id: string, count: number) => ({
    id,
    stellen: Array.from({ length: count }, (_, absatz) => ({
      alt: '',
      feld: '',
      satz: '',
      ...place,
      absatz,
    })),
  })
  expect(mendWords([])).toBe('Als Entwurf einsetzen')
  expect(mendWords([wanted('x', 1)])).toBe('In einem Inhalt als Entwurf einsetzen')
  expect(mendWords([wanted('x', 1), wanted('y', 1)])).toBe('In 2 Inhalten als Entwurf einsetzen')
  expect(mendWords([wanted('x', 2)])).toBe('An 2 Stellen in einem Inhalt als Entwurf einsetzen')
  expect(mendWords([wanted('x', 2), wanted('y', 1)])).toBe('An 3 Stellen in 2 Inhalten als Entwurf einsetzen')
})

test('The reason against a preselection is shown once above all contents with that reason', () => {
  const likely = saying({ id: 'likely' })
  const doubted = ['a', 'b'].map(id => saying({ id, stellen: [stelle({ alt: '030 3' })] }))
  const own = saying({ id: 'own', stellen: [stelle({ eigene: true })] })
  const mixed = saying({ id: 'mixed', stellen: [stelle(), stelle({ alt: '030 3' })] })
  const foreign = saying({ id: 'foreign', schreibbar: false, stellen: [stelle({ ersetzbar: false })] })
  const groups = groupsOf([foreign, mixed, ...doubted, own, likely], [change(), kept])
  expect(groups.map(({ title, reason, contents }) => [title, reason, contents.map(({ id }) => id)])).toEqual([
    ['Vorausgewählt', '', ['likely']],
    ['Nicht vorausgewählt', 'Petra Weber hat diese Nummer weiterhin.', ['a', 'b']],
    ['Nicht vorausgewählt', OWN, ['own']],
    ['Zum Teil vorausgewählt', '', ['mixed']],
    [
      'Lässt sich hier nicht einsetzen',
      'Das können nur andere ändern. Bitte sagen Sie ihnen Bescheid.',
      ['foreign'],
    ],
  ])
})

test('A sentence shows its place, and the reason against its preselection only if its group does not', () => {
  const ort = 'Unter der Überschrift „Fragen?“'
  const doubted = stelle({ alt: '030 3' })
  const notes = (place: Place, title: Parameters<typeof placeNotes>[2]) =>
    placeNotes(place, [change(), kept], title)
  expect(notes(stelle(), 'Vorausgewählt')).toEqual([ort])
  expect(notes(doubted, 'Nicht vorausgewählt')).toEqual([ort])
  expect(notes(doubted, 'Zum Teil vorausgewählt')).toEqual([
    ort,
    'Nicht vorausgewählt: Petra Weber hat diese Nummer weiterhin.',
  ])
  expect(notes(stelle({ ersetzbar: false }), 'Vorausgewählt')).toEqual([ort, 'Bitte dort selbst ändern.'])
})

test('Kept values are grouped by content and value, and counted by places', () => {
  const one = saying({ stellen: [stelle(), stelle({ absatz: 1 }), stelle({ alt: '030 3' })] })
  expect(keptOf({ bleibt: [one] }).map(({ stellen }) => stellen.length)).toEqual([2, 1])
  expect(keptWords(keptOf({ bleibt: [one] }))).toBe('Bleibt so: 3 Stellen')
  expect(keptWords([saying()])).toBe('Bleibt so: eine Stelle')
})

test('One sentence names the owner, the new value and the old one', () => {
  expect(changeWords(change())).toBe('Die Nummer von Kirsten Falk lautet jetzt „030 2“ statt „030 1“.')
  expect(changeWords({ ...change(), neu: null })).toBe(
    'Die Nummer „030 1“ von Kirsten Falk steht hier nicht mehr.',
  )
  const fee = { ...change(), angabe: 'gebuehr', alt: '60', neu: '72,50', wessen: '„Parkausweis“' } as const
  expect(changeWords(fee)).toBe('Die Gebühr für „Parkausweis“ beträgt jetzt 72,50\u00a0€ statt 60\u00a0€.')
  expect(changeWords({ ...fee, neu: null })).toBe(
    'Die Gebühr von 60\u00a0€ für „Parkausweis“ steht hier nicht mehr.',
  )
  expect([changeValues(fee), changeValues({ ...change(), neu: null })]).toEqual([
    ['72,50', '60'],
    ['„030 1“'],
  ])
})

test('Records that still have the old value are named; of many records only the first ones and a count', () => {
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

test('The contents that still state the old value are counted', () => {
  const inhalte = [saying(), saying()]
  const none = { angaben: [], bleibt: [], entwuerfe: [] }
  expect(standingWords({ ...none, inhalte, mehr: false })).toBe(
    'In 2 anderen Inhalten steht noch die alte Angabe.',
  )
  expect(standingWords({ ...none, inhalte, mehr: true })).toBe(
    'In mehr als 2 anderen Inhalten steht noch die alte Angabe.',
  )
  expect(standingWords({ ...none, inhalte: [saying()], mehr: false })).toBe(
    'In einem anderen Inhalt steht noch die alte Angabe.',
  )
})

test('The message after a replacement counts the changed and the refused contents', () => {
  const done = { id: 'x', art: 'seite', titel: 'Bauen', stand: 'entwurf' } as const
  const refused = { ...done, stand: 'abgelehnt', satz: 'Liegt gerade zur Prüfung.' } as const
  expect(saidOfMended([done])).toBe('In einem Inhalt als Entwurf eingesetzt.')
  expect(saidOfMended([done, done, refused])).toBe(
    'In 2 Inhalten als Entwurf eingesetzt. In einem ging es nicht.',
  )
  expect(saidOfMended([refused])).toBe('Es wurde nichts eingesetzt.')
  expect(saidOfMended([done, { ...done, satz: 'Noch nie veröffentlicht.' }])).toBe(
    'In 2 Inhalten als Entwurf eingesetzt. Einer davon war noch nie öffentlich.',
  )
  expect(saidOfMended([{ ...done, stand: 'oeffentlich' }])).toBe('In einem Inhalt eingesetzt.')
})

test('Drafts without other changes are published together by accounts with the right, otherwise submitted for review', () => {
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
    angaben: [{ angabe: 'telefon', alt: '030 1', neu: '030 2' }],
    neues_ist_oeffentlich: true,
    nur_das: true,
    schreibbar: true,
    freigebbar: true,
    ...more,
  })
  const more = waiting({ nur_das: false })
  const others = waiting({ freigebbar: false })
  const looked = waiting({ freigebbar: false, status: 'in_pruefung' })
  const foreign = waiting({ freigebbar: false, schreibbar: false })
  const early = waiting({ neues_ist_oeffentlich: false })
  expect(stepsOf([waiting(), more, others, looked, foreign, early])).toEqual({
    veroeffentlichen: [waiting()],
    zuFrueh: [early],
    einreichen: [others],
  })
  expect(waitingNote(waiting())).toBe('')
  expect(waitingNote(more)).toContain('noch anderes geändert')
  expect(waitingNote(others)).toBe('Veröffentlichen darf es, wer hier freigibt.')
  expect(waitingNote(looked)).toBe('Liegt zur Prüfung.')
  expect(mendedWords(waiting())).toBe('„030 2“ statt „030 1“')
  const fee = waiting({ angaben: [{ angabe: 'gebuehr', alt: '60', neu: '72,50' }] })
  expect(mendedWords(fee)).toBe('72,50\u00a0€ statt 60\u00a0€')
})

test.each([
  [['Urkunden'], 'Veröffentlicht. In einem anderen Inhalt steht noch die alte Angabe: „Urkunden“.'],
  [['A', 'B'], 'Veröffentlicht. In 2 anderen Inhalten steht noch die alte Angabe: „A“ und „B“.'],
  [
    ['A', 'B', 'C', 'D', 'E'],
    'Veröffentlicht. In 5 anderen Inhalten steht noch die alte Angabe: „A“, „B“, „C“ und 2 weitere.',
  ],
])(
  'D4: after the publication of a record the desk names what still states the old value: %j',
  (titles, said) => {
    const inhalte = titles.map(titel => saying({ titel }))
    expect(publishedWords({ inhalte, angaben: [], bleibt: [], entwuerfe: [], mehr: false })).toBe(said)
  },
)
