import { CmsError, type CmsHandlers, calls, cmsInProcess } from '@rathausplatz/contract'
import { fakeCms } from '@rathausplatz/contract/fake-cms'
import { expect, test } from 'vitest'
import { lastSeen } from './last-seen.ts'

/** A CMS that can become unavailable. */
function cms() {
  const handlers = fakeCms()
  let error: CmsError | undefined
  const asked = Object.entries(handlers).map(([name, answer]) => [
    name,
    (...input: never[]) => {
      if (error) throw error
      return (answer as (...input: never[]) => unknown)(...input)
    },
  ])
  const seen = lastSeen(cmsInProcess(Object.fromEntries(asked) as CmsHandlers))
  return {
    ...seen,
    leave: (code: 'nicht-erreichbar' | 'nicht-gefunden') => void (error = new CmsError(code)),
  }
}

test('During an outage the person who sends a form gets it drawn from the last answers; other visitors do not', async () => {
  const { cms: looking, whileSending, leave } = cms()
  const stadt = await looking.call(calls.stadt, {})
  leave('nicht-erreichbar')
  expect(await whileSending.call(calls.stadt, {})).toBe(stadt)
  await expect(looking.call(calls.stadt, {})).rejects.toMatchObject({ code: 'nicht-erreichbar' })
  await expect(whileSending.call(calls.menu, { query: { name: 'Hauptmenü' } })).rejects.toThrow()
})

test('A kept answer does not replace a 404; search suggestions are never kept', async () => {
  const { cms: looking, whileSending, leave } = cms()
  await looking.call(calls.stadt, {})
  await looking.call(calls.suchvorschlaege, { query: { q: 'Mark' } })
  leave('nicht-erreichbar')
  await expect(whileSending.call(calls.suchvorschlaege, { query: { q: 'Mark' } })).rejects.toThrow()
  leave('nicht-gefunden')
  await expect(whileSending.call(calls.stadt, {})).rejects.toMatchObject({ code: 'nicht-gefunden' })
})

test('An answer that the CMS has withdrawn does not come back during a later outage', async () => {
  const { cms: looking, whileSending, leave } = cms()
  await looking.call(calls.stadt, {})
  leave('nicht-gefunden')
  await expect(looking.call(calls.stadt, {})).rejects.toThrow()
  leave('nicht-erreichbar')
  await expect(whileSending.call(calls.stadt, {})).rejects.toMatchObject({ code: 'nicht-erreichbar' })
})
