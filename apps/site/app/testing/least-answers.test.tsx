import { join } from 'node:path'
import { type Call, calls, checkAnswer, givesFile, read } from '@rathausplatz/contract'
import { BW } from '@rathausplatz/kalender/testing'
import { examples } from '@rathausplatz/templates/examples'
import { loaders } from '@rathausplatz/templates/loaders'
import { schemas, type TemplateName } from '@rathausplatz/templates/schemas'
import type { EntryPage } from '@rathausplatz/templates/template'
import { views } from '@rathausplatz/templates/views'
import { QueryProvider } from '@rathausplatz/ui'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { publicRoutes } from '../../../../tests/rechte/routes.ts'
import { provide } from '../cms/site-context.ts'
import { withSessions } from '../sessions/session.ts'
import { leastAnswer, leastCms } from './least-answers.ts'
import { testSite } from './test-site.ts'

/** What a program writes if a value is missing. */
const HOLES = /undefined|NaN|Invalid Date|\[object Object\]|(?<!\d)1970(?!\d)/

const wordsOf = (html: string) =>
  html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' ')

const publicReads = (Object.values(calls) as Call[]).filter(
  call => !call.realm && call.method === 'GET' && !givesFile(call) && call.examples.length > 0,
)

describe('L9: the least answer of a CMS of the letter', () => {
  test.each(publicReads.map(call => [call.name, call] as const))('%s is read', async (_name, call) => {
    const least = leastAnswer(call, call.examples[0]?.answer)
    await expect(checkAnswer(call, least)).resolves.toBeDefined()
  })

  const names = Object.keys(loaders) as (keyof typeof loaders & TemplateName)[]
  const page: EntryPage = {
    path: '/seite',
    publicUrl: 'https://www.rebenau.example.org',
    query: new URLSearchParams(),
    now: new Date('2026-11-20T12:00:00+01:00'),
    beobachtungen: [],
    gemerkterAbfallort: () => undefined,
    gemerkteTonnen: () => '',
    holidays: async () => BW,
    frameOrigins: [],
  }

  test.each(names)('is enough for the template %s, which says nothing wrong', async name => {
    const { context } = examples[name].standard as { context: unknown }
    const { options = {} } = examples[name].standard as { options?: unknown }
    const readContext = read(schemas[name].context, context)
    const readOptions = read(schemas[name].options, options)
    if (!readContext.ok || !readOptions.ok) throw new Error('the example is not readable')
    const entry = { context: readContext.value, options: readOptions.value }
    const data = await (loaders[name] as (...given: unknown[]) => Promise<unknown>)(leastCms, entry, page)
    const view = createElement(views[name] as unknown as FunctionComponent<Record<string, unknown>>, {
      ...entry,
      data,
    })
    const html = renderToStaticMarkup(<QueryProvider query={page.query}>{view}</QueryProvider>)
    expect(wordsOf(html)).not.toMatch(HOLES)
  })

  const params = { slug: 'a', nummer: 'S-1', schluessel: 'k', id: 'a', ort: 'a', jahr: '2026' }
  const routes = publicRoutes.filter(({ file }) => file.endsWith('.tsx') && file !== 'page.tsx')

  test.each(routes.map(({ path, file }) => [path, file] as const))(
    'is enough for the page %s (%s): no fault, no redirect to itself, no hole',
    async (path, file) => {
      const { site, lines } = testSite({})
      site.cms = leastCms
      const context = provide(site)
      const url = new URL(path, site.publicUrl)
      const request = new Request(url)
      const module = (await import(join(import.meta.dirname, '../routes', file))) as {
        loader?: (args: never) => unknown
        default?: FunctionComponent<Record<string, unknown>>
      }
      let thrown: unknown
      let loaderData: unknown
      await withSessions({ request, context }, async () => {
        try {
          loaderData = await module.loader?.({ request, context, url, params } as never)
        } catch (error) {
          thrown = error
        }
        return new Response()
      })
      if (thrown instanceof Response) {
        expect(thrown.status).toBeLessThan(500)
        expect(thrown.headers.get('location')).not.toBe(url.pathname)
        return
      }
      if (thrown !== undefined) {
        const { init } = thrown as { init?: { status?: number } }
        expect(init?.status).toBeLessThan(500)
        return
      }
      expect(lines.filter(({ level }) => level === 'error')).toEqual([])
      const Page = module.default
      if (!Page || loaderData instanceof Response) return
      const told = (loaderData as { init?: unknown; data?: unknown } | undefined) ?? {}
      const data = 'init' in told && 'data' in told ? told.data : loaderData
      const Site = createRoutesStub([
        {
          id: 'page',
          path: '*',
          Component: () => <Page loaderData={data} params={params} matches={[{ loaderData: {} }]} />,
        },
      ])
      expect(wordsOf(renderToStaticMarkup(<Site initialEntries={[path]} />))).not.toMatch(HOLES)
    },
  )
})
