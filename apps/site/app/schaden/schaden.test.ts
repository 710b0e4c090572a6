import { CmsError, type CmsHandlers, calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { provide } from '../cms/site-context.ts'
import { loader as one } from '../routes/schaden.tsx'
import { action as change, loader as own } from '../routes/schaden-eigene.tsx'
import { loader as ownPhoto } from '../routes/schaden-eigenes-foto.ts'
import { loader as photo } from '../routes/schaden-foto.ts'
import { loader as begin, action as report } from '../routes/schaden-neu.tsx'
import { action as lookUp } from '../routes/schaden-stand.tsx'
import { loader as list } from '../routes/schaeden.tsx'
import { testSite } from '../testing/test-site.ts'

const KEY = 'Q7mT2xVb9KcLpR4sWnYd6g3q2-7wAbCdEfGhIjKlMnOp'
const FOTO = 'Zm90by1kZXItbGF0ZXJuZQ'
const nummer = 'S-7GQ2M9XD'
const laterne = calls.schaden.answer.parse(calls.schaden.examples[0]?.answer)
const eigener = calls.schadenEigener.answer.parse(calls.schadenEigener.examples[0]?.answer)
const bild = calls.schadenBild.answer.parse(calls.schadenBild.examples[0]?.answer)
const fields = {
  kategorie: 'licht',
  text: 'Dunkel',
  adresse: 'Spitalgasse 5',
  'angaben.mast': 'RB-0417',
  'angaben.menge': 'viel',
  einreichung: '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d',
  geladen: '2026-11-20T11:00:00.000Z',
}

type Act = (args: never) => unknown
type Told = { data: Record<string, unknown>; init: ResponseInit | null }

function pages(handlers: CmsHandlers = {}, now = '2026-11-20T11:01:00.000Z') {
  const sent: unknown[] = []
  const { site } = testSite({
    schaedenNahe: () => ({ data: [] }),
    schadenFoto: ({ file }) => {
      if (file?.byteLength === 1) throw new CmsError('ungueltig', 'Kein Bild.')
      return { kennung: FOTO }
    },
    schadenMelden: ({ body }) => {
      sent.push(body)
      return { nummer, kennwort: '7GQ2M9XD4HT8PZ3K', schluessel: KEY, mail: body.email !== '' }
    },
    schaden: ({ params }) => {
      if (params.nummer !== nummer) throw new CmsError('nicht-gefunden')
      return laterne
    },
    schadenBild: () => bild,
    schadenEigenesBild: () => bild,
    schadenStand: ({ body }) => {
      if (body.nummer !== nummer) throw new CmsError('nicht-gefunden', 'Gehört nicht zusammen.')
      return eigener
    },
    schadenEigener: ({ params }) => {
      if (params.schluessel !== KEY) throw new CmsError('link-abgelaufen')
      return eigener
    },
    schadenNachrichten: ({ body }) => {
      sent.push(body)
      return eigener
    },
    schadenWiederOeffnen: ({ body }) => {
      sent.push(body)
      return eigener
    },
    schaeden: ({ query }) => {
      sent.push(query)
      return { data: [laterne], pagination: { page: 1, pages: 1 } }
    },
    ...handlers,
  })
  const context = provide({ ...site, now: new Date(now) })
  const ask = async (act: Act, path: string, params: Record<string, string> = {}, body?: FormData) => {
    const url = new URL(path, site.publicUrl)
    const request = new Request(url, body ? { method: 'POST', body } : {})
    return (await Promise.resolve()
      .then(() => act({ request, context, url, params } as never))
      .catch((thrown: unknown) => thrown)) as Told & Response
  }
  const form = (given: Readonly<Record<string, string>>, photos: readonly File[] = []) => {
    const made = new FormData()
    for (const [name, value] of Object.entries(given)) made.append(name, value)
    for (const one of photos) made.append('fotos', one)
    return made
  }
  return {
    sent,
    ask,
    form,
    report: (more: Readonly<Record<string, string>> = {}, photos: readonly File[] = []) =>
      ask(report, '/schaeden/neu', {}, form({ ...fields, ...more }, photos)),
    own: (given: Readonly<Record<string, string>>, schluessel = KEY) =>
      ask(change, `/schaeden/eigene/${schluessel}`, { schluessel }, form(given)),
  }
}

const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'laterne.jpg', { type: 'image/jpeg' })

