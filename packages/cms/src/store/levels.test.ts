import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LevelQuery } from './index.ts'
import { author, openTown, type Town, townClock, value } from './testing/town.ts'

let town: Town
beforeEach(async () => {
  town = await openTown({ clock: townClock() })
})
afterEach(() => town.close())

const make = (paths: readonly string[], kind: 'seite' | 'aktuelles' = 'seite') =>
  town.writeAll(paths.map(path => ({ kind, data: { path, titel: `Titel von ${path}` }, author })))

/** Draws a level as text: a plus for paths with pages below, brackets for paths without a page. */
async function level(under: string, visible?: LevelQuery['visible']) {
  const { entries, more } = await town.level({ kind: 'seite', under, visible })
  const drawn = entries.map(
    ({ path, page, hasBelow }) => `${page ? path : `(${path})`}${hasBelow ? ' +' : ''}`,
  )
  return more ? [...drawn, '…'] : drawn
}

it('A level of the tree contains the paths directly below a path, also those without a page of their own', async () => {
  await make([
    '/',
    '/rathaus',
    '/rathaus-alt',
    '/rathaus/amt',
    '/rathaus/politik/wahlen/2026',
    '/freibad/preise',
  ])
  await make(['/aktuelles/markt'], 'aktuelles')
  expect(await level('/')).toEqual(['/', '(/freibad) +', '/rathaus +', '/rathaus-alt'])
  expect(await level('/rathaus')).toEqual(['/rathaus/amt', '(/rathaus/politik) +'])
  expect(await level('/rathaus/')).toEqual(await level('/rathaus'))
  expect(await level('/rathaus/politik')).toEqual(['(/rathaus/politik/wahlen) +'])
  expect(await level('/rathaus/amt')).toEqual([])
  for (const strange of ['/%', '//', '/\u{10ffff}', "/'; drop table documents"]) await level(strange)
})

it('The pages of a level have the columns of lists', async () => {
  await make(['/rathaus'])
  const { entries } = await town.level({ kind: 'seite', under: '/' })
  expect(entries[0]?.page).toMatchObject({ title: 'Titel von /rathaus', status: 'oeffentlich', author })
})

it('Documents in the trash are in no level', async () => {
  await make(['/rathaus', '/rathaus/amt'])
  const amt = await town.documentByKey('seite', '/rathaus/amt')
  value(await town.remove(amt?.id ?? '', { author }))
  expect(await level('/')).toEqual(['/rathaus'])
  expect(await level('/rathaus')).toEqual([])
})

it('A level reveals nothing that the editor may not see', async () => {
  await make(['/intranet/plan', '/rathaus', '/schule', '/schule/mensa'])
  const within = { sections: ['/schule'], keys: [] }
  expect(await level('/', [{ audiences: ['oeffentlich'], within }])).toEqual(['/schule +'])
  expect(await level('/', [{ audiences: ['oeffentlich'] }])).toEqual(['/rathaus', '/schule +'])
  expect(await level('/', [{ audiences: ['intranet'] }])).toEqual(['(/intranet) +'])
  expect(await level('/', [])).toEqual([])
})

it('A level is complete whatever is below its paths; if it has more than a thousand paths, it says that there are more', async () => {
  await make(Array.from({ length: 450 }, (_, at) => `/archiv/${at}/seite`))
  await make(['/archiv', '/bad', '/zoo'])
  expect(await level('/')).toEqual(['/archiv +', '/bad', '/zoo'])
  expect(await level('/archiv')).toHaveLength(450)
  await make(Array.from({ length: 600 }, (_, at) => `/archiv/weitere-${at}`))
  expect((await level('/archiv')).slice(-1)).toEqual(['…'])
  expect(await level('/archiv')).toHaveLength(1_001)
})
