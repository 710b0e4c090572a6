import { calls, checkAnswer, type Hinweis, type Stadt } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { forEditor } from '../../ansicht/ansicht.ts'
import { provide } from '../../cms/site-context.ts'
import { action, loader } from '../../routes/hinweis.tsx'
import { loader as marks } from '../../routes/hinweise.ts'
import { askRoute } from '../../testing/ask-route.ts'
import { testSite } from '../../testing/test-site.ts'
import { townSite } from '../../testing/town-site.ts'
import { hinweiseFor, putAway, putAwayCookie, shownHinweise } from './put-away.ts'

const stadt = calls.stadt.answer.parse(calls.stadt.examples[0]?.answer)
const hinweis = (more: Partial<Hinweis> = {}): Hinweis => ({
  kategorie: 'allgemein',
  seite: '',
  quelle: '',
  gesendet: '',
  beginn: '',
  bis: '',
  stand: '',
  titel: 'Wasser abkochen',
  stufe: 'dringend',
  wo: 'default',
  text: 'Drei Minuten lang.\nBis morgen.',
  link: '',
  linktext: '',
  fassung: 'abcd-123',
  ...more,
})
const now = new Date('2026-11-20T12:00:00+01:00')
const pool = hinweis({ titel: 'Freibad zu', wo: 'freibad', stufe: 'wichtig', fassung: 'pool_456' })

const drawn = (hinweise: Hinweis[], told = {}) =>
  townSite({}, { stadt: () => ({ ...stadt, hinweise }) }, 'production', told)
const titles = (html: string) =>
  [...html.matchAll(/<form[^>]*action="\/darstellung\/hinweis".*?<\/form>/gs)].map(
    ([form]) => /<h2>.*?<\/span>(?:<!-- -->)?([^<]*)<\/h2>/s.exec(form)?.[1],
  )

test('Spec §1: a notice comes first on every page, with its level in words', async () => {
  const { html, text } = await drawn([hinweis()]).get('/rathaus')
  expect(html.indexOf('Wasser abkochen')).toBeLessThan(html.indexOf('<header'))
  expect(text).toContain('Dringend: Wasser abkochen Drei Minuten lang. Bis morgen.')
  for (const path of ['/', '/gibt-es-nicht', '/intranet/x'])
    expect((await drawn([hinweis()]).get(path)).text).toContain('Wasser abkochen')
})

test('A notice for one house is shown only on the pages of that house', async () => {
  const site = drawn([hinweis(), pool])
  expect(titles((await site.get('/freibad/preise')).html)).toEqual(['Wasser abkochen', 'Freibad zu'])
  expect(titles((await site.get('/freibadfest')).html)).toEqual(['Wasser abkochen'])
})

test('Without notices nothing is shown', async () => {
  const { html } = await drawn([]).get('/rathaus')
  expect(html).not.toContain('data-standing="-2"')
})

test('The text of a notice is not markup', async () => {
  const hostile = '<script>alert(1)</script>'
  const { html } = await drawn([
    hinweis({ titel: hostile, text: hostile, link: '/x', linktext: hostile }),
  ]).get('/')
  expect(html).not.toContain(hostile)
})

test('Hiding one notice keeps the others, and the hidden one comes back when its text changes', async () => {
  const all = [hinweis(), hinweis({ titel: 'Sturm', fassung: 'sturm_78' })]
  const cookie = putAwayCookie(null, 'abcd-123', true)?.split(';', 1)[0] ?? ''
  const shown = (hinweise: Hinweis[]) =>
    hinweiseFor(hinweise, { path: '/', cookies: cookie, now }).map(({ titel }) => titel)
  expect(shown(all)).toEqual(['Sturm'])
  expect(shown([hinweis({ fassung: 'neu_1234' })])).toEqual(['Wasser abkochen'])
})

test('In a preview the editor sees the notices of the page', async () => {
  const told = { ansicht: forEditor(true) }
  const site = townSite({}, { stadt: () => ({ ...stadt, hinweise: [hinweis()] }) }, 'production', told)
  expect((await site.get('/rathaus')).text).toContain('Wasser abkochen')
})

