import { CmsError, NoData } from '@rathausplatz/contract'
import { data, redirect, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import { testSite } from '../testing/test-site.ts'
import { orKept } from './or-kept.ts'
import { formOf } from './refusal.ts'

type Part = () => unknown
const typed = { name: 'Erika', text: 'Eine Zeile\r\nund noch eine', passwort: 'geheim' }

/** Sends a form to a wrapped route. Returns the results of its action and then of its loader. */
async function sent(
  { action, loader = () => null }: { action: Part; loader?: Part },
  view: unknown = () => null,
) {
  const { site, lines } = testSite({})
  const module = {
    default: view,
    loader,
    action: async ({ request }: { request: Request }) => {
      await formOf(request)
      return action()
    },
  }
  const routes = orKept({ a: { id: 'a', path: 'a', module } } as unknown as ServerBuild['routes'])
  const kept = routes['a']?.module
  const context = provide(site)
  const request = new Request('https://www.rebenau.example.org/a', {
    method: 'POST',
    body: new URLSearchParams(typed),
  })
  const said = async (part: unknown): Promise<Said> =>
    (part as (args: object) => Promise<unknown>)({ request, context, params: {} }).then(
      answer => ({ answer: answer as Thrown }),
      (thrown: unknown) => ({ thrown: thrown as Thrown }),
    )
  const acted = await said(kept?.action)
  return { acted, loaded: await said(kept?.loader), lines }
}
type Thrown = { data?: { kept?: unknown; hint?: string }; init?: ResponseInit }
type Said = { answer?: Thrown; thrown?: Thrown }

const raise = (error: unknown) => () => {
  throw error
}
const whole = {
  status: 503,
  retryAfter: '60',
  fields: [
    ['name', 'Erika'],
    ['text', 'Eine Zeile\nund noch eine'],
  ],
}
const told = ({ thrown }: Said) => ({
  status: thrown?.init?.status,
  retryAfter: new Headers(thrown?.init?.headers).get('retry-after'),
  fields: (thrown?.data?.kept as { fields?: unknown } | undefined)?.fields,
})
const away = [
  ['says so', new CmsError('nicht-gespeichert')],
  ['cannot read', new CmsError('nicht-erreichbar')],
  ['says nothing', new NoData('formular')],
] as const

test.each(away)(
  'During an outage (the CMS %s), a form is returned with all input except the password',
  async (_, error) => {
    const { acted, lines } = await sent({ action: raise(error) })
    expect(told(acted)).toEqual(whole)
    expect(lines).toEqual([
      { level: 'error', about: { err: error, requestId: 'anfrage-1' }, message: 'Formular nicht angenommen' },
    ])
  },
)

test.each(away)(
  'A form that was not accepted is returned with all input except the password, even if its page is loaded during an outage (the CMS %s)',
  async (_, error) => {
    const action = () => data({ values: typed }, { status: 503 })
    expect(told((await sent({ action, loader: raise(error) })).loaded)).toEqual(whole)
  },
)

test.each([
  ['is not there any more', raise(data('Seite nicht gefunden', { status: 404 }))],
  ['says only that it could not be loaded', () => data(undefined, { status: 503 })],
])('A form that could not be stored is returned even if its page %s', async (_, loader) => {
  const action = () => data({ values: typed }, { status: 503 })
  expect(told((await sent({ action, loader })).loaded)).toEqual(whole)
})

test('An accepted form is not returned for sending again, even if its page fails', async () => {
  const { loaded } = await sent({ action: () => ({ was: 'angekommen' }), loader: raise(new NoData('stadt')) })
  expect(told(loaded)).toEqual({ ...whole, fields: undefined })
})

test('Redirects, refusals and program faults are not changed', async () => {
  const gone = redirect('/danke')
  const wrong = data({}, { status: 422 })
  const fault = new TypeError('x')
  for (const thrown of [gone, wrong, fault])
    expect((await sent({ action: raise(thrown), loader: raise(thrown) })).acted.thrown).toBe(thrown)
  const { loaded } = await sent({ action: () => wrong, loader: () => 'Seite' })
  expect(loaded.answer).toBe('Seite')
})

test('A route without a page answers with a line of text', async () => {
  const { acted } = await sent({ action: raise(new CmsError('nicht-erreichbar')) }, null)
  const answer = acted.thrown as Response
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await answer.text()).toContain('gerade nicht möglich')
})
