import { pinnwandnachricht } from '@rathausplatz/contract'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import Abo, { action, loader } from '../routes/abo.tsx'
import { readReport } from '../schaden/read-report.ts'
import { testSite } from '../testing/test-site.ts'
import { withoutQuestion } from './asked-mail.ts'
import { MailField } from './mail-field.tsx'
import { readFields } from './read-fields.ts'

const MEANT =
  'Meinen Sie gerda@gmail.com? Wenn gerda@gmial.com richtig ist, senden Sie es bitte noch einmal so ab.'

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const message = { text: 'Ist das Rad noch da?', name: 'Gerda' }
const read = (fields: Readonly<Record<string, string>>) =>
  readFields(formOf({ ...message, ...fields }), pinnwandnachricht)

test('F4: an address that is probably mistyped is asked about once; sent again unchanged it is taken', () => {
  const first = read({ email: 'gerda@gmial.com', 'email.gefragt': '' })
  expect(first).toMatchObject({ data: undefined, errors: { email: MEANT } })
  const shown = renderToStaticMarkup(createElement(MailField, { name: 'email', label: 'E-Mail', ...first }))
  expect(shown).toContain('name="email.gefragt" value="gerda@gmial.com"')
  expect(shown).toContain('Meinen Sie gerda@gmail.com?')
  const again = read({ email: ' gerda@gmial.com', 'email.gefragt': first.values['email.gefragt'] ?? '' })
  expect(again).toMatchObject({ data: { email: 'gerda@gmial.com' }, errors: {} })
  // Shown again for another reason, it is still known as asked.
  expect(again.values['email.gefragt']).toBe('gerda@gmial.com')
})

test('F4: a page that shows no errors has not asked', () => {
  const form = formOf({ ...message, email: 'gerda@gmial.com', 'email.gefragt': '' })
  const { values } = readFields(form, pinnwandnachricht)
  expect(values['email.gefragt']).toBe('gerda@gmial.com')
  expect(withoutQuestion(form, values)).toEqual({ ...values, 'email.gefragt': '' })
})

test('F4: another slip after the first is asked about, too; the right address is not', () => {
  const asked = { 'email.gefragt': 'gerda@gmial.com' }
  expect(read({ email: 'gerda@gamil.com', ...asked }).errors['email']).toContain(
    'Meinen Sie gerda@gmail.com?',
  )
  expect(read({ email: 'gerda@gmail.com', ...asked }).data).toMatchObject({ email: 'gerda@gmail.com' })
})

test('F4: the question comes together with the errors of other fields', () => {
  expect(read({ email: 'gerda@gmial.com', 'email.gefragt': '', text: '' }).errors).toMatchObject({
    email: MEANT,
    text: expect.any(String),
  })
})

test('F4: what is no address at all keeps its error, or names the address that was probably meant', () => {
  expect(read({ email: 'gerda', 'email.gefragt': '' }).errors['email']).toContain('fehlt das @-Zeichen')
  const faulty = { email: 'gerda@web.d', 'email.gefragt': '' }
  expect(read(faulty)).toMatchObject({ data: undefined, errors: { email: /Meinen Sie gerda@web\.de\?/ } })
  expect(read({ ...faulty, 'email.gefragt': 'gerda@web.d' }).data).toBeUndefined()
})

test('F4: a form without the hidden field, as a program sends it, is not asked', () => {
  expect(read({ email: 'gerda@gmial.com' }).data).toMatchObject({ email: 'gerda@gmial.com' })
})

test('F4: the form of a damage asks once, too', () => {
  const fields = {
    kategorie: 'licht',
    adresse: 'Kelterstr. ggü. Nr. 12',
    text: 'rb 0417',
    email: 'gerda@gmial.com',
  }
  expect(readReport(formOf({ ...fields, 'email.gefragt': '' })).errors).toEqual({ email: MEANT })
  expect(readReport(formOf({ ...fields, 'email.gefragt': 'gerda@gmial.com' })).errors).toEqual({})
})

/** Orders news for an address and returns the answer, and the orders that the CMS got. */
async function order(fields: Readonly<Record<string, string>>, path = '/abo') {
  const orders: string[] = []
  const { site } = testSite({
    aboBestellen: ({ body }) => {
      orders.push(body.email)
      return {}
    },
    abothemen: () => ({ moeglich: true, data: [] }),
  })
  const geladen = new Date(site.now.getTime() - 60_000).toISOString()
  const url = new URL(path, site.publicUrl)
  const body = formOf({ thema: 'aktuelles', geladen, 'email.gefragt': '', ...fields })
  const request = new Request(url, { method: 'POST', body })
  const context = provide(site)
  const answer = await action({ request, context, url, params: {} } as never).catch(
    (thrown: unknown) => thrown,
  )
  return { answer, orders, site, context }
}

test('F4: the form of a subscription asks once, then the page names the address, which no address bar shows', async () => {
  const refused = await order({ email: 'gerda@gmial.com' })
  expect(refused.answer).toMatchObject({
    data: { refused: { errors: { email: MEANT } }, values: { 'email.gefragt': 'gerda@gmial.com' } },
    init: { status: 422 },
  })
  expect(refused.orders).toEqual([])
  const { answer, orders, site, context } = await order({
    email: 'gerda@gmial.com',
    'email.gefragt': 'gerda@gmial.com',
  })
  expect(orders).toEqual(['gerda@gmial.com'])
  const location = answer instanceof Response ? (answer.headers.get('location') ?? '') : ''
  expect(decodeURIComponent(location)).not.toMatch(/gerda|gmial/)
  const page = async (path: string) => {
    const loaded = (await loader({ context, url: new URL(path, site.publicUrl) } as never)) as {
      data: object
    }
    const Stub = createRoutesStub([
      { path: '/', Component: () => createElement(Abo, { loaderData: loaded.data } as never) },
    ])
    return { html: renderToStaticMarkup(createElement(Stub)), loaded }
  }
  const { html, loaded } = await page(location)
  expect(html).toContain('Die E-Mail geht an <strong>gerda@gmial.com</strong>. Stimmt die Adresse nicht?')
  expect(loaded).toMatchObject({ init: { headers: { 'cache-control': 'no-store' } } })
  site.now = new Date(site.now.getTime() + 31 * 60_000)
  expect((await page(location)).html).not.toContain('gerda')
  expect((await page('/abo?bestellt=1')).html).toContain('Bitte sehen Sie in Ihrem Postfach nach')
})

test('F4: after the order of a reminder the page leads back to the form of that street', async () => {
  const wanted = '/abo?abfall=k3m8x2q7wa&tonnen=restmuell.alle&thema=x'
  const { answer } = await order({ email: 'gerda@gmail.com' }, wanted)
  const location = answer instanceof Response ? (answer.headers.get('location') ?? '') : ''
  const { searchParams } = new URL(location, 'https://x.example')
  expect([...searchParams.keys()]).toEqual(['bestellt', 'an', 'abfall', 'tonnen'])
  expect(searchParams.get('tonnen')).toBe('restmuell.alle')
})
