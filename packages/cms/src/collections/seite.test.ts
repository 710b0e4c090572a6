import { describe, expect, it } from 'vitest'
import { seite } from './seite.ts'

const page = (more: object = {}) => ({ pfad: '/rathaus', title: 'Rathaus', ...more })
const issues = (data: unknown) => seite.parse(data).issues
const stored = (data: unknown) => {
  const parsed = seite.parse(data)
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  return parsed.value
}

describe('a page on saving', () => {
  it('gets one spelling of its path, and defaults for missing fields', () => {
    expect(stored({ pfad: '//rathaus/ ', title: ' Rathaus ' })).toEqual({
      pfad: '/rathaus',
      title: 'Rathaus',
      description: '',
      pageLayout: 'default',
      heroImages: [],
      content: [],
      apiCalls: [],
    })
  })

  it.each([
    '',
    'rathaus',
    '/a b',
    '/../x',
    '/api/x',
    '/medien/x',
    '/redaktion',
    '/abfall/merken',
    '/abfall/kalender/x',
    '/aktuelles/neu',
    '/veranstaltungen/x',
    '/rathaus.data',
    '/_.data',
    '/__manifest',
    '/rat\u200bhaus',
    '/rat\u202ehaus',
    '/rat\u00adhaus',
  ])('refuses the path %j in German, beside the field', pfad => {
    expect(issues(page({ pfad }))).toEqual([
      { path: 'pfad', message: expect.stringMatching(/Pfad|Hier stehen|ausfüllen/) },
    ])
  })

  it("may be a list of articles, or a page above the site's own addresses", () => {
    expect(issues(page({ pfad: '/aktuelles' }))).toBeUndefined()
    expect(issues(page({ pfad: '/abfall' }))).toBeUndefined()
  })

  it('needs a title', () => {
    expect(issues({ pfad: '/x' })).toEqual([{ path: 'title', message: 'Bitte ausfüllen.' }])
    expect(issues({ pfad: '/x', title: ' ' })).toEqual([{ path: 'title', message: 'Bitte ausfüllen.' }])
  })

  it('refuses values that are no document', () => {
    for (const data of [null, undefined, 'x', 7, []]) expect(issues(data)).toHaveLength(1)
  })

  it('refuses an unknown template and names the entry', () => {
    const content = [{ template: 'text', context: {} }, { template: 'blink' }, { template: 'constructor' }]
    expect(issues(page({ content }))).toEqual([
      { path: 'content.1.template', message: 'Den Baustein „blink“ gibt es nicht.' },
      { path: 'content.2.template', message: 'Den Baustein „constructor“ gibt es nicht.' },
    ])
  })

  it('checks each entry by the schema of its template', () => {
    const content = [
      { template: 'bild-text', context: { text: '', bildupload: { bild: 'javascript:x', bildtext: '' } } },
    ]
    expect(issues(page({ content }))).toEqual([
      { path: 'content.0.context.titel', message: 'Bitte ausfüllen.' },
      { path: 'content.0.context.bildupload.bild', message: expect.stringContaining('https://') },
    ])
  })

  it('removes forbidden parts of formatted text (X-02)', () => {
    const text =
      '<p onclick="x()" style="a">A <a href="vbscript:x">b</a><a href="data:x">c</a><a href="javascript:x">d</a>' +
      '<iframe src="https://example.org"></iframe><foo-bar>e</foo-bar></p>'
    const { content } = stored(
      page({ content: [{ template: 'text', context: { titel: '1 < 2 & 3', text } }] }),
    )
    expect(content[0]?.context).toMatchObject({
      titel: '1 < 2 & 3',
      text: '<p>A <a>b</a><a>c</a><a>d</a>e</p>',
    })
  })

  it('refuses text beyond its limit before cleaning it', () => {
    const content = [{ template: 'text', context: { text: '<b>'.repeat(300_000) } }]
    expect(issues(page({ content }))).toEqual([
      { path: 'content.0.context.text', message: 'Höchstens 100000 Zeichen.' },
    ])
  })

  it('drops names that reach a prototype (I-08)', () => {
    const evil = JSON.parse(
      '{"pfad":"/x","title":"x","__proto__":{"a":1},"apiCalls":[{"name":"aktuelles","options":{"constructor":{"a":1},"__proto__":{"a":1}}}],' +
        '"content":[{"template":"text","context":{"__proto__":{"a":1},"titel":"T"}}]}',
    )
    const page = stored(evil)
    expect(JSON.stringify(page)).not.toMatch(/__proto__|constructor|"a":1/)
    expect(({} as { a?: number }).a).toBeUndefined()
  })

  it('Spec §3: accepts the content fetches of the contract with their parameters', () => {
    const apiCalls = [
      { name: 'aktuelles', params: { interessengruppen_id: 3 }, forward: ['seite'], options: { meta: true } },
    ]
    expect(stored(page({ apiCalls })).apiCalls).toEqual(apiCalls)
  })

  it('refuses an unknown content fetch, and names the fault', () => {
    const apiCalls = [
      { name: 'login' },
      { name: 'http://169.254.169.254/' },
      { name: 'aktuelles', params: { titel: 'x', seite: 'viele' }, forward: ['seite', 'constructor'] },
    ]
    expect(issues(page({ apiCalls }))).toEqual([
      { path: 'apiCalls.0.name', message: 'Den Abruf „login“ gibt es nicht.' },
      { path: 'apiCalls.1.name', message: 'Den Abruf „http://169.254.169.254/“ gibt es nicht.' },
      { path: 'apiCalls.2.params.titel', message: 'Die Angabe „titel“ kennt der Abruf „aktuelles“ nicht.' },
      { path: 'apiCalls.2.params.seite', message: 'Diese Angabe ist nicht gültig.' },
      {
        path: 'apiCalls.2.forward.1',
        message: 'Die Angabe „constructor“ kennt der Abruf „aktuelles“ nicht.',
      },
    ])
  })

  it('stores umlauts as one character for search and comparison', () => {
    expect(stored(page({ title: 'Bu\u0308cherei' })).title).toBe('B\u00FCcherei')
  })

  it('is unchanged when it is saved again', () => {
    const once = stored(page({ content: [{ template: 'text', context: { text: '<p>a & b<br>c' } }] }))
    expect(stored(once)).toEqual(once)
  })

  it('refuses more entries than a page can show', () => {
    const content = Array.from({ length: 501 }, () => ({ template: 'text' }))
    expect(issues(page({ content }))).toEqual([{ path: 'content', message: 'Höchstens 500 Einträge.' }])
  })
})

it('a page knows the paths of the site to which it links', () => {
  const data = stored(
    page({
      heroImages: [{ src: '/medien/marktplatz', alt: '' }],
      content: [
        {
          template: 'text',
          context: {
            titel: '/kein-link',
            text: '<a href="/a/#x">a</a> <a href="https://example.org/b">b</a> <a href="/c?d=1">c</a>',
            link: '/e',
          },
        },
      ],
    }),
  )
  expect(seite.references(data)).toEqual([
    { field: 'heroImages.0.src', to: '/medien/marktplatz' },
    { field: 'content.0.context.text', to: '/a' },
    { field: 'content.0.context.text', to: '/c' },
    { field: 'content.0.context.link', to: '/e' },
  ])
})
