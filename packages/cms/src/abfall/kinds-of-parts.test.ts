import { abfallthemaOf, calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { remindedTown } from './testing/reminded-town.ts'

type Kind = 'restmuell' | 'papier'
type Part = readonly [houses: string, ...kinds: readonly Kind[]]

/** Kelterstraße has Restmüll and Papier on the same days; parts of it have tours of their own or those of the street. */
async function townWithParts(own: 'own' | 'same', parts: readonly Part[]) {
  const made = await remindedTown()
  const { ort, tour, plan, place, call, mails } = made
  const papier = await tour({ name: 'Papier', fraktion: 'papier', orte: [ort.id] })
  await plan(papier.id)
  const ofStreet = { restmuell: made.tourId, papier: papier.id }
  const divide = async () => {
    const ids: string[] = []
    for (const [hausnummern, ...kinds] of parts) {
      const touren: string[] = []
      for (const fraktion of kinds) {
        const id = own === 'same' ? ofStreet[fraktion] : (await tour({ name: hausnummern, fraktion })).id
        if (own === 'own') await plan(id)
        touren.push(id)
      }
      ids.push((await place('Kelterstraße', { hausnummern, touren })).id)
    }
    return ids
  }
  const names = async () => {
    const query = { bis: '2026-12-10' }
    const { data } = await call(calls.abfallTermine, { params: { ort: ort.id }, query })
    return data.map(({ name }) => name).toSorted()
  }
  const calendar = async () => (await call(calls.abfallKalender, { params: { ort: ort.id }, query: {} })).data
  const order = async (email: string, fraktion: Kind) => {
    const themen = [abfallthemaOf({ zeit: 'abend', ort: ort.id, fraktion })]
    await call(calls.aboBestellen, { body: { email, themen }, sender: '192.0.2.7' })
    const asking = (await made.allMails()).findLast(({ an }) => an === email)
    return call(calls.aboBestaetigen, { body: { schluessel: made.keyIn(asking?.text) } })
  }
  const subjects = async () => (await mails()).map(({ betreff }) => betreff)
  return { ...made, papier, divide, names, calendar, order, subjects }
}

const [R, P] = ['restmuell', 'papier'] as const

describe('W7: a kind that only some parts of a street have is not lost', () => {
  test.each<['own' | 'same', readonly Part[], readonly string[]]>([
    [
      'same',
      [
        ['1-30', R],
        ['31-999', R],
      ],
      ['Papier', 'Restmüll'],
    ],
    [
      'own',
      [
        ['1-30', R],
        ['31-999', R],
      ],
      ['Papier', 'Restmüll'],
    ],
    [
      'same',
      [
        ['1-30', R, P],
        ['31-999', R, P],
      ],
      ['Papier', 'Restmüll'],
    ],
    [
      'own',
      [
        ['1-30', R, P],
        ['31-999', R, P],
      ],
      ['Papier', 'Restmüll'],
    ],
    [
      'same',
      [
        ['1-30', R, P],
        ['31-999', R],
      ],
      ['Papier', 'Restmüll'],
    ],
    [
      'own',
      [
        ['1-30', R, P],
        ['31-999', R],
      ],
      ['Papier', 'Papier', 'Restmüll'],
    ],
    [
      'same',
      [
        ['1-30', P],
        ['31-999', P],
      ],
      ['Papier', 'Restmüll'],
    ],
    ['same', [['1-999', R]], ['Papier', 'Restmüll']],
    [
      'same',
      [
        ['gerade', R],
        ['ungerade', R],
      ],
      ['Papier', 'Restmüll'],
    ],
    ['own', [['gerade'], ['ungerade']], ['Papier', 'Restmüll']],
    [
      'own',
      [
        ['1-30', R],
        ['31-50', R],
        ['ab 51', R],
      ],
      ['Papier', 'Restmüll'],
    ],
  ])('%s tours at %j', async (own, parts, expected) => {
    const { divide, names } = await townWithParts(own, parts)
    await divide()
    expect((await names()).map(name => name.replace(/ \(.*/, ''))).toEqual(expected)
  })

  test('the names say which numbers have other tours', async () => {
    const { divide, names } = await townWithParts('own', [
      ['1-30', R, P],
      ['31-999', R],
    ])
    await divide()
    expect(await names()).toEqual(['Papier (Nr. 1-30)', 'Papier (nicht Nr. 1-30)', 'Restmüll'])
  })

  test('reminders, calendars and new orders of such a kind go on', async () => {
    const { divide, calendar, order, subjects, at } = await townWithParts('same', [
      ['1-30', R],
      ['31-999', R],
    ])
    await order('erika@example.org', P)
    const before = await calendar()
    await divide()
    const after = await calendar()
    expect(after.map(({ uid, entfaellt, name }) => [uid, entfaellt, name])).toEqual(
      before.map(({ uid, name }) => [uid, false, name]),
    )
    await order('paul@example.org', P)
    await at('2026-11-30T18:00:00+01:00')
    expect(await subjects()).toEqual(['Morgen: Papier', 'Morgen: Papier'])
  })

  test('a reminder for the street reaches the numbers that have no tour of their own', async () => {
    const { divide, order, subjects, at, desk, papier } = await townWithParts('own', [
      ['1-30', R, P],
      ['31-999', R],
    ])
    await order('erika@example.org', P)
    await divide()
    await desk(calls.redaktionAbfallterminVerschieben, {
      params: { id: papier.id, tag: '2026-12-15' },
      body: { datum: '2026-12-16', grund: 'Eisglätte' },
    })
    await at('2026-12-14T18:00:00+01:00')
    await at('2026-12-15T18:00:00+01:00')
    expect((await subjects()).filter(one => one.startsWith('Morgen'))).toEqual([
      'Morgen: Papier (Nr. 1-30)',
      'Morgen: Papier (nicht Nr. 1-30)',
    ])
  })
})
