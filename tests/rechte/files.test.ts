import { calls, cmsInProcess, rolesOf, tokenHeader } from '@rathausplatz/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asker, admitted, openTown, type Town, wire } from './people.ts'
import { everyRoute, publicRoutes, visit } from './routes.ts'

/**
 * Every address of a file, requested in every way and by every kind of caller, for each use of the file; and
 * every public page of the site with addresses below a closed area.
 */
type Use = {
  readonly isOpen: boolean
  /** Uploaded by an editor; default: by the system, like the demo town and imports. */
  readonly fromDesk?: true
  readonly by: readonly ({ path: string; publish: boolean; trash?: true } & Partial<
    Record<'gueltig_von' | 'gueltig_bis', string>
  >)[]
}

const uses: Readonly<Record<string, Use>> = {
  nobody: { isOpen: true, by: [] },
  'nobody yet': { isOpen: false, fromDesk: true, by: [] },
  'a public page of the desk': { isOpen: true, fromDesk: true, by: [{ path: '/rathaus/i', publish: true }] },
  'a draft of the desk': { isOpen: false, fromDesk: true, by: [{ path: '/rathaus/j', publish: false }] },
  'a public page that comes later': {
    isOpen: false,
    fromDesk: true,
    by: [{ path: '/rathaus/k', publish: true, gueltig_von: '2999-01-01T00:00:00Z' }],
  },
  'a public page that is over': {
    isOpen: false,
    fromDesk: true,
    by: [{ path: '/rathaus/l', publish: true, gueltig_bis: '2001-01-01T00:00:00Z' }],
  },
  'a page of the staff, from the desk': {
    isOpen: false,
    fromDesk: true,
    by: [{ path: '/intranet/m', publish: true }],
  },
  'a public page': { isOpen: true, by: [{ path: '/rathaus/a', publish: true }] },
  // Files added by the system are public from the start.
  'a draft for the public': { isOpen: true, by: [{ path: '/rathaus/b', publish: false }] },
  'a page of the staff': { isOpen: false, by: [{ path: '/intranet/c', publish: true }] },
  'a draft of the staff': { isOpen: false, by: [{ path: '/intranet/d', publish: false }] },
  'a page of the staff in the trash': {
    isOpen: false,
    by: [{ path: '/intranet/e', publish: false, trash: true }],
  },
  'a page of the council': { isOpen: false, by: [{ path: '/raete/f', publish: true }] },
  'a page of the staff and a draft for the public': {
    isOpen: false,
    by: [
      { path: '/intranet/g', publish: true },
      { path: '/rathaus/g', publish: false },
    ],
  },
  'a page of the staff and a public page': {
    isOpen: true,
    by: [
      { path: '/intranet/h', publish: true },
      { path: '/rathaus/h', publish: true },
    ],
  },
}

/** The addresses of a file with a given name, by kind of address. */
const addresses: Readonly<Record<string, (name: string) => string>> = {
  'a picture in a size': name => `/medien/${name}/640.webp`,
  'a picture in its smallest size': name => `/medien/${name}/480.jpg`,
  'a picture, the largest': name => `/medien/${name}`,
  'a picture with its version': name => `/medien/${name}/640.avif?v=1`,
  'a drawing': name => `/medien/${name}.svg`,
  'a document': name => `/medien/${name}.pdf`,
}

const ways: Readonly<Record<string, RequestInit>> = {
  GET: {},
  HEAD: { method: 'HEAD' },
  'a range of bytes': { headers: { range: 'bytes=0-3' } },
  'a range that cannot be': { headers: { range: 'bytes=900000-' } },
  'who has it already': { headers: { 'if-none-match': '*' } },
}

/** Text that must not be shown to callers who may not read it. */
const SECRET = 'Zauberwurzinger'

/** One grey pixel, as PNG. */
const picture = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
)

const nameOf = (use: string) => use.replaceAll(/[ ,]+/g, '-')

