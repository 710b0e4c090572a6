import { CmsError, type CmsHandlers, calls, NoData } from '@rathausplatz/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import PinnwandEigener, { action as change, loader as own } from '../routes/pinnwand-eigener.tsx'
import { loader as ownPhoto } from '../routes/pinnwand-eigenes-foto.ts'
import PinnwandEintrag from '../routes/pinnwand-eintrag.tsx'
import { loader as photo } from '../routes/pinnwand-foto.ts'
import PinnwandNeu, { action as putUp } from '../routes/pinnwand-neu.tsx'
import { testSite } from '../testing/test-site.ts'
import type { PhotoSlot } from './photo-slot.ts'

const KEY = 'Q7mT2xVb9KcLpR4sWnYd6g3q2-7wAbCdEfGhIjKlMnOp'
const FORM = '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d'
const FOTO = 'Zm90by1kZXItbGF0ZXJuZQ'
const eintrag = calls.pinnwandEintrag.answer.parse(calls.pinnwandEintrag.examples[0]?.answer)
const eigener = calls.pinnwandEigener.answer.parse(calls.pinnwandEigener.examples[0]?.answer)
const bild = calls.pinnwandBild.answer.parse(calls.pinnwandBild.examples[0]?.answer)
const [known] = eintrag.fotos
const ROT = 'Drei Schlüssel an einem roten Band'

const fields = {
  rubrik: 'gefunden',
  titel: 'Schlüsselbund',
  text: 'Lag am Brunnen.',
  ort: '',
  name: '',
  tage: '30',
  email: 'erika@example.org',
  einreichung: FORM,
  geladen: '2026-11-20T11:00:00.000Z',
}
const jpeg = (name = 'fund.jpg') =>
  new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: 'image/jpeg' })
/** The CMS refuses files of one byte. */
const letter = new File(['x'], 'brief.docx')

type Act = (args: never) => unknown
type Told = { data: Record<string, unknown>; init: ResponseInit | null }
type Given = Readonly<Record<string, string | File>>

function pages(handlers: CmsHandlers = {}) {
  const sent: unknown[] = []
  const { site } = testSite({
    pinnwandFoto: ({ file, query }) => {
      if (file?.byteLength === 1) throw new CmsError('ungueltig', `„${query.name}“ ist kein Foto.`)
      return { kennung: FOTO }
    },
    pinnwandAufgeben: ({ body }) => {
      sent.push(body)
      return { nummer: eintrag.nummer }
    },
    pinnwandEigener: () => eigener,
    pinnwandAendern: ({ body }) => {
      sent.push(body)
      return eigener
    },
    pinnwandSchritt: ({ body }) => {
      sent.push(body)
      return { eintrag: eigener }
    },
    pinnwandBild: ({ params }) => {
      if (params.nummer !== eintrag.nummer) throw new CmsError('nicht-gefunden')
      return bild
    },
    pinnwandEigenesBild: ({ params }) => {
      if (params.schluessel !== KEY) throw new CmsError('link-abgelaufen')
      return bild
    },
    ...handlers,
  })
  const context = provide({ ...site, now: new Date('2026-11-20T11:01:00.000Z') })
  const ask = async (act: Act, path: string, params: Record<string, string>, given?: Given) => {
    const url = new URL(path, site.publicUrl)
    const body = given && new FormData()
    for (const [name, value] of Object.entries(given ?? {})) body?.append(name, value)
    const request = new Request(url, body ? { method: 'POST', body } : {})
    return (await Promise.resolve()
      .then(() => act({ request, context, url, params } as never))
      .catch((thrown: unknown) => thrown)) as Told & Response
  }
  return {
    sent,
    ask,
    putUp: (given: Given = {}) => ask(putUp, '/pinnwand/neu', {}, { ...fields, ...given }),
    change: (given: Given = {}) =>
      ask(
        change,
        `/pinnwand/eigener/${KEY}`,
        { schluessel: KEY },
        { ...fields, grundfassung: '3', ...given },
      ),
  }
}

