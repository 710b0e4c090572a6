import { type CmsHandlers, calls, cmsInProcess, type Stadt } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { rememberTown } from './remember-town.ts'

const stadt = calls.stadt.answer.parse(calls.stadt.examples[0]?.answer)
const named: Stadt = { ...stadt, name: 'Stadt Traubach', email: 'rathaus@traubach.example.org' }
const cms = (handlers: CmsHandlers) => cmsInProcess(handlers)

test("Spec §7: if the CMS does not have the call for the town, the operator's settings name the town", async () => {
  expect(await rememberTown(named)(cms({})).call(calls.stadt, {})).toEqual(named)
})

test("The answer of the CMS takes precedence; the operator's settings fill its empty fields", async () => {
  const anschrift = { location: '', street: '', zip: '', city: '' }
  const told = { ...stadt, email: '', anschrift }
  expect(await rememberTown(named)(cms({ stadt: () => told })).call(calls.stadt, {})).toEqual({
    ...stadt,
    email: named.email,
  })
})

test('While the CMS fails, later requests get the town as last answered', async () => {
  const town = rememberTown(named)
  await town(cms({ stadt: () => stadt })).call(calls.stadt, {})
  expect(await town(cms({})).call(calls.stadt, {})).toEqual(stadt)
})

test('Without settings the call for the town fails; other calls fail even with settings', async () => {
  await expect(rememberTown()(cms({})).call(calls.stadt, {})).rejects.toThrow()
  await expect(rememberTown(named)(cms({})).call(calls.rubriken, {})).rejects.toThrow()
})