test('A report is sent with its photos and only the answers of its category', async () => {
  const { report, sent } = pages()
  const told = await report({ email: 'erika@example.org' }, [jpeg, new File([], '')])
  expect(told.data).toEqual({
    was: 'angekommen',
    nummer,
    kennwort: '7GQ2M9XD4HT8PZ3K',
    schluessel: KEY,
    mail: true,
    wollteMail: true,
    an: 'erika@example.org',
  })
  expect(sent).toEqual([
    {
      einreichung: fields.einreichung,
      kategorie: 'licht',
      text: 'Dunkel',
      lage: null,
      adresse: 'Spitalgasse 5',
      ort: '',
      angaben: { mast: 'RB-0417' },
      fotos: [FOTO],
      email: 'erika@example.org',
    },
  ])
})

test('An error is shown at its field, and input and photos are kept; a photo can be removed', async () => {
  const { report, sent } = pages()
  const told = await report({ adresse: '', text: '' }, [jpeg])
  expect(told.init?.status).toBe(422)
  expect(told.data).toMatchObject({
    values: { kategorie: 'licht', 'angaben.mast': 'RB-0417' },
    fotos: [{ kennung: FOTO, name: 'laterne.jpg', groesse: 3 }],
    refused: { errors: { text: expect.any(String), adresse: expect.any(String) } },
  })
  expect(sent).toEqual([])
  const kept = await report({ foto: FOTO, ohne: FOTO })
  expect(kept.data).toMatchObject({ fotos: [], refused: undefined })
})

test('The form asks for an e-mail address only if the CMS says that mail can be sent', async () => {
  const stadt = calls.stadt.answer.parse(calls.stadt.examples[0]?.answer)
  const asksFor = async (handlers: CmsHandlers) =>
    (await pages(handlers).ask(begin, '/schaeden/neu')).data['mail']
  expect(await asksFor({ stadt: () => ({ ...stadt, abos: true }) })).toBe(true)
  expect(await asksFor({ stadt: () => ({ ...stadt, abos: undefined }) })).toBe(false)
  expect(await asksFor({})).toBe(false)
})

test('Too many photos are refused with a message, and all other input stays', async () => {
  const { report, sent } = pages()
  const told = await report({ foto: FOTO }, [jpeg, jpeg, jpeg])
  expect(told.init?.status).toBe(422)
  expect(told.data).toMatchObject({
    values: { text: 'Dunkel' },
    fotos: [{ kennung: FOTO, name: 'Foto 1' }],
    refused: {
      errors: {
        fotos:
          'Bitte höchstens 3 Fotos: Eines ist schon da, Sie haben 3 dazu gewählt. Bitte wählen Sie noch einmal.',
      },
    },
  })
  const fresh = await report({}, [jpeg, jpeg, jpeg, jpeg])
  expect(fresh.data).toMatchObject({
    fotos: [],
    refused: { errors: { fotos: expect.stringContaining('Sie haben 4 gewählt') } },
  })
  const taken = await report({ foto: FOTO, ohne: FOTO, text: '' }, [jpeg, jpeg, jpeg, jpeg])
  expect(Object.keys((taken.data['refused'] as { errors: object }).errors)).toEqual(['fotos'])
  expect(sent).toEqual([])
})