let town: Town
beforeAll(async () => {
  town = await openTown()
  const { store, addPicture, addDrawing, addDocument } = town.cms
  const token = town.askers.find(({ name }) => name === 'redaktion in der ganzen Stadt')?.token ?? ''
  const send = (name: string, file: Uint8Array<ArrayBuffer>) =>
    wire(town.cms)(calls.redaktionMediumAufnehmen, {
      query: { name, dekorativ: 'true', urheber: 'Stadt' },
      file,
      token,
    })
  for (const [use, { by, isOpen, fromDesk }] of Object.entries(uses)) {
    const schluessel = nameOf(use)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    const pdf = new TextEncoder().encode('%PDF-1.7\nDienstplan\n%%EOF\n')
    expect(await addDrawing({ schluessel, svg })).toMatchObject({ ok: true })
    const taken = fromDesk
      ? [await send(`${schluessel}.png`, picture), await send(`${schluessel}.pdf`, pdf)]
      : [
          await addPicture({ schluessel, bytes: picture }),
          await addDocument({ schluessel, bytes: pdf, titel: isOpen ? 'Plan' : SECRET }),
        ]
    for (const one of taken) expect(one).toMatchObject({ ok: true })
    for (const { path, publish, trash, ...window } of by) {
      const data = {
        pfad: path,
        title: path.startsWith('/rathaus') ? 'Plan' : SECRET,
        description: path.startsWith('/rathaus') ? '' : SECRET,
        heroImages: [{ src: `/medien/${schluessel}`, alt: 'Plan' }],
        content: [
          { template: 'text', context: { text: `<p><a href="/medien/${schluessel}.pdf">Plan</a></p>` } },
          { template: 'kurzinfo-icons', context: { titel1: 'Plan', icon1: `${schluessel}.svg` } },
        ],
      }
      const written = await store.writeAll([{ kind: 'seite', data, author: 'test', publish, ...window }])
      if (!written.ok) throw new Error(JSON.stringify(written.error))
      const [id = ''] = written.value
      if (trash) expect(await store.remove(id, { author: 'test' })).toMatchObject({ ok: true })
    }
  }
  await town.cms.indexed()
})
afterAll(() => town.close())

const ask = (address: string, init: RequestInit = {}) =>
  town.cms.media(new Request(`http://localhost${address}`, init))

const everyUse = Object.entries(uses).map(([use, { isOpen }]) => ({ use, isOpen }))

describe('every address of a file answers every caller or none, depending on the use of the file', () => {
  // The desk accepts no drawings.
  const kindsOf = (use: string) =>
    Object.entries(addresses).filter(([kind]) => !uses[use]?.fromDesk || kind !== 'a drawing')
  const rows = everyUse.flatMap(({ use, isOpen }) =>
    kindsOf(use).map(([kind, address]) => ({
      use,
      isOpen,
      kind,
      address: address(nameOf(use)),
    })),
  )

  test.each(rows)('$kind, used by $use', async ({ isOpen, address }) => {
    for (const [way, init] of Object.entries(ways)) {
      const { status } = await ask(address, init)
      if (isOpen) expect([200, 206, 304, 416], way).toContain(status)
      else expect(status, way).toBe(404)
    }
    for (const { name, realm, token } of town.askers) {
      const headers: Record<string, string> = realm ? { [tokenHeader[realm]]: token } : {}
      expect((await ask(address, { method: 'HEAD', headers })).status, name).toBe(isOpen ? 200 : 404)
    }
  })

  test('a closed file and a missing file are answered with the same headers', async () => {
    const closed = await ask('/medien/a-page-of-the-staff/640.webp')
    const missing = await ask('/medien/gibt-es-nicht/640.webp')
    expect([...closed.headers]).toEqual([...missing.headers])
  })
})

