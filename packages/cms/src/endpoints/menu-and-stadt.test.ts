import { calls } from '@rathausplatz/contract'
import { expect, it } from 'vitest'
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
