import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta } from 'react-router'
import { expect, test } from 'vitest'
import { pageMeta } from './page-meta.ts'

const head = { title: 'Rathaus', description: 'Alles zum Rathaus', path: '/rathaus' }
const meta = (changes: object = {}) =>
  pageMeta({ ...head, ...changes }, 'Stadt Rebenau', 'https://www.rebenau.example.org')

test('The title of a page names page and town; that of the home page only the town', () => {
  expect(meta()).toContainEqual({ title: 'Rathaus – Stadt Rebenau' })
  expect(meta({ title: 'Stadt Rebenau' })).toContainEqual({ title: 'Stadt Rebenau' })
})

test('The title names the parent page too; a title for search engines comes first', () => {
  const breadcrumbs = [
    { title: 'Startseite', href: '/' },
    { title: 'Freibad', href: '/freibad' },
    { title: 'Preise', href: '/freibad/preise' },
  ]
  expect(meta({ title: 'Preise', breadcrumbs })).toContainEqual({ title: 'Preise – Freibad – Stadt Rebenau' })
  expect(meta({ breadcrumbs: breadcrumbs.slice(0, 2) })).toContainEqual({ title: 'Rathaus – Stadt Rebenau' })
  expect(meta({ seo: { title: 'Wochenmarkt am 25.11.2026' } })).toContainEqual({
    title: 'Wochenmarkt am 25.11.2026 – Stadt Rebenau',
  })
})

test('Spec §3: the seo fields set title and description, also for shared links', () => {
  const seo = { title: 'Ausweis beantragen', description: 'Termin, Unterlagen, Gebühr' }
  const tags = meta({ seo })
  expect(tags).toContainEqual({ title: 'Ausweis beantragen – Stadt Rebenau' })
  expect(tags).toContainEqual({ property: 'og:title', content: 'Ausweis beantragen' })
  expect(tags).toContainEqual({ name: 'description', content: 'Termin, Unterlagen, Gebühr' })
  expect(tags).toContainEqual({ property: 'og:description', content: 'Termin, Unterlagen, Gebühr' })
  expect(meta({ seo: { title: '', description: '' } })).toEqual(meta())
})

test('A page states its canonical address: the address on this site, or the one that editors have entered', () => {
  expect(meta()).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://www.rebenau.example.org/rathaus',
  })
  expect(meta({ canonical: '/stadt/rathaus' })).toContainEqual(
    expect.objectContaining({ href: 'https://www.rebenau.example.org/stadt/rathaus' }),
  )
})

test('A page without a description has no empty description', () => {
  expect(meta()).toContainEqual({ name: 'description', content: 'Alles zum Rathaus' })
  expect(meta({ description: '' })).not.toContainEqual(expect.objectContaining({ name: 'description' }))
})

test('Page 2 of a list and a filtered list have their own address; page 2 also has its own title', () => {
  const paged = meta({ query: 'rubrik_id=3&seite=2' })
  expect(paged).toContainEqual({ title: 'Rathaus – Seite 2 – Stadt Rebenau' })
  const address = 'https://www.rebenau.example.org/rathaus?rubrik_id=3&seite=2'
  expect(paged).toContainEqual({ tagName: 'link', rel: 'canonical', href: address })
  expect(paged).toContainEqual({ property: 'og:url', content: address })
  expect(meta({ query: 'rubrik_id=3' })).toContainEqual({ title: 'Rathaus – Stadt Rebenau' })
})

test('A shared link shows the image of the page, with its size', () => {
  expect(meta()).toContainEqual({
    property: 'og:image',
    content: 'https://www.rebenau.example.org/teilbild/rathaus.jpg',
  })
  expect(meta({ path: '/' })).toContainEqual(
    expect.objectContaining({ content: 'https://www.rebenau.example.org/teilbild.jpg' }),
  )
  expect(meta()).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(meta()).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('A page links the feeds of its part of the site', () => {
  expect(meta({ path: '/aktuelles' })).toContainEqual(
    expect.objectContaining({ rel: 'alternate', type: 'application/atom+xml', href: '/aktuelles.atom' }),
  )
  expect(meta()).not.toContainEqual(expect.objectContaining({ rel: 'alternate' }))
})

/** Renders the head of a page. */
function drawnHead(changes: object) {
  const Site = createRoutesStub([
    { id: 'page', path: '*', Component: () => <Meta />, meta: () => meta(changes) },
  ])
  return renderToStaticMarkup(<Site initialEntries={['/rathaus']} />)
}

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  "\u2028\u2029 ]]> &amp; ' \\",
])('X-05, X-07: %j in the head is text for every reader', evil => {
  const structured = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Event', name: evil }] }
  const html = drawnHead({ title: evil, description: evil, structured })
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(json).not.toMatch(/[<>\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(structured)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).not.toMatch(/<img|<!--/)
})

test('A page with a version in Leichte Sprache names both versions for browsers and search engines', () => {
  const links = meta({ path: '/rathaus', sprachfassungen: ['alltag', 'leicht'] }).filter(
    tag => 'hrefLang' in tag,
  )
  expect(links).toEqual([
    { tagName: 'link', rel: 'alternate', hrefLang: 'de', href: 'https://www.rebenau.example.org/rathaus' },
    {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'de-simple',
      href: 'https://www.rebenau.example.org/rathaus?sprache=leicht',
    },
  ])
  expect(meta({ path: '/leben' }).filter(tag => 'hrefLang' in tag)).toEqual([])
})
