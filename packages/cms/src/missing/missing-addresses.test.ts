import { describe, expect, test } from 'vitest'
import { deskTown, page } from '../editing/testing/desk-town.ts'
import { openJobs } from '../jobs/run-jobs.ts'
import { keptPath } from './kept-path.ts'
import { forgetMissingAddresses, missingAddresses } from './missing-addresses.ts'

const silent = { info() {}, warn() {}, error() {} }

type Town = Awaited<ReturnType<typeof deskTown>>

const listed = (town: Town, query: object = {}) =>
  town.as('chefin').call('redaktionFehlendeAdressen', { query: { seite: 1, pro_seite: 25, ...query } })

const ask = (town: Town, path: string, times = 1, from?: string) => {
  for (let time = 0; time < times; time++) town.missing.note({ path, from })
}

test('Requests for missing addresses are counted by address and day, most requested first', async () => {
  const town = await deskTown({ seite: [page('/rathaus')] })
  ask(town, '/fundsachen', 2, '/rathaus')
  ask(town, '/fundsachen/', 1)
  ask(town, '/selten')
  await town.missing.write()
  town.pass(86_400)
  ask(town, '/fundsachen', 1)
  const { data, anzahl } = await listed(town)
  expect(anzahl).toBe(2)
  expect(data.map(({ vorschlaege: _, ...row }) => row)).toEqual([
    { adresse: '/fundsachen', anzahl: 4, tage: 2, zuletzt: '2026-11-21', von: '/rathaus' },
    { adresse: '/selten', anzahl: 1, tage: 1, zuletzt: '2026-11-20', von: null },
  ])
})

test.each([
  ['/alt/seite', '/alt/seite'],
  ['/alt/seite.html', '/alt/seite.html'],
  ['/M%C3%BCll/abfuhr', '/Müll/abfuhr'],
  ['//doppelt//', '/doppelt'],
  ['/satzung.pdf', '/satzung.pdf'],
  ['/', undefined],
  ['/index.php', undefined],
  ['/wp-login', undefined],
  ['/blog/wp-content/x', undefined],
  ['/.env', undefined],
  ['/a/.git/config', undefined],
  ['/a/../b', undefined],
  ['/bild.jpg', undefined],
  ['/max.muster@example.org', undefined],
  ['/anruf/07255123456', undefined],
  [`/${'a'.repeat(201)}`, undefined],
  ['/schluessel/AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKlMnOpQrStUvWxYz', undefined],
  ['/a%00b', undefined],
  ['/a%2fb', undefined],
  ['/%E0%A4%A', undefined],
  ['/<script>', undefined],
  ['/intranet/dienstplan', undefined],
  ['/redaktion/konto', undefined],
  ['/suche', undefined],
  ['/vorschau-link/geheim', undefined],
  ['/assets/alt', undefined],
  ['/medien/alt', undefined],
])('%s is stored as %s', (asked, kept) => {
  expect(keptPath(asked)).toBe(kept)
})

test('The linking page is stored only if it is public', async () => {
  const town = await deskTown()
  ask(town, '/a', 1, '/intranet/dienstplan')
  ask(town, '/b', 1, '/suche')
  ask(town, '/c', 1, '/')
  const { data } = await listed(town)
  expect(data.map(({ adresse, von }) => [adresse, von]).toSorted()).toEqual([
    ['/a', null],
    ['/b', null],
    ['/c', '/'],
  ])
})

test('A missing address leaves the list once a page, a redirect of an editor or an automatic redirect answers it', async () => {
  const town = await deskTown({
    seite: [page('/seite'), page('/alt')],
    weiterleitung: [{ von: '/kurz', nach: '/seite' }],
  })
  const boss = town.as('chefin')
  const { data } = await boss.call('redaktionInhalte', {
    query: { art: 'seite', suche: 'alt', seite: 1, pro_seite: 9 },
  })
  await boss.call('redaktionVerschieben', {
    params: { id: data[0]?.id ?? '' },
    body: { pfad: '/neu', grundfassung: 1 },
  })
  for (const path of ['/seite', '/kurz', '/alt', '/fort']) ask(town, path)
  expect((await listed(town)).data.map(({ adresse }) => adresse)).toEqual(['/fort'])
})

test('An editor can hide an address and show it again', async () => {
  const town = await deskTown()
  ask(town, '/a')
  await listed(town)
  const body = { adresse: '/a', ausgeblendet: true }
  await town.as('chefin').call('redaktionFehlendeAdresseAusblenden', { body })
  ask(town, '/a')
  expect(await listed(town)).toMatchObject({ data: [], anzahl: 0, ausgeblendete: 1 })
  expect((await listed(town, { ausgeblendet: 'true' })).data).toMatchObject([{ adresse: '/a', anzahl: 2 }])
  await town
    .as('chefin')
    .call('redaktionFehlendeAdresseAusblenden', { body: { ...body, ausgeblendet: false } })
  expect(await listed(town)).toMatchObject({ anzahl: 1, ausgeblendete: 0 })
  const gone = await town
    .as('chefin')
    .refusal('redaktionFehlendeAdresseAusblenden', { body: { ...body, adresse: '/nie' } })
  expect(gone.code).toBe('nicht-gefunden')
})

