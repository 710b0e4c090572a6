import { calls, type PageRoute } from '@rathausplatz/contract'
import { schemas } from '@rathausplatz/templates/schemas'
import { describe, expect, it } from 'vitest'
import { artikel, testTown, textEntry, veranstaltung } from '../test-town.ts'

const seiten = [
  { pfad: '/', title: 'Stadt Rebenau', pageLayout: 'portal' },
  { pfad: '/rathaus', title: 'Unser Rathaus', breadcrumbTitle: 'Rathaus' },
  { pfad: '/rathaus/amt/ausweis', title: 'Ausweis', content: [textEntry('<p>Hallo</p>')] },
  { pfad: '/bücherei', title: 'Alte Bücherei' },
  { pfad: '/buecherei/kinder', title: 'Kinderbücherei' },
  { pfad: '/freibad', title: 'Freibad', pageTheme: 'klimaschutz' },
  { pfad: '/aktuelles', title: 'Aktuelles', seo: { title: 'Neues aus Rebenau', description: 'Was war' } },
]

const town = () =>
  testTown({
    seite: seiten,
    aktuelles: [
      artikel('Markt zieht um', {
        einleitung: 'Kurz.',
        text: '<p>Lang.</p>',
        bild: '/medien/markt',
        bildtext: 'Stände',
        bildcopyright: 'Stadt',
        sortierung: 2,
        interessengruppen_id: [1],
      }),
    ],
    veranstaltung: [
      veranstaltung('Adventsmarkt', '2026-11-28T14:00:00+01:00', {
        ort: 'Marktplatz',
        text: '<p>Glühwein</p>',
      }),
    ],
  })

const page = async (url: string) => (await (await town()).call(calls.route, { query: { url } })) as PageRoute

describe('a published page', () => {
  it('is found in every spelling of its path', async () => {
    for (const url of ['/rathaus', '/rathaus/', '/rathaus//', '/%72athaus', '/rathaus?a=b']) {
      expect((await page(url)).title).toBe('Unser Rathaus')
    }
    for (const url of ['/b%C3%BCcherei', '/bu%CC%88cherei/', '/bücherei']) {
      expect((await page(url)).title).toBe('Alte Bücherei')
    }
    expect((await page('/')).title).toBe('Stadt Rebenau')
  })

  it('contains title and description for search engines', async () => {
    expect((await page('/aktuelles')).seo).toEqual({ title: 'Neues aus Rebenau', description: 'Was war' })
  })

  it('contains the written data and no internal field of the store', async () => {
    expect(await page('/rathaus/amt/ausweis')).toEqual({
      title: 'Ausweis',
      description: '',
      geaendert: '2026-11-20T11:00:00.000Z',
      pageTheme: 'default',
      pageLayout: 'default',
      heroImages: [],
      apiCalls: [],
      content: [
        {
          template: 'text',
          slotName: 'content',
          context: { titel: '', einleitung: '', text: '<p>Hallo</p>', link: '', linktext: '' },
          options: {},
        },
      ],
      breadcrumbs: [
        { title: 'Startseite', href: '/' },
        { title: 'Rathaus', href: '/rathaus' },
        { title: 'Ausweis', href: '/rathaus/amt/ausweis' },
      ],
    })
  })

  it('has no breadcrumbs if it is the home page', async () => {
    expect((await page('/')).breadcrumbs).toEqual([])
  })

  it('has its own theme; otherwise that of its first path segment', async () => {
    expect((await page('/buecherei/kinder')).pageTheme).toBe('buecherei')
    expect((await page('/rathaus')).pageTheme).toBe('default')
    expect((await page('/freibad')).pageTheme).toBe('klimaschutz')
  })
})

describe('a record', () => {
  it('is a page at its own path: an article', async () => {
    const answer = await page('/aktuelles/markt-zieht-um/')
    expect(answer).toMatchObject({
      title: 'Markt zieht um',
      description: 'Kurz.',
      pageLayout: 'default',
      breadcrumbs: [
        { title: 'Startseite', href: '/' },
        { title: 'Aktuelles', href: '/aktuelles' },
        { title: 'Markt zieht um', href: '/aktuelles/markt-zieht-um' },
      ],
      content: [
        {
          template: 'artikel',
          slotName: 'content',
          context: {
            titel: 'Markt zieht um',
            einleitung: 'Kurz.',
            text: '<p>Lang.</p>',
            datum_von: '2026-11-18T08:00:00+01:00',
            bildupload: { bild: '/medien/markt', bildtext: 'Stände', bildcopyright: 'Stadt' },
          },
          options: {},
        },
      ],
    })
    expect(answer.content).toHaveLength(1)
  })

  it('is a page at its own path: an event', async () => {
    const { title, content } = await page('/veranstaltungen/adventsmarkt')
    expect(title).toBe('Adventsmarkt')
    const [entry] = content as { template: string; context: unknown }[]
    expect(entry?.template).toBe('veranstaltung')
    expect(schemas.veranstaltung.context.parse(entry?.context)).toMatchObject({
      titel: 'Adventsmarkt',
      slug: 'adventsmarkt',
      datum_von: '2026-11-28T14:00:00+01:00',
      ort: 'Marktplatz',
      text: '<p>Glühwein</p>',
      rubriken: [{ rubrik: 'Markt' }],
    })
  })
})