test('The list of marks for an open page has its notices, without the hidden ones', async () => {
  const site = testSite({ stadt: () => ({ ...stadt, hinweise: [hinweis(), pool] }) })
  const ask = async (bei: string, cookie = '') => {
    const answer = await askRoute(site.site, marks, `/darstellung/hinweise?bei=${encodeURIComponent(bei)}`, {
      headers: { cookie },
    })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    return (await answer.text()).split('\n', 1)[0]
  }
  expect(await ask('/rathaus')).toBe('abcd-123')
  expect(await ask('/freibad/preise')).toBe('abcd-123 pool_456')
  expect(await ask('/freibad/preise', 'hinweise=abcd-123')).toBe('pool_456')
  expect(await ask('', 'hinweise=abcd-123')).toBe('')
})

test('At most four notices are shown, the most urgent ones', () => {
  const many = Array.from({ length: 9 }, (_, at) => hinweis({ titel: `${at}`, fassung: `fassung${at}` }))
  expect(hinweiseFor(many, { path: '/', cookies: null, now }).map(({ titel }) => titel)).toEqual([
    '0',
    '1',
    '2',
    '3',
  ])
})

test('More than four notices are counted, and the count leads to the page of warnings', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => hinweis({ titel: `${at}`, fassung: `fassung${at}` }))
  const at = (path: string, all: Hinweis[]) => shownHinweise(all, { path, cookies: null, now })
  expect(at('/', many(4)).standing?.more).toBe(0)
  expect(at('/', many(7)).standing?.more).toBe(3)
  // Only what the page of warnings lists is counted, and not on that page.
  expect(at('/warnungen', many(7)).standing?.more).toBe(0)
  expect(at('/freibad', [...many(4), pool, pool]).standing?.more).toBe(0)
  // An open page learns that there are more.
  expect(at('/', many(7)).marks).not.toBe(at('/', many(8)).marks)
  const { html, text } = await drawn(many(7)).get('/rathaus')
  expect(html).toContain('<a href="/warnungen">3 weitere Hinweise</a>')
  expect((await drawn(many(5)).get('/rathaus')).text).toContain('Ein weiterer Hinweis')
  expect(text).not.toContain('Ein weiterer Hinweis')
})

test.each([
  [0, 3],
  [1, 4],
  [80, 83],
  [480, 483],
])('N8: the count includes %i notices that the CMS does not send: %i', async (beyond, more) => {
  const all = Array.from({ length: 7 }, (_, at) => hinweis({ titel: `${at}`, fassung: `fassung${at}` }))
  const told = { ...stadt, hinweise: all, weitere_hinweise: beyond }
  const site = townSite({}, { stadt: () => told }, 'production')
  expect((await site.get('/rathaus')).html).toContain(`<a href="/warnungen">${more} weitere Hinweise</a>`)
  expect((await site.get('/warnungen')).html).not.toContain('weitere Hinweise</a>')
  const open = await askRoute(
    testSite({ stadt: () => told }).site,
    marks,
    '/darstellung/hinweise?bei=/rathaus',
  )
  expect((await open.text()).split('\n', 1)[0]).toContain(`+${more}`)
})

test('The notice that a service does not answer stays beside four others', () => {
  const silence = hinweis({ stufe: 'information', link: '/warnungen', quelle: 'Deutscher Wetterdienst' })
  const many = Array.from({ length: 9 }, (_, at) => hinweis({ titel: `${at}`, fassung: `fassung${at}` }))
  const shown = hinweiseFor([silence, ...many], { path: '/', cookies: null, now })
  expect(shown.map(({ quelle }) => quelle)).toEqual(['', '', '', '', 'Deutscher Wetterdienst'])
})

test('The most urgent notices are shown in whatever order the CMS returns them', () => {
  const quiet = Array.from({ length: 5 }, (_, at) =>
    hinweis({ titel: `${at}`, stufe: 'information', fassung: `fassung${at}` }),
  )
  const shown = hinweiseFor([...quiet, hinweis(), emergency], { path: '/', cookies: null, now })
  expect(shown.map(({ titel }) => titel)).toEqual(['Gehen Sie ins Haus', 'Wasser abkochen', '0', '1'])
})

