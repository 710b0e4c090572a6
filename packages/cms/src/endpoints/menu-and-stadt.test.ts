import { calls } from '@rathausplatz/contract'
import { expect, it } from 'vitest'
import { value } from '../store/testing/town.ts'
import { testTown } from '../test-town.ts'

const menuItems = [
  { title: 'Rathaus', href: '/rathaus', menuItems: [{ title: 'Bürgerbüro', href: '/rathaus/bb' }] },
]
const stadt = calls.stadt.examples[0]?.answer

it('answers a menu by its name on the wire', async () => {
  const { call } = await testTown({ menue: [{ name: 'Hauptmenü', menuItems }] })
  expect(await call(calls.menu, { query: { name: 'Hauptmenü' } })).toEqual({ menuItems })
  await expect(call(calls.menu, { query: { name: 'Footer_Themen' } })).rejects.toMatchObject({
    code: 'nicht-gefunden',
  })
})

it('answers the town', async () => {
  const { call } = await testTown({ stadt: [stadt] }, undefined, { canMail: false })
  // The CMS adds `rueckmeldungen: true` to a town without a setting; in an answer of a remote CMS, a missing
  // value means false.
  expect(await call(calls.stadt, {})).toEqual({ ...calls.stadt.answer.parse(stadt), rueckmeldungen: true })
})

it('answers `nicht-gefunden` if there is no record of the town', async () => {
  const { call } = await testTown({})
  await expect(call(calls.stadt, {})).rejects.toMatchObject({ code: 'nicht-gefunden' })
})

it.each([
  ['notfall', 'the end that the desk has set', '2026-11-30T19:09:30.000Z'],
  ['dringend', 'the end that the desk has set', '2026-11-30T19:09:30.000Z'],
  ['wichtig', 'no end, which only says how long it is shown', ''],
  ['information', 'no end, which only says how long it is shown', ''],
])('N5: a notice of the level %s has %s', async (stufe, _, bis) => {
  const { store, call, clock } = await testTown({ stadt: [stadt] })
  clock.set('2026-11-30T18:00:00.000Z')
  const data = { titel: 'Bitte verlassen Sie Ihre Häuser', text: 'Bis 20 Uhr.', stufe }
  const { id } = value(await store.create({ kind: 'hinweis', data: data as never, author: 'test' }))
  const told = async (gueltig_bis: string | null) => {
    value(await store.publish(id, { author: 'test', gueltig_bis }))
    return (await call(calls.stadt, {})).hinweise[0]
  }
  const first = await told('2026-11-30T19:09:30.000Z')
  expect(first?.bis).toBe(bis)
  // A visitor who has hidden the notice sees that it ends at another time.
  const second = await told(null)
  expect(second?.bis).toBe('')
  expect(second?.fassung === first?.fassung).toBe(bis === '')
})
