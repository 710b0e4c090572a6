import { sections } from '@rathausplatz/contract/sections'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { rememberFrame } from './layouts/whole-frame.ts'
import { pageEntry } from './page/page-entry.ts'
import type { ResolvedEntry } from './page/resolve-entries.ts'
import { ErrorBoundary, Layout, shouldRevalidate } from './root.tsx'

// Without a build the scripts of the shell have no address, which React logs as an error.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

/** Returns the theme that the shell uses at a path for this loader data. */
function themeAt(path: string, loaded?: object) {
  const Site = createRoutesStub([{ id: 'page', path: '*', Component: () => <Layout>{null}</Layout> }])
  const html = renderToStaticMarkup(
    <Site initialEntries={[path]} {...(loaded ? { hydrationData: { loaderData: { page: loaded } } } : {})} />,
  )
  return /<html[^>]* data-theme="([^"]*)"/.exec(html)?.[1]
}

/** Returns the views that the shell asks the browser to load before hydration. */
function viewsAt(path: string, loaded: object) {
  const Site = createRoutesStub([{ id: 'page', path: '*', Component: () => <Layout>{null}</Layout> }])
  const html = renderToStaticMarkup(
    <Site initialEntries={[path]} hydrationData={{ loaderData: { page: loaded } }} />,
  )
  return /<html[^>]* data-views="([^"]*)"/.exec(html)?.[1]
}

const text: ResolvedEntry = {
  template: 'text',
  slotName: 'content',
  context: { titel: 'Kontakt' },
  options: {},
  data: {},
}

test('A page that has only standing entries needs no view in the browser', () => {
  expect(viewsAt('/rathaus', { pageLayout: 'default', entries: [pageEntry(text, 0)] })).toBeUndefined()
})

test('A page whose entries the browser renders again loads their views first, even if they are standing', () => {
  expect(viewsAt('/kontakt', { page: { pageLayout: 'default', entries: [text] } })).toBe('more')
})

test('Spec §2: the theme follows the first path segment', () => {
  expect(themeAt('/freibad/preise', { pageTheme: 'default' })).toBe('freibad')
  expect(themeAt('/rathaus', { pageTheme: 'default' })).toBe('default')
})

test('Spec §3: a page may set its own theme', () => {
  expect(themeAt('/rathaus/klima', { pageTheme: 'klimaschutz' })).toBe('klimaschutz')
})

test('Spec §8: if no page could be loaded, the theme falls back by path', () => {
  expect(themeAt('/buecherei/fehlt')).toBe('buecherei')
})

test('The shell sets the language of the page to German', () => {
  const Site = createRoutesStub([{ path: '*', Component: () => <Layout>{null}</Layout> }])
  expect(renderToStaticMarkup(<Site />)).toMatch(/^<html[^>]* lang="de"/)
})

test('F-10: an error that reaches the shell still shows header, footer and the error page of the spec', () => {
  const Failed = () => (
    <ErrorBoundary {...({ error: new Error('SQLITE_CORRUPT') } as Parameters<typeof ErrorBoundary>[0])} />
  )
  const Site = createRoutesStub([{ id: 'root', path: '*', Component: Failed }])
  const html = renderToStaticMarkup(<Site initialEntries={['/rathaus']} />)
  expect(html).toContain('Leider ist ein Fehler aufgetreten')
  expect(html).toContain('Fehler - 500')
  expect(html).toMatch(/<header.*<main id="inhalt".*<footer/s)
  expect(html).not.toContain('SQLITE')
})

test('The first link skips to the main area', () => {
  const Failed = () => (
    <ErrorBoundary {...({ error: null } as unknown as Parameters<typeof ErrorBoundary>[0])} />
  )
  const Site = createRoutesStub([{ id: 'root', path: '*', Component: Failed }])
  const html = renderToStaticMarkup(<Site />)
  expect(/<a [^>]*href="([^"]*)"/.exec(html)?.[1]).toBe('#inhalt')
})

const { default: _, ...housesAndIntranet } = sections

test.each(Object.values(housesAndIntranet))(
  'Spec §8: an error below $path shows the header and the footer of $name',
  ({ path, name }) => {
    const Failed = () => (
      <ErrorBoundary {...({ error: null } as unknown as Parameters<typeof ErrorBoundary>[0])} />
    )
    const Site = createRoutesStub([{ id: 'root', path: '*', Component: Failed }])
    const html = renderToStaticMarkup(<Site initialEntries={[`${path}/fehlt`]} />)
    const [, header = '', footer = ''] = /<header(.*?)<\/header>.*<footer(.*?)<\/footer>/s.exec(html) ?? []
    expect(header).toContain(name)
    if (name === 'Intranet') expect(footer).toContain('Barrierefreiheit')
    else expect(footer).toContain(name)
  },
)

test('Header and footer are reloaded when the section changes, and on each page of a house, because they show whether it is open', () => {
  const changes = (from: string, to: string) =>
    shouldRevalidate({
      currentUrl: new URL(from, 'https://www.rebenau.example.org'),
      nextUrl: new URL(to, 'https://www.rebenau.example.org'),
    } as Parameters<typeof shouldRevalidate>[0])
  expect(changes('/', '/rathaus')).toBe(false)
  expect(changes('/rathaus', '/jahnschule')).toBe(true)
  expect(changes('/jahnschule', '/schillerschule')).toBe(true)
  expect(changes('/freibad', '/freibad/preise')).toBe(true)
  expect(changes('/freibad', '/freibad?seite=2')).toBe(false)
})

describe('S9: missing parts of header or footer are loaded again at the next navigation', () => {
  const url = (path: string) => new URL(path, 'http://localhost')
  const navigates = () =>
    shouldRevalidate({ currentUrl: url('/rathaus'), nextUrl: url('/aktuelles') } as Parameters<
      typeof shouldRevalidate
    >[0])
  afterEach(() => rememberFrame({ isWhole: true }))

  test('a complete header and footer are not loaded again, incomplete ones are', () => {
    rememberFrame({ isWhole: true })
    expect(navigates()).toBe(false)
    rememberFrame({ isWhole: false })
    expect(navigates()).toBe(true)
  })
})
