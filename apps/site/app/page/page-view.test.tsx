import type { PageLayout } from '@rathausplatz/contract'
import { examples } from '@rathausplatz/templates/examples'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../testing/test-site.ts'
import { loadPage } from './load-page.ts'
import { bringLayout, PageView } from './page-view.tsx'

type Entry = { template: string; slotName?: string; context: object }

const data = {
  veranstaltungen: examples.eventteaser.standard.data,
  aktuelles: examples.newsticker.standard.data,
}

/** Renders a page of the CMS in its layout. */
async function draw(pageLayout: PageLayout, content: Entry[], changes: object = {}) {
  const { site, lines } = testSite({
    route: () => ({
      pageTheme: 'default',
      pageLayout,
      apiCalls: [],
      title: 'Seitentitel',
      description: '',
      breadcrumbs: [],
      heroImages: [],
      content,
      ...changes,
    }),
    veranstaltungen: () => ({ data: [...data.veranstaltungen] }),
    aktuelles: () => ({ data: [...data.aktuelles] }),
  })
  await bringLayout(pageLayout)
  const html = renderToStaticMarkup(<PageView page={await loadPage(site, '/')} />)
  expect(lines).toEqual([])
  return html
}

const image = { bild: '/medien/x', bildtext: 'x' }
const modules: Entry[] = [
  { template: 'headline-teaser', context: { titel: 'Modul 1' } },
  { template: 'bild-text-teaser-3x', context: { titel1: 'Modul 2' } },
  { template: 'panoramabild-panoramateaser', context: { bildupload: image, titel: 'Modul 3' } },
  { template: 'kurzinfo-icons', context: { titel1: 'Modul 4' } },
  { template: 'bild-text', context: { titel: 'Modul 5', text: '', bildupload: image } },
  { template: 'text', context: { titel: 'Modul 6' } },
  { template: 'eventteaser', context: { titel: 'Modul 7' } },
  { template: 'newsticker', context: { titel: 'Modul 8' } },
]
const hero: Entry = { template: 'portal-hero', context: { titel: 'Rebenau', bildupload1: image } }
const slider: Entry = { template: 'hero-slider', context: { titel1: 'Folie' } }

const headings = (html: string) =>
  [...html.matchAll(/<h[123][^>]*>([^<]*)<\/h[123]>/g)].map(([, text]) => text)
const modulesOf = (html: string) => headings(html).filter(text => text?.startsWith('Modul'))
const inOrder = ['Modul 1', 'Modul 2', 'Modul 3', 'Modul 4', 'Modul 5', 'Modul 6', 'Modul 7', 'Modul 8']

test.each([
  ['in order', modules],
  ['backwards', modules.toReversed()],
  ['mixed', [3, 7, 0, 5, 2, 6, 1, 4].map(at => modules[at] as Entry)],
])(
  'Spec §2: the modules of the portal are in the order of the spec if the page gives them %s',
  async (_, given) => {
    expect(modulesOf(await draw('portal', [...given, hero]))).toEqual(inOrder)
  },
)

test('Modules of the same kind keep the order of the page; other templates follow', async () => {
  const html = await draw('portal', [
    { template: 'veranstaltungsliste', context: { titel: 'Modul 9' } },
    { template: 'text', context: { titel: 'Modul 6b' } },
    ...modules.slice(5, 6),
    ...modules.slice(0, 1),
  ])
  expect(modulesOf(html)).toEqual(['Modul 1', 'Modul 6b', 'Modul 6', 'Modul 9'])
})

test('Spec §2: the hero of the portal is above the main area, and its scroll-down link leads to the main area', async () => {
  const html = await draw('portal', [...modules, hero])
  expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('<main'))
  const [, id] = /<main id="([^"]*)"/.exec(html) ?? []
  expect(html).toContain(`href="#${id}"`)
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('Spec §2: the hero slider of the portal is optional and comes before the modules', async () => {
  expect(headings(await draw('portal', [...modules, slider, hero])).slice(0, 3)).toEqual([
    'Rebenau',
    'Folie',
    'Modul 1',
  ])
})

test('A portal page has a single h1, even if its hero is missing or given twice', async () => {
  expect((await draw('portal', [hero, hero])).match(/<h1/g)).toHaveLength(1)
  expect(headings(await draw('portal', modules))[0]).toBe('Seitentitel')
})

