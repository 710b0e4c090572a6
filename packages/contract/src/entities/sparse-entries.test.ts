import { describe, expect, test } from 'vitest'
import { calls } from '../calls.ts'
import { checkAnswer } from '../http/read-answer.ts'

const damage = { nummer: 'S-1', kategorie: 'strassenschaden', stand: 'offen' }
const entry = { nummer: 'P-1', titel: 'Fahrrad', text: 'Zu verschenken.' }
const member = { vorname: 'Anna', nachname: 'B' }

describe('L9: sparse answers of a CMS of the letter', () => {
  test.each([
    ['a damage with its number, kind and state', calls.schaeden, { data: [damage] }],
    [
      'a damage without a kind that we know',
      calls.schaeden,
      { data: [{ ...damage, kategorie: 'mondkrater' }] },
    ],
    ['a damage without state', calls.schaeden, { data: [{ nummer: 'S-1', kategorie: 'sonstiges' }] }],
    ['no damages', calls.schaeden, { data: [] }],
    ['a single damage', calls.schaden, damage],
    ['an entry with its number, title and text', calls.pinnwand, { data: [entry] }],
    ['an entry of another rubric', calls.pinnwand, { data: [{ ...entry, rubrik: 'tausche' }] }],
    ['an entry with nulls', calls.pinnwand, { data: [{ ...entry, ort: null, name: null, datum_von: null }] }],
    ['no entries', calls.pinnwand, { data: [] }],
    ['a member without areas', calls.raeteMitglied, member],
    [
      'a member whose areas are objects',
      calls.raeteMitglied,
      { ...member, taetigkeitsbereiche: [{ name: 'Rat' }] },
    ],
  ] as const)('%s can be read', async (_what, call, answer) => {
    await expect(checkAnswer(call as never, answer)).resolves.toBeTruthy()
  })

  test('what a CMS does not name is empty, and the address of a page follows from its number', async () => {
    const { data: damages } = (await checkAnswer(calls.schaeden as never, { data: [damage] })) as never
    expect(damages).toMatchObject([
      { stand: 'eingegangen', gemeldet_am: '', lage: null, fotos: [], detailURL: '/schaeden/S-1' },
    ])
    const { data: entries } = (await checkAnswer(calls.pinnwand as never, { data: [entry] })) as never
    expect(entries).toMatchObject([
      { rubrik: '', datum_von: '', laeuft_ab_am: '', detailURL: '/pinnwand/P-1' },
    ])
    const areas = { ...member, taetigkeitsbereiche: [{ name: 'Rat' }, 'Technik', { titel: 'Kultur' }, {}] }
    expect(await checkAnswer(calls.raeteMitglied as never, areas)).toMatchObject({
      taetigkeitsbereiche: ['Rat', 'Technik', 'Kultur'],
    })
  })
})