describe('one date of a series', () => {
  const series = testTown({
    veranstaltung: [
      veranstaltung('Vorlesen', '2026-12-02T15:30:00+01:00', {
        serie: { regel: { art: 'WOECHENTLICH', wochentage: ['MITTWOCH'] }, anzahl: 3 },
      }),
      veranstaltung('Fest', '2026-12-02T15:30:00+01:00'),
    ],
  })
  const at = async (url: string) => (await series).call(calls.route, { query: { url } })

  it('has a page below that of the event', async () => {
    expect(await at('/veranstaltungen/vorlesen/2026-12-09')).toMatchObject({
      title: 'Vorlesen',
      content: [
        { context: { slug: 'vorlesen', termin: '2026-12-09', datum_von: '2026-12-09T15:30:00+01:00' } },
      ],
    })
  })

  it.each([
    '/veranstaltungen/vorlesen/2026-12-10',
    '/veranstaltungen/vorlesen/2026-12-23',
    '/veranstaltungen/vorlesen/morgen',
    '/veranstaltungen/vorlesen/2026-12-09/mehr',
    '/veranstaltungen/fest/2026-12-02',
    '/veranstaltungen/nichts/2026-12-02',
  ])('is not found if the series has no such date: %s', async url => {
    await expect(at(url)).rejects.toMatchObject({ code: 'nicht-gefunden' })
  })
})

describe('a path without a page', () => {
  it.each(['/nichts', '/%', '/a%2Fb', '/../rathaus', '/rathaus%00', '/aktuelles/nichts', '/__proto__'])(
    'is not found: %s',
    async url => {
      await expect(page(url)).rejects.toMatchObject({ code: 'nicht-gefunden' })
    },
  )

  it('is not found while its page is a draft', async () => {
    const { store, call } = await town()
    const draft = await store.create({
      kind: 'seite',
      data: { pfad: '/entwurf', title: 'Entwurf' },
      author: 'test',
    })
    expect(draft.ok).toBe(true)
    await expect(call(calls.route, { query: { url: '/entwurf' } })).rejects.toMatchObject({
      code: 'nicht-gefunden',
    })
  })

  it('redirects to the new path of a moved page', async () => {
    const { store, call } = await town()
    const old = await store.documentByKey('seite', '/rathaus')
    const moved = await store.saveDraft(old?.id ?? '', {
      data: { ...old?.data, pfad: '/verwaltung' },
      baseRevision: old?.draft_revision ?? 0,
      author: 'test',
    })
    expect(moved.ok).toBe(true)
    await store.publish(old?.id ?? '', { author: 'test' })
    expect(await call(calls.route, { query: { url: '/rathaus/' } })).toEqual({
      redirect: { to: '/verwaltung', status: 301 },
    })
  })
})

describe('a page in Leichte Sprache', () => {
  const seite = {
    pfad: '/rathaus',
    title: 'Rathaus',
    pageLayout: 'wide',
    content: [textEntry('<p>Alltag</p>')],
    leichteSprache: {
      title: 'Das Rat-Haus',
      pruefvermerk: 'Geprüft vom Verein Einfach Rebenau',
      content: [textEntry('<p>Das Rat-Haus ist am Markt-Platz.</p><script>x</script>')],
    },
  }
  const town = () => testTown({ seite: [seite, { pfad: '/nur-alltag', title: 'Nur Alltag' }] })
  const page = async (url: string, sprache?: 'leicht' | 'alltag') =>
    (await town()).call(calls.route, { query: { url, sprache } })

  it('is answered on request, with title, text and review note of its own', async () => {
    expect(await page('/rathaus', 'leicht')).toMatchObject({
      title: 'Das Rat-Haus',
      sprache: 'leicht',
      sprachfassungen: ['alltag', 'leicht'],
      pruefvermerk: 'Geprüft vom Verein Einfach Rebenau',
      pageLayout: 'default',
      content: [{ context: { text: '<p>Das Rat-Haus ist am Markt-Platz.</p>' } }],
      breadcrumbs: [{ href: '/' }, { title: 'Rathaus', href: '/rathaus' }],
    })
  })

  it('is listed among the versions of the page in everyday German, which is the default', async () => {
    for (const sprache of [undefined, 'alltag'] as const) {
      const answer = await page('/rathaus', sprache)
      expect(answer).toMatchObject({ title: 'Rathaus', sprachfassungen: ['alltag', 'leicht'] })
      expect(answer).not.toHaveProperty('sprache')
      expect(answer).not.toHaveProperty('leichteSprache')
    }
  })

  it('is replaced by the page in everyday German if it does not exist', async () => {
    const answer = await page('/nur-alltag', 'leicht')
    expect(answer).toMatchObject({ title: 'Nur Alltag' })
    expect(answer).not.toHaveProperty('sprachfassungen')
  })
})