test('An expired notice is not shown, even from a kept answer', () => {
  const shown = (at: string) =>
    hinweiseFor([official], { path: '/', cookies: null, now: new Date(at) }).length
  expect(['2026-11-21T04:59:59.000Z', '2026-11-21T05:00:00.000Z'].map(shown)).toEqual([1, 0])
})

test('Invalid times in a notice break neither a page nor the error page', async () => {
  const { hinweise } = (await checkAnswer(calls.stadt, {
    ...stadt,
    hinweise: [
      { ...official, gesendet: 'gestern', bis: '21.11.2026', stand: 17 },
      { ...official, titel: 'Später', gesendet: '8.7.2026', bis: 'bald', fassung: 3 },
    ],
  })) as Stadt
  for (const path of ['/rathaus', '/gibt-es-nicht', '/intranet/x']) {
    const { text } = await drawn(hinweise).get(path)
    expect(text, path).toContain('Gilt bis morgen, 23:59 Uhr · Quelle: Deutscher Wetterdienst')
    expect(text, path).toContain('Mittwoch, 08.07.2026')
    expect(text, path).toContain('Später')
  }
})

test('The cookie holds the marks of the last twenty hidden notices, and other values are ignored', () => {
  let cookies: string | null = null
  for (let at = 10; at < 40; at += 1)
    cookies = putAwayCookie(cookies, `mark-_${at}`, false)?.split(';', 1)[0] ?? null
  expect(putAway(cookies)).toHaveLength(20)
  expect(putAway(cookies).at(-1)).toBe('mark-_39')
  expect(putAway('hinweise=kurz.<script>.abcd-123; a=b')).toEqual([])
  expect(putAway('xhinweise=abcd-123')).toEqual([])
  for (const odd of ['', 'kurz', 'abcd 123', 'abcd-123; Domain=evil.example'])
    expect(putAwayCookie(null, odd, true)).toBeUndefined()
})

async function send(fields: Record<string, string>, cookie = '') {
  const { site } = testSite({})
  const url = new URL('/darstellung/hinweis', site.publicUrl)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie } })
  const thrown: unknown = await action({ request, context: provide(site), url, params: {} } as never).catch(
    (answer: unknown) => answer,
  )
  const { status, headers } = thrown as Response
  return { status, to: headers.get('location'), cookie: headers.get('set-cookie') }
}

test('Hiding a notice is remembered for a month, and leads back to the page', async () => {
  expect(await send({ fassung: 'abcd-123', zurueck: '/freibad?seite=2' }, 'hinweise=pool_456')).toEqual({
    status: 303,
    to: '/freibad?seite=2',
    cookie: 'hinweise=pool_456.abcd-123; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure',
  })
})

test('I-10: hiding a notice redirects to no other website, and an invalid mark sets no cookie', async () => {
  expect(await send({ fassung: 'x', zurueck: '//evil.example' })).toEqual({
    status: 303,
    to: '/',
    cookie: null,
  })
  expect(() => loader()).toThrow()
})

const official = hinweis({
  titel: 'Amtliche Warnung vor Sturmböen',
  stufe: 'wichtig',
  kategorie: 'warnung',
  text: '',
  link: '/warnungen/5f2a90c1d3e4',
  quelle: 'Deutscher Wetterdienst',
  gesendet: '2026-11-20T10:05:00.000Z',
  bis: '2026-11-21T05:00:00.000Z',
  fassung: 'sturm_78',
})
const emergency = hinweis({ titel: 'Gehen Sie ins Haus', stufe: 'notfall', fassung: 'notfall1' })

test('K-03: dangers have the role alert, other notices the role status; no notice covers the page', async () => {
  const { html } = await drawn([emergency, hinweis(), official]).get('/rathaus')
  const [, alert = '', status = ''] =
    /<div role="alert">(.*?)<\/div><div role="status">(.*?)<\/section>/s.exec(html) ?? []
  expect(titles(alert)).toHaveLength(2)
  expect(status).toContain('Sturmböen')
  expect(html).not.toContain('<dialog open')
  expect(html).not.toContain('aria-modal')
})

