import { describe, expect, test } from 'vitest'
import { isClosedAgenda, judgeAgenda, type Told, type Verdict } from './judge-agenda.ts'

const T = true
const says = (isPublic: unknown) => (number: string, title: string, verdict: Verdict) =>
  [{ title, number, isPublic }, verdict] as const
const yes = says(T)
const no = says(false)
const mute = says(undefined)

const agendas: Readonly<Record<string, readonly (readonly [Told, Verdict])[]>> = {
  'all say that they are public': [yes('1', 'Begrüßung', 'open'), yes('2', 'Haushalt', 'open')],
  'none says anything': [mute('1', 'Begrüßung', 'unsaid'), mute('2', 'Haushalt', 'unsaid')],
  'null says nothing': [says(null)('1', 'Haushalt', 'unsaid')],
  'a word is no boolean': [
    says('true')('1', 'Haushalt', 'no-boolean'),
    says('ja')('2', 'Kauf', 'no-boolean'),
  ],
  'a number is no boolean': [says(1)('1', 'Haushalt', 'no-boolean'), says(0)('2', 'Kauf', 'no-boolean')],
  'a list is no boolean': [says([true])('1', 'Haushalt', 'no-boolean'), says({})('2', 'Kauf', 'no-boolean')],
  'one is closed': [yes('1', 'Haushalt', 'open'), no('2', 'Kauf', 'says-closed'), yes('3', 'Fragen', 'open')],
  'the family of servers without public': [
    mute('', 'Öffentliche Sitzung', 'unsaid'),
    mute('Ö 1', 'Begrüßung', 'unsaid'),
    mute('', 'Nichtöffentliche Sitzung', 'heading'),
    mute('N 1', 'Kauf', 'after-heading'),
  ],
  'a heading closes what follows, whatever that says': [
    yes('1', 'Begrüßung', 'open'),
    yes('', 'NICHTÖFFENTLICHER TEIL', 'heading'),
    yes('1', 'Kauf', 'after-heading'),
    yes('12', 'Personal', 'after-heading'),
  ],
  'a public heading opens for those that say so': [
    yes('', 'II. Nichtöffentlich', 'heading'),
    yes('1', 'Kauf', 'after-heading'),
    mute('', 'Öffentlicher Teil (Fortsetzung)', 'unsaid'),
    yes('2', 'Fragen', 'open'),
    mute('3', 'Kauf', 'unsaid'),
    no('4', 'Kauf', 'says-closed'),
  ],
  'a public heading that says it is closed opens nothing': [
    yes('', 'Nichtöffentlich', 'heading'),
    no('', 'Öffentliche Sitzung', 'says-closed'),
    yes('2', 'Kauf', 'after-heading'),
  ],
  'the end of the public part is public itself': [
    yes('1', 'Begrüßung', 'open'),
    yes('2', 'Schließung der öffentlichen Sitzung', 'open'),
    yes('3', 'Kauf', 'after-heading'),
  ],
  'what was decided in private is told in public, and closes nothing': [
    yes('1', 'Bekanntgabe der in nichtöffentlicher Sitzung gefassten Beschlüsse', 'open'),
    yes('2', 'Haushalt', 'open'),
  ],
  'such an announcement opens nothing either': [
    mute('1', 'Bekanntgabe der in nichtöffentlicher Sitzung gefassten Beschlüsse', 'unsaid'),
    yes('', 'Nichtöffentlich', 'heading'),
    yes('2', 'Bekanntgabe der in nichtöffentlicher Sitzung gefassten Beschlüsse', 'after-heading'),
    no('3', 'Bekanntgabe der in nichtöffentlicher Sitzung gefassten Beschlüsse', 'says-closed'),
    yes('4', 'Kauf', 'after-heading'),
  ],
  'numbers of the closed run': [
    yes('Ö 1', 'Haushalt', 'open'),
    yes('N 1', 'Kauf', 'number'),
    yes('NÖ 2', 'Kauf', 'number'),
    yes('nö 3', 'Kauf', 'number'),
    yes('N4', 'Kauf', 'number'),
    yes('', 'N 5 Kauf', 'number'),
    yes('', 'TOP NÖ 6: Kauf', 'number'),
    yes('Ö 2', 'Fragen', 'open'),
  ],
  'a title that says so': [
    yes('1', 'Haushalt', 'open'),
    yes('2', 'Kauf (nichtöffentlich)', 'title'),
    yes('3', 'Fragen', 'open'),
  ],
  'numbers that begin anew behind a heading that says nothing': [
    yes('1', 'Begrüßung', 'open'),
    yes('2', 'Haushalt', 'open'),
    yes('', 'Weitere Angelegenheiten', 'open'),
    yes('1', 'Kauf', 'after-heading'),
    yes('2', 'Personal', 'after-heading'),
  ],
  'numbers that begin anew from one item': [yes('1', 'Haushalt', 'open'), yes('1', 'Kauf', 'after-heading')],
  'numbers with parts and letters go on': [
    yes('1', 'a', 'open'),
    yes('1.1', 'b', 'open'),
    yes('1.2', 'c', 'open'),
    yes('2', 'd', 'open'),
    yes('2a', 'e', 'open'),
    yes('10', 'f', 'open'),
    yes('', 'g', 'open'),
  ],
  'two papers of one item': [
    yes('1', 'a', 'open'),
    yes('2', 'b', 'open'),
    yes('2', 'c', 'open'),
    yes('3', 'd', 'open'),
  ],
  'what says that it is closed has numbers of its own': [
    yes('1', 'a', 'open'),
    no('1', 'b', 'says-closed'),
    yes('2', 'c', 'open'),
    no('2', 'd', 'says-closed'),
  ],
  nothing: [],
}