describe('the desk sends the bytes of a file to every editor, or, if a closed page and no public page uses it, to editors who may read such a page', () => {
  /** Computed from the table of rights alone, without the code that decides. */
  const reads = ({ roles, sections }: Asker, path: string) =>
    roles.some(name => {
      const { kinds, audiences = ['oeffentlich'] } = rolesOf('redaktion')[name] ?? {}
      const [, area] = /^\/(intranet|raete)\//.exec(path) ?? []
      const isAbout =
        audiences.includes((area ?? 'oeffentlich') as never) && (kinds?.includes('seite') ?? true)
      return isAbout && sections.some(section => section === '/' || path.startsWith(`${section}/`))
    })
  const sees = (asker: Asker, { by }: Use) => {
    if (by.some(({ path, publish }) => publish && path.startsWith('/rathaus/'))) return true
    const keepers = by.filter(({ path }) => !path.startsWith('/rathaus/'))
    return keepers.length === 0 || keepers.some(({ path }) => reads(asker, path))
  }

  test.each(Object.entries(uses))('%s', async (use, used) => {
    const send = wire(town.cms)
    for (const asker of town.askers) {
      const admission = admitted(calls.redaktionMediumBytes, asker)
      const due = admission === 200 && !sees(asker, used) ? 404 : admission
      for (const [datei, query, typ] of [
        [nameOf(use), { breite: '480' }, 'image/jpeg'],
        [nameOf(use), {}, 'image/png'],
        [`${nameOf(use)}.pdf`, {}, 'application/pdf'],
      ] as const) {
        const answer = await send(calls.redaktionMediumBytes, {
          params: { datei },
          query,
          token: asker.token,
        })
        expect(answer.status, `${asker.name}: ${datei}`).toBe(due)
        if (due !== 200) continue
        expect(answer.headers.get('content-type')).toBe(typ)
        expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      }
    }
  })
})

describe('no public page shows contents of a closed area', () => {
  const paths = Object.values(uses).flatMap(({ by }) => by.map(({ path }) => path))
  const closedPaths = paths.filter(path => !path.startsWith('/rathaus'))
  const closedFiles = everyUse
    .filter(({ isOpen }) => !isOpen)
    .flatMap(({ use }) => [`/medien/${nameOf(use)}.`, `/medien/${nameOf(use)}/`])
  const questions = [...closedPaths, SECRET, SECRET.slice(0, 6).toLowerCase(), 'zauberwurzigner', 'Plan']

  /** Returns addresses with which a route could be asked for closed content. */
  const addressesAt = ({ path, file }: (typeof everyRoute)[number]) => [
    path,
    ...(file === 'page.tsx' ? closedPaths : []),
    ...(file === 'teilbild.ts' ? closedPaths.map(closed => `/teilbild${closed}.jpg`) : []),
    ...['/1.xml', '/seiten-1.xml'].map(part => `/sitemap${part}`).filter(() => file === 'sitemap.ts'),
    ...['q', 'url', 'seite', 'zurueck'].flatMap(name =>
      questions.map(asked => `${path}?${name}=${encodeURIComponent(asked)}`),
    ),
  ]

  test.each(publicRoutes)('$path', async route => {
    for (const address of addressesAt(route)) {
      const [, last = ''] = /([^/?]*)(?:\?.*)?$/.exec(address) ?? []
      const params = { '*': address.slice(1), teil: last, datei: last, slug: 'c', termin: '1' }
      const { text } = await visit(town.cms, route, { address, params })
      const told = text.replaceAll(decodeURIComponent(address), '')
      // The search page repeats the question of the visitor, and nothing else.
      if (!address.includes('=')) expect(told, address).not.toContain(SECRET)
      for (const closed of [...closedPaths, ...closedFiles].filter(
        one => !decodeURIComponent(address).includes(one),
      ))
        expect(told, address).not.toContain(closed)
    }
  })

  test.each(closedPaths)('the share image of %s does not exist', async path => {
    const route = everyRoute.find(({ file }) => file === 'teilbild.ts')
    if (!route) throw new Error('no share images')
    expect((await visit(town.cms, route, { address: `/teilbild${path}.jpg` })).status).toBe(404)
  })

  test('the share image of a public page exists', async () => {
    const route = everyRoute.find(({ file }) => file === 'teilbild.ts')
    if (!route) throw new Error('no share images')
    expect((await visit(town.cms, route, { address: '/teilbild/rathaus/h.jpg' })).status).toBe(200)
  })

  test.each(closedPaths)('%s is no page, and a search finds neither it nor its document', async path => {
    const { call } = cmsInProcess(town.cms.handlers)
    await expect(call(calls.route, { query: { url: path } })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
    expect(await call(calls.suche, { query: { q: SECRET } })).toMatchObject({ gesamt: 0, data: [] })
  })
})
