import { expect, test } from 'vitest'
import { entryOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

test('N1: an editor has the services read before their time, but not again and again', async () => {
  const town = await warnedTown()
  const boss = town.town.as('chefin')
  await boss.call('redaktionWarnungenLesen', {})
  await town.listen()
  const refused = await boss.refusal('redaktionWarnungenLesen', {})
  expect(refused).toMatchObject({ code: 'zu-viele', message: expect.stringContaining('gerade erst gelesen') })
  town.how.nina = 'fehler'
  for (const minutes of [2, 1, 2, 3]) await town.listen(minutes)
  town.how.nina = 'antwortet'
  town.dashboard = [entryOf('mow.1', 'Bombenfund')]
  await town.listen(1)
  expect(await town.titles()).toEqual([])
  await boss.call('redaktionWarnungenLesen', {})
  await town.listen()
  expect(await town.titles()).toEqual(['Bombenfund'])
  await boss.refusal('redaktionWarnungenLesen', {})
})

test('N1: a clock that was ahead does not keep an editor from reading', async () => {
  const town = await warnedTown()
  await town.listen()
  town.town.clock.set('2026-11-19T11:30:00.000Z')
  expect(await town.town.as('chefin').call('redaktionWarnungenLesen', {})).toEqual({})
})