test('A point on the map is enough as a place, is used to search nearby reports, and stays after other errors', async () => {
  const asked: unknown[] = []
  const { report, sent } = pages({
    schaedenNahe: ({ query }) => {
      asked.push(query)
      return { data: [] }
    },
  })
  const point = { adresse: '', 'lage.breite': '48.79', 'lage.laenge': '8.04' }
  const lage = { breite: 48.79, laenge: 8.04 }
  expect((await report({ ...point, text: '' })).data).toMatchObject({
    lage,
    refused: { errors: { text: expect.any(String) } },
  })
  expect((await report(point)).data).toMatchObject({ was: 'angekommen' })
  expect(asked).toEqual([{ ...lage, adresse: '' }])
  expect(sent).toEqual([expect.objectContaining({ lage, adresse: '' })])
})

test.each([
  ['', '8.04'],
  ['nördlich', '8.04'],
  ['480', '8.04'],
])('An invalid point (%s, %s) is ignored, and the place in words is required', async (breite, laenge) => {
  const { report } = pages()
  const told = await report({ adresse: '', 'lage.breite': breite, 'lage.laenge': laenge })
  expect(told.data).toMatchObject({ lage: null, refused: { errors: { adresse: expect.any(String) } } })
})

test('A file that is not a picture is refused at its field', async () => {
  const { report, sent } = pages()
  const told = await report({}, [new File(['x'], 'x.jpg')])
  expect(told.data).toMatchObject({ refused: { errors: { fotos: 'Kein Bild.' } } })
  expect(sent).toEqual([])
})

test('F4: a chosen photo without bytes is told at its field, and an empty file field is not', async () => {
  const { report, sent } = pages()
  const told = await report({}, [new File([], 'laterne.jpg', { type: 'image/jpeg' })])
  expect(told.data).toMatchObject({
    values: { text: 'Dunkel' },
    refused: { errors: { fotos: '„laterne.jpg“ ist leer. Bitte wählen Sie ein anderes Foto.' } },
  })
  expect(sent).toEqual([])
  expect((await report({}, [new File([], '')])).data).toMatchObject({ was: 'angekommen' })
})

test('F4: what was typed after a report was sent can be sent as a report of its own, with its photos again', async () => {
  const numbers: string[] = []
  const { report } = pages({
    schadenMelden: ({ body }) => {
      numbers.push(body.einreichung)
      if (body.einreichung === fields.einreichung)
        throw new CmsError('falscher-stand', 'Diese Meldung ist schon bei uns.')
      return { nummer, kennwort: '7GQ2M9XD4HT8PZ3K', schluessel: KEY, mail: false }
    },
  })
  const told = await report({ text: 'Auch das Schild.' }, [jpeg])
  expect(told.data).toMatchObject({
    values: { text: 'Auch das Schild.' },
    fotos: [],
    refused: { errors: { fotos: 'Bitte fügen Sie die Fotos noch einmal an.' } },
  })
  const einreichung = String(told.data['einreichung'])
  expect((await report({ text: 'Auch das Schild.', einreichung })).data).toMatchObject({ was: 'angekommen' })
  expect(numbers).toEqual([fields.einreichung, einreichung])
})

test('Nearby reports are shown before the report is stored; the sender can confirm that another damage is meant', async () => {
  const { report, sent } = pages({ schaedenNahe: () => ({ data: [laterne] }) })
  const told = await report()
  expect(told.data).toMatchObject({ was: 'seite', nahe: [{ nummer }], refused: undefined })
  expect(sent).toEqual([])
  expect((await report({ trotzdem: '1' })).data).toMatchObject({ was: 'angekommen' })
})

test.each([
  ['fills in what nobody sees', { homepage: 'x' }],
  ['is quicker than anybody', { geladen: '2026-11-20T11:00:59.500Z' }],
  ['comes without the number of a form', { einreichung: 'x' }],
])('A sender who %s is asked to send the report again', async (_, odd) => {
  const { report, sent } = pages()
  const told = await report(odd)
  expect(told.init?.status).toBe(422)
  expect(told.data).toMatchObject({ refused: { title: expect.stringContaining('noch einmal') } })
  expect(sent).toEqual([])
})