function drawn(Page: unknown, loaderData: object, actionData?: object): string {
  const Shown = Page as (props: { loaderData: unknown; actionData: unknown }) => React.ReactNode
  const Site = createRoutesStub([
    { path: '*', Component: () => <Shown loaderData={loaderData} actionData={actionData} /> },
  ])
  return renderToStaticMarkup(<Site initialEntries={['/']} />)
}
const newPage = {
  moeglich: true,
  rubrik: '',
  einreichung: FORM,
  geladen: fields.geladen,
  isSent: false,
  an: '',
}
const ownPage = { schluessel: KEY, eintrag: eigener, asks: false, einreichung: FORM }

describe('P11: the form of an entry', () => {
  test('sends photos with their words, and works without them', async () => {
    const { putUp, sent } = pages()
    for (const given of [
      { 'datei-1': jpeg(), 'worte-1': ROT, 'datei-2': new File([], '') },
      { 'foto-2': FOTO, 'worte-2': ROT },
      {},
    ] satisfies Given[])
      expect((await putUp(given)).headers.get('location')).toMatch(
        /^\/pinnwand\/neu\?aufgegeben=1&an=[\w-]+$/,
      )
    const fotos = [{ kennung: FOTO, beschreibung: ROT }]
    expect(sent).toMatchObject([{ einreichung: FORM, fotos }, { fotos }, { fotos: [] }])
  })

  const wrong: Readonly<Record<string, readonly [Given, Readonly<Record<string, string>>]>> = {
    'a photo without words': [
      { 'datei-1': jpeg() },
      { 'worte-1': 'Bitte schreiben Sie, was auf dem Foto zu sehen ist.' },
    ],
    'a kept photo without words': [
      { 'foto-3': FOTO, 'worte-3': ' ' },
      { 'worte-3': 'Bitte schreiben Sie, was auf dem Foto zu sehen ist.' },
    ],
    'words that are too long': [
      { 'datei-1': jpeg(), 'worte-1': 'x'.repeat(201) },
      { 'worte-1': 'Bitte höchstens 200 Zeichen.' },
    ],
    'words without a photo': [
      { 'worte-2': ROT },
      {
        'datei-2':
          'Zu diesen Worten fehlt das Foto. Bitte wählen Sie es aus, oder löschen Sie die Worte darunter.',
      },
    ],
    'a file that is no photo': [
      { 'datei-2': letter, 'worte-2': ROT },
      { 'datei-2': '„brief.docx“ ist kein Foto.' },
    ],
    'a photo without bytes': [
      { 'datei-1': new File([], 'leer.jpg', { type: 'image/jpeg' }), 'worte-1': ROT },
      { 'datei-1': '„leer.jpg“ ist leer. Bitte wählen Sie ein anderes Foto.' },
    ],
    'one bad photo beside a good one': [
      { 'datei-1': jpeg(), 'worte-1': ROT, 'datei-2': letter, 'worte-2': ROT },
      { 'datei-2': '„brief.docx“ ist kein Foto.' },
    ],
    'no title, with a photo': [
      { titel: '', 'datei-1': jpeg(), 'worte-1': ROT },
      { titel: 'Bitte geben Sie einen Titel an, zum Beispiel: Kinderfahrrad, 20 Zoll.' },
    ],
  }
  test.each(Object.entries(wrong))(
    'refuses %s at its field, and keeps all other input',
    async (_what, [given, errors]) => {
      const { putUp, sent } = pages()
      const told = await putUp(given)
      expect(told.init?.status).toBe(422)
      expect(told.data).toMatchObject({ einreichung: FORM, values: { text: fields.text } })
      expect((told.data['refused'] as { errors: object }).errors).toEqual(errors)
      expect(sent).toEqual([])
      const html = drawn(PinnwandNeu, newPage, told.data)
      for (const name of Object.keys(errors)) {
        expect(html).toContain(`href="#feld-${name}"`)
        expect(html).toContain(`id="feld-${name}"`)
        // A field inside a closed element could not take the focus.
        if (/-[23]$/.test(name)) expect(html).toMatch(/<details[^>]* open/)
      }
      for (const [name, value] of Object.entries(given))
        if (name.startsWith('worte') && typeof value === 'string' && value.trim())
          expect(html).toContain(`value="${value}"`)
      const stays = given['datei-1'] instanceof File && given['datei-1'].size > 1
      expect(html.includes(`<input type="hidden" name="foto-1" value="${FOTO}"/>`)).toBe(stays)
    },
  )

  test('keeps photos that arrived if the server fails, and tells each that did not', async () => {
    let uploads = 0
    const { putUp, sent } = pages({
      pinnwandFoto: () => {
        uploads += 1
        if (uploads > 1) throw new NoData('pinnwandFoto')
        return { kennung: FOTO }
      },
    })
    const all = {
      'datei-1': jpeg(),
      'worte-1': ROT,
      'datei-2': jpeg(),
      'worte-2': 'B',
      'datei-3': jpeg(),
      'worte-3': 'C',
    }
    const told = await putUp(all)
    expect(told.init).toMatchObject({ status: 503, headers: { 'retry-after': '60' } })
    expect(told.data).toMatchObject({
      slots: [{ photo: { kennung: FOTO }, words: ROT }, { words: 'B' }, { words: 'C' }],
      refused: {
        errors: {
          'datei-2': expect.stringContaining('ließ sich gerade nicht hochladen'),
          'datei-3': 'Dieses Foto haben wir noch nicht bekommen. Bitte wählen Sie es noch einmal aus.',
        },
      },
    })
    expect([uploads, sent]).toEqual([2, []])
  })

  test('takes a photo out without sending the entry, and a new file takes the place of a kept photo', async () => {
    const { putUp, sent } = pages()
    const other = 'AAAAAAAAAAAAAAAAAAAAAA'
    const kept = { 'foto-1': other, 'worte-1': ROT, 'foto-2': FOTO, 'worte-2': 'Ein Etui' }
    const told = await putUp({ ...kept, titel: '', ohne: other })
    expect(told.data).toMatchObject({
      refused: undefined,
      slots: [{ words: '' }, { photo: { kennung: FOTO }, words: 'Ein Etui' }, { words: '' }],
    })
    expect(sent).toEqual([])
    expect(drawn(PinnwandNeu, newPage, told.data)).not.toContain(other)
    await putUp({ ...kept, 'datei-1': jpeg() })
    expect(sent).toMatchObject([
      {
        fotos: [
          { kennung: FOTO, beschreibung: ROT },
          { kennung: FOTO, beschreibung: 'Ein Etui' },
        ],
      },
    ])
  })

  test('after the entry was confirmed meanwhile, what was typed can be sent as an entry of its own', async () => {
    const { putUp } = pages({
      pinnwandAufgeben: () => {
        throw new CmsError('falscher-stand', 'Diesen Eintrag haben Sie schon bestätigt.')
      },
    })
    const told = await putUp({ 'datei-1': jpeg(), 'worte-1': ROT })
    expect(told.data).toMatchObject({
      slots: [{ words: ROT }, {}, {}],
      refused: {
        title: 'Diesen Eintrag haben Sie schon bestätigt.',
        errors: { 'datei-1': 'Bitte fügen Sie das Foto noch einmal an.' },
      },
    })
    expect(told.data['einreichung']).not.toBe(FORM)
    expect(JSON.stringify(told.data['slots'])).not.toContain(FOTO)
  })

  test.each(['nicht-moeglich', 'konflikt', 'zu-viele', 'nicht-erreichbar'] as const)(
    'keeps its photos and its id if the CMS answers %s',
    async code => {
      const { putUp } = pages({
        pinnwandAufgeben: () => {
          throw new CmsError(code, 'Gerade nicht.')
        },
      })
      expect((await putUp({ 'datei-1': jpeg(), 'worte-1': ROT })).data).toMatchObject({
        einreichung: FORM,
        slots: [{ photo: { kennung: FOTO }, words: ROT }, {}, {}],
        refused: { errors: {} },
      })
    },
  )

  const GONE = 'Ein Foto liegt nicht mehr bei uns.'
  const SAME = 'Dieses Foto ist schon dabei.'
  const A = 'A'.repeat(22)
  const B = 'B'.repeat(22)
  const two = { 'foto-1': A, 'worte-1': 'Eins', 'foto-2': B, 'worte-2': 'Zwei' }
  const late = { 'foto-2': A, 'worte-2': 'Eins', 'foto-3': B, 'worte-3': 'Zwei' }
  const told = (...paths: string[]) => paths.map(path => ({ path, message: GONE }))
  test.each<[string, Given, readonly { path: string; message: string }[], object, readonly string[]]>([
    ['the first of two is gone', two, told('fotos.0.kennung'), { 'datei-1': GONE }, [B]],
    ['the second of two is gone', two, told('fotos.1.kennung'), { 'datei-2': GONE }, [A]],
    ['the first, at place 2, is gone', late, told('fotos.0.kennung'), { 'datei-2': GONE }, [B]],
    ['the second, at place 3, is gone', late, told('fotos.1.kennung'), { 'datei-3': GONE }, [A]],
    [
      'both are gone',
      two,
      told('fotos.0.kennung', 'fotos.1.kennung'),
      { 'datei-1': GONE, 'datei-2': GONE },
      [],
    ],
    ['the second is there already', two, [{ path: 'fotos.1', message: SAME }], { 'datei-2': SAME }, [A, B]],
    [
      'the words of the second are wrong',
      two,
      [{ path: 'fotos.1.beschreibung', message: 'Kürzer.' }],
      { 'worte-2': 'Kürzer.' },
      [A, B],
    ],
    ['no place is named', two, told('fotos'), { 'datei-1': GONE }, [A, B]],
    ['a place is named that was not sent', two, told('fotos.2.kennung'), { 'datei-1': GONE }, [A, B]],
    [
      'another field is wrong too',
      two,
      [{ path: 'titel', message: 'Kürzer.' }, ...told('fotos.1.kennung')],
      { titel: 'Kürzer.', 'datei-2': GONE },
      [A],
    ],
  ])('row 8: says at its place what the CMS refuses, if %s', async (_what, given, issues, errors, kept) => {
    const refuse = () => {
      throw new CmsError('ungueltig', undefined, { details: { issues: [...issues] } })
    }
    const { putUp, change } = pages({ pinnwandAufgeben: refuse, pinnwandAendern: refuse })
    const answers = [await putUp(given), await change(given)].map(({ data }) => ({
      refused: data['refused'] as { errors: object },
      slots: ((data['form'] as Told['data'] | undefined) ?? data)['slots'] as readonly PhotoSlot[],
    }))
    for (const { refused, slots } of answers) {
      expect(refused.errors).toEqual(errors)
      expect(slots.flatMap(({ photo }) => photo?.kennung ?? [])).toEqual(kept)
      expect(slots.map(({ words }) => words).filter(Boolean)).toEqual(['Eins', 'Zwei'])
    }
  })
})