test('The nearest existing address is proposed: another spelling, the new address of a moved page, a search hit, or the page above', async () => {
  const town = await deskTown({
    seite: [
      page('/rathaus/fundbuero', { title: 'Fundbüro' }),
      page('/leben/abfall', { title: 'Abfall' }),
      page('/schule', { title: 'Schule' }),
    ],
    weiterleitung: [],
  })
  const boss = town.as('chefin')
  const old = await boss.page('/bau', { title: 'Bauen' })
  await boss.call('redaktionVeroeffentlichen', { params: { id: old.id }, body: { grundfassung: 1 } })
  await boss.call('redaktionVerschieben', {
    params: { id: old.id },
    body: { pfad: '/bauen', grundfassung: 1 },
  })
  for (const path of ['/Rathaus/Fundbuero.html', '/alt/abfall', '/bau/plan', '/schule/qqqqxx'])
    ask(town, path)
  const { data } = await listed(town)
  const proposed = Object.fromEntries(
    data.map(({ adresse, vorschlaege }) => [adresse, vorschlaege[0]?.adresse]),
  )
  expect(proposed).toEqual({
    '/Rathaus/Fundbuero.html': '/rathaus/fundbuero',
    '/alt/abfall': '/leben/abfall',
    '/bau/plan': '/bauen',
    '/schule/qqqqxx': '/schule',
  })
  // A search for proposals is not counted as a search without hits.
  expect(await town.search.withoutHits()).toEqual([])
})

test('The counts of two processes are added up', async () => {
  const town = await deskTown()
  const other = missingAddresses(town.store, town.clock)
  ask(town, '/a', 2)
  other.note({ path: '/a', from: '/rathaus' })
  await Promise.all([town.missing.write(), other.write()])
  expect((await listed(town)).data).toMatchObject([{ anzahl: 3, von: '/rathaus' }])
})

test('At most 2,000 addresses are stored; the rarest are deleted, and one flush adds at most 200', async () => {
  const town = await deskTown()
  ask(town, '/oft', 3)
  for (let at = 0; at < 12; at++) {
    for (let n = 0; n < 199; n++) ask(town, `/selten-${at}-${n}`)
    await town.missing.write()
  }
  const { anzahl, data } = await listed(town, { pro_seite: 1 })
  expect(anzahl).toBe(2_000)
  expect(data).toMatchObject([{ adresse: '/oft' }])
  for (let n = 0; n < 500; n++) ask(town, `/flut-${n}`, 9)
  await town.missing.write()
  const flooded = async (seite: number) =>
    (await listed(town, { pro_seite: 100, seite })).data.filter(({ adresse }) => adresse.startsWith('/flut'))
  expect(await flooded(2)).toHaveLength(100)
  expect(await flooded(3)).toEqual([])
})

test('Requests count for thirty days; an address without requests in this time is deleted', async () => {
  const town = await deskTown()
  ask(town, '/einmal')
  ask(town, '/immer', 5)
  await town.missing.write()
  const jobs = openJobs({
    database: town.store.database,
    jobs: [forgetMissingAddresses],
    clock: town.clock,
    log: silent,
  })
  for (let day = 0; day < 31; day++) {
    town.pass(86_400)
    if (day === 10) {
      ask(town, '/immer', 2)
      await town.missing.write()
    }
    await jobs.look()
  }
  expect((await listed(town)).data).toMatchObject([{ adresse: '/immer', anzahl: 2, tage: 1 }])
})

describe('A flood of missing addresses', () => {
  const flood = (town: Town, many: number, sender: (at: number) => string) => {
    for (let at = 0; at < many; at++) town.missing.note({ path: `/flut-${at}`, sender: sender(at) })
  }

  test('a flood from one connection or one network counts only up to its limit per hour', async () => {
    const town = await deskTown()
    flood(town, 190, () => '203.0.114.7')
    for (let time = 0; time < 6; time++) town.missing.note({ path: '/echt', sender: '198.51.101.2' })
    const { anzahl, data } = await listed(town)
    expect(anzahl).toBe(41)
    expect(data[0]).toMatchObject({ adresse: '/echt', anzahl: 6 })
    const other = await deskTown()
    for (let part = 0; part < 3; part++) {
      flood(other, 190, at => `203.0.114.${at}`)
      await other.missing.write()
    }
    expect((await listed(other)).data.reduce((sum, { anzahl }) => sum + anzahl, 0)).toBeLessThanOrEqual(200)
  })

  test('a sender over the limit is counted again an hour later', async () => {
    const town = await deskTown()
    flood(town, 60, () => '2001:db8:1:2::7')
    town.pass(3_600)
    town.missing.note({ path: '/echt', sender: '2001:db8:1:2::8' })
    expect((await listed(town, { pro_seite: 100 })).data.map(({ adresse }) => adresse)).toContain('/echt')
  })

  test('a flood from many senders displaces neither addresses of other days nor hidden ones', async () => {
    const town = await deskTown()
    ask(town, '/von-gestern')
    ask(town, '/weggelegt')
    await listed(town)
    town.pass(86_400)
    ask(town, '/weggelegt-heute')
    await town.missing.write()
    for (const adresse of ['/weggelegt', '/weggelegt-heute'])
      await town
        .as('chefin')
        .call('redaktionFehlendeAdresseAusblenden', { body: { adresse, ausgeblendet: true } })
    for (let part = 0; part < 12; part++) {
      for (let at = 0; at < 199; at++) ask(town, `/flut-${part}-${at}`, 5)
      await town.missing.write()
    }
    const shown = await listed(town, { pro_seite: 100, seite: 20 })
    expect(shown.data.at(-1)?.adresse).toBe('/von-gestern')
    expect(shown.ausgeblendete).toBe(2)
  })
})