test('A damage is found by its number in small letters too; an unknown number answers 410, an invalid one 404', async () => {
  const { ask } = pages()
  expect((await ask(one, '/schaeden/s-7gq2m9xd', { nummer: 's-7gq2m9xd' })).data).toMatchObject({
    schaden: laterne,
  })
  expect((await ask(one, '/schaeden/S-00000000', { nummer: 'S-00000000' })).init?.status).toBe(410)
  expect((await ask(one, '/schaeden/nichts', { nummer: 'nichts' })).init?.status).toBe(404)
})

test("Public photos are revalidated at each request, the sender's own are not cached; an invalid id answers 404", async () => {
  const { ask } = pages()
  const shown = await ask(photo, `/schaeden/${nummer}/fotos/${FOTO}`, { nummer, kennung: FOTO })
  expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/jpeg',
    'no-cache',
  ])
  const params = { schluessel: KEY, kennung: FOTO }
  const private_ = await ask(ownPhoto, `/schaeden/eigene/${KEY}/fotos/${FOTO}`, params)
  expect(private_.headers.get('cache-control')).toBe('private, no-store')
  const odd = await ask(photo, `/schaeden/${nummer}/fotos/x`, { nummer, kennung: 'x' })
  expect(odd.status).toBe(404)
})

test("Number and secret redirect to the sender's own page; a wrong pair does not", async () => {
  const { ask, form } = pages()
  const look = (given: Record<string, string>) => ask(lookUp, '/schaeden/stand', {}, form(given))
  const found = await look({ nummer: ' s-7gq2m9xd', kennwort: '7gq2-m9xd 4ht8-pz3k' })
  expect([found.status, found.headers.get('location')]).toEqual([303, `/schaeden/eigene/${KEY}`])
  const wrong = await look({ nummer: 'S-00000000', kennwort: '7GQ2M9XD4HT8PZ3K' })
  expect(wrong.data).toMatchObject({ refused: { title: 'Gehört nicht zusammen.' } })
  expect((await look({ nummer: '', kennwort: '' })).data).toMatchObject({
    refused: { errors: { nummer: expect.any(String), kennwort: expect.any(String) } },
  })
})

test("The sender's own page orders mails, ends them and reopens the report; the page of an invalid key answers 410", async () => {
  const { ask, own: send, sent } = pages()
  for (const given of [{ nachrichten: 'an' }, { nachrichten: 'aus' }, { text: 'Wieder dunkel.' }])
    expect((await send(given)).headers.get('location')).toBe(`/schaeden/eigene/${KEY}?erledigt=1`)
  expect(sent).toEqual([
    { schluessel: KEY, an: true },
    { schluessel: KEY, an: false },
    { schluessel: KEY, text: 'Wieder dunkel.' },
  ])
  expect((await send({ text: ' ' })).data).toMatchObject({
    refused: { errors: { text: expect.any(String) } },
  })
  expect((await ask(own, '/schaeden/eigene/x', { schluessel: 'x' })).init?.status).toBe(410)
})

test('RFC 8058: a mail program ends the mails with one request, without a page, a confirmation or a redirect', async () => {
  const { own: send, sent } = pages()
  const click = { 'List-Unsubscribe': 'One-Click' }
  const ended = await send(click)
  expect([ended.init?.status ?? 200, (ended as { location?: string }).location]).toEqual([200, undefined])
  expect(sent).toEqual([{ schluessel: KEY, an: false }])
})

test.each([
  ['', { stand: 'alle', seite: 1 }],
  ['?stand=offen&kategorie=licht&seite=2', { stand: 'offen', kategorie: 'licht', seite: 2 }],
  ['?stand=x&kategorie=x&seite=-1', { stand: 'alle', seite: 1 }],
])('I-07: the list uses the filters in its address and ignores invalid values: %s', async (query, asked) => {
  const { ask, sent } = pages()
  const shown = await ask(list, `/schaeden${query}`)
  // `stand` is set only on a page from the cache, with its age.
  expect(shown).not.toHaveProperty('stand')
  expect(sent).toEqual([expect.objectContaining(asked)])
})