describe("P11: the author's own page", () => {
  test('shows the photos with their words, and says which of them the town does not show', () => {
    const html = drawn(PinnwandEigener, ownPage)
    expect(html).toContain(`src="/pinnwand/eigener/${KEY}/fotos/${known?.kennung}"`)
    expect(html).toContain(`alt="${known?.beschreibung}"`)
    expect(html).toContain(`<input type="hidden" name="foto-1" value="${known?.kennung}"/>`)
    expect(html).not.toContain('zeigen wir anderen nicht')
    const fotos = eigener.fotos.map(one => ({ ...one, zeigen: false }))
    expect(drawn(PinnwandEigener, { ...ownPage, eintrag: { ...eigener, fotos } })).toContain(
      'Dieses Foto zeigen wir anderen nicht.',
    )
  })

  test('sends all photos that the entry has after the change', async () => {
    const { change, sent } = pages()
    await change({ 'foto-1': known?.kennung ?? '', 'worte-1': 'Ein Rad' })
    await change({ 'foto-1': known?.kennung ?? '', 'worte-1': 'Ein Rad', 'datei-2': jpeg(), 'worte-2': ROT })
    await change()
    await change({ schritt: 'sperren' })
    const first = { kennung: known?.kennung, beschreibung: 'Ein Rad' }
    expect(sent).toMatchObject([
      { einreichung: FORM, grundfassung: 3, fotos: [first] },
      { fotos: [first, { kennung: FOTO, beschreibung: ROT }] },
      { fotos: [] },
      { schritt: 'sperren' },
    ])
  })

  test('takes a photo out of the form, and says that the entry has it until the change is saved', async () => {
    const { change, sent } = pages()
    const told = await change({
      'foto-1': known?.kennung ?? '',
      'worte-1': 'Ein Rad',
      ohne: known?.kennung ?? '',
      titel: 'Rad',
    })
    expect(sent).toEqual([])
    const html = drawn(PinnwandEigener, ownPage, told.data)
    expect(html).toContain('Beim Eintrag steht es, bis Sie die Änderung speichern.')
    expect(html).toContain('value="Rad"')
    expect(html).not.toContain('name="foto-1"')
    expect((await change({ 'datei-1': jpeg() })).data).toMatchObject({
      form: { slots: [{ photo: { kennung: FOTO } }, {}, {}] },
      refused: { errors: { 'worte-1': expect.any(String) } },
    })
  })

  test.each<[string, string, boolean]>([
    ['of the entry', known?.kennung ?? '', true],
    ['that was only uploaded with the form', FOTO, false],
  ])(
    'takes out a photo %s: and says whether the entry has it until the change is saved',
    async (_what, ohne, isOfEntry) => {
      const { change } = pages()
      const told = await change({ 'foto-1': ohne, 'worte-1': 'Ein Rad', ohne })
      const html = drawn(PinnwandEigener, ownPage, told.data)
      expect(html).toContain('Das Foto ist aus dem Formular genommen.')
      expect(html.includes('Beim Eintrag steht es, bis Sie die Änderung speichern.')).toBe(isOfEntry)
    },
  )

  test('has the author open it with its key alone', async () => {
    const { ask } = pages()
    expect((await ask(own, `/pinnwand/eigener/${KEY}`, { schluessel: KEY })).data).toMatchObject({
      einreichung: expect.any(String),
    })
  })
})