test('Spec §2: the default layout has hero carousel, breadcrumb, content and sidebar, in this order', async () => {
  const html = await draw(
    'default',
    [
      { template: 'text', slotName: 'sidebar', context: { titel: 'Daneben' } },
      { template: 'text', slotName: 'content', context: { titel: 'Inhalt' } },
    ],
    {
      heroImages: [
        { src: '/medien/a', alt: 'Bild A', copyright: 'Stadt A' },
        { src: '/medien/b', alt: 'Bild B' },
      ],
      breadcrumbs: [
        { title: 'Startseite', href: '/' },
        { title: 'Rathaus', href: '/rathaus' },
      ],
    },
  )
  const places = [
    'aria-roledescription="Karussell"',
    'aria-label="Sie sind hier"',
    '<main',
    'Inhalt',
    '<aside',
    'Daneben',
  ]
  const found = places.map(place => html.indexOf(place))
  expect(found).not.toContain(-1)
  expect(found).toEqual(found.toSorted((a, b) => a - b))
  expect(html).toContain('alt="Bild A"')
  expect(html).toContain('© Stadt A')
  expect(headings(html)).toEqual(['Seitentitel', 'Inhalt', 'Daneben'])
})

test('A page without sidebar, hero images and breadcrumb has no empty elements for them', async () => {
  const html = await draw('default', [{ template: 'text', context: { titel: 'Inhalt' } }])
  expect(html).not.toMatch(/<aside|<nav|Karussell/)
})

test('A single hero image is static', async () => {
  const html = await draw('default', [], { heroImages: [{ src: '/medien/a', alt: 'Bild A' }] })
  expect(html).toContain('alt="Bild A"')
  expect(html).not.toContain('Karussell')
})

test('Spec §2: the wide layout shows all entries below each other, in the order of the page', async () => {
  const html = await draw('wide', [
    { template: 'text', slotName: 'sidebar', context: { titel: 'Eins' } },
    { template: 'text', slotName: 'content', context: { titel: 'Zwei' } },
  ])
  expect(headings(html)).toEqual(['Seitentitel', 'Eins', 'Zwei'])
  expect(html).not.toContain('<aside')
})

test.each(['default', 'wide', 'portal'] as const)(
  'Every page of the layout %s has one main area and one h1',
  async layout => {
    const html = await draw(layout, modules)
    expect(html.match(/<main/g)).toHaveLength(1)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('<main id="inhalt" tabindex="-1"')
  },
)

test.each(['default', 'wide', 'portal'] as const)(
  'L11: a large picture with a title leaves the page of the layout %s with one h1, and loses no word',
  async layout => {
    const other: Entry = { ...hero, context: { ...hero.context, titel: 'Ein Wort mehr' } }
    const html = await draw(layout, [other, ...modules])
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('Ein Wort mehr')
  },
)

test('K-12: a page in two versions links the other one, each with its own language tag', async () => {
  const fassungen = { sprachfassungen: ['alltag', 'leicht'] }
  const everyday = await draw('default', [], fassungen)
  expect(everyday).toContain('href="/?sprache=leicht"')
  expect(everyday).not.toContain('lang="de-simple"')
  const simple = await draw('default', [], { ...fassungen, sprache: 'leicht' })
  expect(simple).toContain('<main id="inhalt" tabindex="-1" lang="de-simple"')
  expect(simple).toContain('Diese Seite in Alltags-Sprache lesen')
  expect(simple).toContain('Diesen Text hat noch keine Prüf-Gruppe gelesen.')
  expect(
    await draw('default', [], { ...fassungen, sprache: 'leicht', pruefvermerk: 'Geprüft' }),
  ).not.toContain('noch keine Prüf-Gruppe')
})

test('A page that exists in one version only does not offer a choice of versions', async () => {
  expect(await draw('wide', [])).not.toContain('sprache=')
})

test('P5: a page in Leichte Sprache alone says who has checked it, and offers no other version', async () => {
  const alone = await draw('default', [], { sprache: 'leicht' })
  expect(alone).toContain('Diesen Text hat noch keine Prüf-Gruppe gelesen.')
  expect(alone).not.toContain('in Alltags-Sprache lesen')
  const checked = await draw('default', [], {
    sprache: 'leicht',
    pruefvermerk: 'Geprüft von der Lese-Gruppe',
  })
  expect(checked).toContain('Geprüft von der Lese-Gruppe')
})

test("E20: the credits of a page's pictures are in one line at the end of the page's content", async () => {
  const bildupload = { bild: '/medien/a', bildtext: '', bildcopyright: 'Stadt Rebenau' }
  for (const layout of ['default', 'wide', 'portal'] as const) {
    const html = await draw(layout, [
      { template: 'bild-text', context: { titel: 'Eins', text: '', bildupload } },
      {
        template: 'bild-text',
        context: { titel: 'Zwei', text: '', bildupload: { ...bildupload, bildcopyright: 'Anna Beispiel' } },
      },
      { template: 'bild-text', context: { titel: 'Drei', text: '', bildupload } },
    ])
    expect(html.match(/<p[^>]*>Bilder: Stadt Rebenau · Anna Beispiel<\/p>/g)).toHaveLength(1)
    expect(await draw(layout, [{ template: 'text', context: { titel: 'Ohne Bild' } }])).not.toContain(
      'Bilder:',
    )
  }
})
