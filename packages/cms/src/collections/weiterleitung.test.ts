import { calls } from '@rathausplatz/contract'
import { describe, expect, it } from 'vitest'
import { testTown, veranstaltung } from '../test-town.ts'
import { weiterleitung } from './weiterleitung.ts'

const issues = (von: string, nach: string) => weiterleitung.parse({ von, nach }).issues
const seite = (pfad: string) => ({ pfad, title: pfad })

async function town(records: Parameters<typeof testTown>[0] = {}) {
  const { store, call } = await testTown({ seite: ['/', '/leben', '/leben/abfall'].map(seite), ...records })
  const add = async (von: string, nach: string, status = 301) => {
    const data = { von, nach, status }
    const written = await store.writeAll([{ kind: 'weiterleitung', data, author: 'test' }])
    return written.ok || (written.error as { issues?: unknown }).issues
  }
  const ask = (url: string) =>
    call(calls.route, { query: { url } }).then(
      answer => ('redirect' in answer ? answer.redirect : answer.title),
      () => 404,
    )
  return { store, add, ask }
}

describe('A redirect on saving', () => {
  it('has one spelling of its address', () => {
    for (const von of ['/index.php?L=0&id=12', ' //index.php/?id=12&L=0#oben '])
      expect(weiterleitung.parse({ von, nach: '/leben' })).toEqual({
        value: { von: '/index.php?L=0&id=12', nach: '/leben', status: 301 },
      })
  })

  it.each([
    '',
    'muell',
    'https://www.rebenau.example.org/muell',
    '/',
    '/a b',
    '/../x',
    '/api/cms/menu',
    '/medien/x',
  ])('is for a free address of this site: %j is refused', von => {
    expect(issues(von, '/leben')).toMatchObject([
      { path: 'von', message: expect.stringMatching(/Adresse|ausfüllen/) },
    ])
  })

  it.each([
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'leben',
    '#a',
  ])('I-10: leads to a page of this site: %j is refused', nach => {
    expect(issues('/muell', nach)?.map(({ path }) => path)).toContain('nach')
  })

  it.each([
    ['/muell', '/muell'],
    ['/muell', '/muell#termine'],
    ['/muell', '/muell?a=1'],
    ['/index.php?id=12', '/index.php'],
  ])('cannot form a cycle: %s to %s', (von, nach) => {
    expect(issues(von, nach)).toMatchObject([
      { path: 'nach', message: 'Diese Weiterleitung würde im Kreis führen.' },
    ])
  })

  it('has the status 301 or 302: 307 is refused', () => {
    expect(weiterleitung.parse({ von: '/a', nach: '/b', status: 307 }).issues).toHaveLength(1)
  })
})

describe('A redirect beside other public content', () => {
  it('cannot hide a page of an editor or of a record', async () => {
    const { add } = await town({ veranstaltung: [veranstaltung('Weinfest', '2026-12-01T18:00:00+01:00')] })
    for (const [von, said] of [
      ['/leben', 'Unter /leben steht schon die Seite „/leben“.'],
      ['/leben?id=3', 'Unter /leben steht schon die Seite „/leben“.'],
      ['/veranstaltungen/weinfest', 'Unter /veranstaltungen/weinfest steht schon die Seite „Weinfest“.'],
    ] as const)
      expect(await add(von, '/leben/abfall')).toEqual([{ path: 'von', message: said }])
  })

  it('cannot lead to another redirect, whichever came first', async () => {
    const { add } = await town()
    expect(await add('/muell', '/leben/abfall')).toBe(true)
    expect(await add('/tonne', '/muell')).toEqual([
      {
        path: 'nach',
        message: 'Von dort geht es gleich weiter. Bitte das letzte Ziel angeben: /leben/abfall',
      },
    ])
    expect(await add('/leben/tonnen', '/leben')).toBe(true)
    expect(await add('/abfall', '/entsorgung')).toBe(true)
    expect(await add('/entsorgung', '/leben/abfall')).toEqual([
      { path: 'von', message: 'Hierher führt schon eine andere Weiterleitung: /abfall' },
    ])
  })
})

describe('The answer to a visitor', () => {
  it('is the target of the redirect', async () => {
    const { add, ask } = await town()
    await add('/muell', '/leben/abfall', 302)
    await add('/index.php?id=12', '/leben/abfall#termine')
    expect(await ask('/muell')).toEqual({ to: '/leben/abfall', status: 302 })
    expect(await ask('/muell/')).toEqual({ to: '/leben/abfall', status: 302 })
    expect(await ask('/index.php?id=12')).toEqual({ to: '/leben/abfall#termine', status: 301 })
  })

  it('is 404 if no redirect has this query', async () => {
    const { add, ask } = await town()
    await add('/index.php?id=12', '/leben/abfall')
    for (const url of ['/index.php', '/index.php?id=13', '/index.php?id=12&id=13'])
      expect(await ask(url)).toBe(404)
  })

  it('is the page, after an editor created one at the address', async () => {
    const { add, ask, store } = await town()
    await add('/muell', '/leben/abfall')
    await store.writeAll([{ kind: 'seite', data: seite('/muell'), author: 'test' }])
    expect(await ask('/muell')).toBe('/muell')
  })

  it('is the present address of a moved target, in one step', async () => {
    const { add, ask, store } = await town()
    await add('/muell', '/leben/abfall#termine')
    const page = await store.documentByKey('seite', '/leben/abfall')
    if (!page) throw new Error('no page')
    const { id, draft_revision: baseRevision, data } = page
    await store.saveDraft(id, { data: { ...data, pfad: '/leben/muell' }, baseRevision, author: 'test' })
    await store.publish(id, { author: 'test' })
    expect(await ask('/muell')).toEqual({ to: '/leben/muell#termine', status: 301 })
  })

  it('is 404 at the old address after the redirect was corrected to another address', async () => {
    const { add, ask, store } = await town()
    await add('/mull', '/leben/abfall')
    const [made] = await store.documents('weiterleitung', { limit: 1 })
    if (!made) throw new Error('no redirect')
    const { id, draft_revision: baseRevision, data } = made
    await store.saveDraft(id, { data: { ...data, von: '/muell' }, baseRevision, author: 'test' })
    await store.publish(id, { author: 'test' })
    expect(await ask('/mull')).toBe(404)
    expect(await ask('/muell')).toEqual({ to: '/leben/abfall', status: 301 })
  })
})