test('P11: an entry shows its photos with their words', () => {
  const page = { eintrag, moeglich: true, einreichung: FORM, geladen: fields.geladen, done: null }
  const html = drawn(PinnwandEintrag, page)
  expect(html).toContain(
    `<img src="/pinnwand/${eintrag.nummer}/fotos/${known?.kennung}" alt="${known?.beschreibung}"`,
  )
  const nameless = eintrag.fotos.map(one => ({ ...one, beschreibung: '' }))
  expect(drawn(PinnwandEintrag, { ...page, eintrag: { ...eintrag, fotos: nameless } })).toContain(
    'alt="Foto zu: Kinderfahrrad, 20 Zoll"',
  )
})

test.each<[string, Act, string, Record<string, string>, number, string?]>([
  ['a public photo', photo, '/x', { nummer: eintrag.nummer, kennung: FOTO }, 200, 'no-cache'],
  ['a photo of an entry that is not public', photo, '/x', { nummer: 'P-00000000', kennung: FOTO }, 404],
  ['an id of another shape', photo, '/x', { nummer: eintrag.nummer, kennung: 'x' }, 404],
  ['a number of another shape', photo, '/x', { nummer: '../x', kennung: FOTO }, 404],
  ["the author's own photo", ownPhoto, '/x', { schluessel: KEY, kennung: FOTO }, 200, 'private, no-store'],
  ['a wrong key', ownPhoto, '/x', { schluessel: 'x', kennung: FOTO }, 404],
  ['an own photo with an id of another shape', ownPhoto, '/x', { schluessel: KEY, kennung: 'x' }, 404],
])('P11: %s is answered by its address', async (_what, route, path, params, status, cached) => {
  const answer = await pages().ask(route, path, params)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('cache-control')).toBe(cached ?? 'no-store')
  if (status === 200) expect(answer.headers.get('content-type')).toBe('image/jpeg')
})