describe.each(Object.entries(agendas))('an agenda: %s', (_, rows) => {
  test('each item gets its verdict', () => {
    expect(judgeAgenda(rows.map(([item]) => item))).toEqual(rows.map(([, verdict]) => verdict))
  })
})

test.each<[readonly Verdict[], boolean]>([
  [[], false],
  [['heading', 'after-heading'], true],
  [['says-closed', 'number', 'title'], true],
  [['says-closed', 'open'], false],
  // An item that does not say whether it is public may have been public: the meeting is shown without it.
  [['unsaid', 'heading', 'after-heading'], false],
  [['no-boolean'], false],
  [['unread', 'says-closed'], false],
])('a meeting with the verdicts %j is closed: %s', (verdicts, isClosed) =>
  expect(isClosedAgenda(verdicts)).toBe(isClosed),
)

const more: typeof agendas = {
  'a later part of which nobody says that it is public': [
    yes('', 'Teil A', 'open'),
    yes('1', 'Begrüßung', 'open'),
    yes('', 'Teil B', 'heading'),
    yes('2', 'Kauf', 'after-heading'),
  ],
  'a second part without a first': [
    yes('1', 'Begrüßung', 'open'),
    yes('', 'II.', 'heading'),
    yes('2', 'Kauf', 'after-heading'),
  ],
  'a later part that says that it is public': [
    yes('', 'Teil A nichtöffentlich', 'heading'),
    yes('1', 'Kauf', 'after-heading'),
    yes('', 'Teil B öffentlich', 'open'),
    yes('2', 'Haushalt', 'open'),
  ],
  'an item that has the words of a part': [yes('1', 'Haushalt', 'open'), yes('2', 'Teil B', 'open')],
  'a heading in words of its own above numbered items': [
    yes('1', 'Begrüßung', 'open'),
    yes('', 'Die Gäste verlassen den Saal, jetzt nichtöffentlich', 'heading'),
    yes('2', 'Kauf', 'after-heading'),
  ],
  'numbers that begin anew with another letter': [
    yes('1', 'Begrüßung', 'open'),
    yes('2', 'Haushalt', 'open'),
    yes('V 1', 'Kauf', 'after-heading'),
    yes('V 2', 'Personal', 'after-heading'),
  ],
  'parts by their numbers': [
    yes('I.1', 'Begrüßung', 'open'),
    yes('I.2', 'Haushalt', 'open'),
    yes('II.1', 'Kauf', 'after-heading'),
  ],
  'one letter for all': [yes('V 1', 'Begrüßung', 'open'), yes('V 2', 'Haushalt', 'open')],
  'the same numbers, written in two ways': [
    yes('TOP 1', 'Begrüßung', 'open'),
    yes('2', 'Haushalt', 'open'),
    yes('Punkt 3', 'Fragen', 'open'),
  ],
  'what was added late': [yes('1', 'Begrüßung', 'open'), yes('Z 1', 'Eilantrag', 'open')],
  'public numbers behind closed ones': [
    yes('N 1', 'Kauf', 'number'),
    yes('1', 'Begrüßung', 'open'),
    yes('Ö 1', 'Haushalt', 'open'),
    yes('GÖ 1', 'Fragen', 'open'),
  ],
}

describe.each(Object.entries(more))('an agenda with %s', (_, rows) => {
  test('each item gets its verdict', () => {
    expect(judgeAgenda(rows.map(([item]) => item))).toEqual(rows.map(([, verdict]) => verdict))
  })
})