test('Spec §1: a warning of a service names its source and its end, and links its full text', async () => {
  const { html, text } = await drawn([official]).get('/rathaus')
  expect(text).toContain('Gilt bis')
  expect(text).toContain('Quelle: Deutscher Wetterdienst')
  expect(html).toContain('<a href="/warnungen/5f2a90c1d3e4">Amtliche Warnung vor Sturmböen</a>')
})

test.each([
  ['2026-11-20T14:00:00.000Z', official.bis, 'Gilt ab 15:00 Uhr bis morgen, 06:00 Uhr'],
  ['2026-11-21T04:00:00.000Z', official.bis, 'Gilt ab morgen, 05:00 Uhr bis morgen, 06:00 Uhr'],
  ['2026-11-22T06:00:00.000Z', '', 'Gilt ab Sonntag, 22.11.2026, 07:00 Uhr ·'],
  ['2026-11-21T05:00:00.000Z', official.bis, 'Gilt bis morgen, 06:00 Uhr'],
  ['', official.bis, 'Gilt bis morgen, 06:00 Uhr'],
])('N5: a notice says from when a warning applies: %j until %j', async (beginn, bis, words) => {
  const { text } = await drawn([{ ...official, beginn, bis }]).get('/rathaus')
  expect(text).toContain(words)
})

test('N5: a danger that the town tells says of when these words are', async () => {
  const { text } = await drawn([{ ...emergency, stand: '2026-11-20T10:53:00.000Z' }]).get('/rathaus')
  expect(text).toContain('Stand: 11:53 Uhr')
  expect((await drawn([emergency]).get('/rathaus')).text).not.toContain('Stand: ')
})

test('A notice of the town names its subject; a notice of a service states when it was last confirmed', async () => {
  const { text } = await drawn([
    hinweis({ titel: 'Brücke gesperrt', stufe: 'wichtig', kategorie: 'verkehr' }),
    { ...official, stand: '2026-11-20T10:30:00.000Z' },
  ]).get('/rathaus')
  expect(text).toContain('Wichtig: Verkehr: Brücke gesperrt')
  expect(text).toContain('Stand: ')
})

test('On every layout and error page, an emergency comes first, and it has a link even if no link was entered', async () => {
  for (const path of ['/', '/freibad', '/schillerschule', '/gibt-es-nicht', '/intranet/x', '/suche?q=x']) {
    const { html } = await drawn([hinweis(), emergency].toReversed()).get(path)
    expect(titles(html)[0], path).toBe('Gehen Sie ins Haus')
    expect(html, path).toContain('data-stufe="notfall"')
    expect(html, path).toContain('<a href="/warnungen">Was jetzt gilt')
  }
})

test('A notice for one page is shown on this page and on the pages below it', () => {
  const marriage = hinweis({ seite: '/rathaus/standesamt' })
  const shown = (path: string) => hinweiseFor([marriage], { path, cookies: null, now }).length
  expect(['/rathaus/standesamt', '/rathaus/standesamt/heiraten'].map(shown)).toEqual([1, 1])
  expect(['/rathaus', '/', '/rathaus/standesamtx'].map(shown)).toEqual([0, 0, 0])
})

test('The page of all warnings and the page of a warning do not repeat that warning as a notice, unless it is an emergency', () => {
  const shown = (path: string) => hinweiseFor([emergency, official], { path, cookies: null, now }).length
  expect(['/', '/warnungen', official.link, '/warnungen/anderes00000'].map(shown)).toEqual([2, 1, 1, 2])
})

test('The page of warnings does not repeat the notice that a service does not answer, but shows notices of the town', () => {
  const silence = hinweis({ stufe: 'information', link: '/warnungen', quelle: 'Deutscher Wetterdienst' })
  const own = hinweis({ stufe: 'information', link: '/warnungen' })
  const shown = (path: string) =>
    hinweiseFor([silence, own], { path, cookies: null, now }).map(({ quelle }) => quelle)
  expect(shown('/warnungen')).toEqual([''])
  expect(shown('/warnungen/')).toEqual([''])
  expect(shown('/')).toEqual(['Deutscher Wetterdienst', ''])
  // After navigation from the page of warnings, the browser requests the notices again.
  expect(shownHinweise([silence], { path: '/warnungen', cookies: null, now }).byPage).toBe(true)
})
