import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { textEntry } from '../test-town.ts'
import { deskTown, page } from './testing/desk-town.ts'

const picture = (colour: string, width = 64) =>
  sharp({ create: { width, height: 48, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
    .then(bytes => new Uint8Array(bytes))

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`)

let red: Uint8Array<ArrayBuffer>
let blue: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  ;[red, blue] = await Promise.all([picture('#c00'), picture('#00c', 80)])
})

const add = (
  name: string,
  file: Uint8Array<ArrayBuffer> | undefined,
  more: object = { beschreibung: 'Ein Bild', urheber: 'Anna' },
) => ({
  query: { name, ...more },
  file,
})
const showing = (datei: string) => ({
  content: [],
  heroImages: [{ src: `/medien/${datei}`, alt: 'x' }],
})

describe('The media library', () => {
  test('takes a picture in with its description, and finds it', async () => {
    const { as } = await deskTown()
    const anna = as('autor')
    const taken = await anna.call('redaktionMediumAufnehmen', add('Markt am Rathaus.JPG', red))
    expect(taken).toMatchObject({
      datei: 'markt-am-rathaus',
      adresse: '/medien/markt-am-rathaus',
      art: 'bild',
      typ: 'image/jpeg',
      titel: 'Markt am Rathaus',
      beschreibung: 'Ein Bild',
      breite: 64,
      hoehe: 48,
      aufgenommen_von: { name: 'Name von autor' },
    })
    const found = async (query: object) =>
      (await anna.call('redaktionMedien', { query })).data.map(({ datei }) => datei)
    expect(await found({ suche: 'rath' })).toEqual(['markt-am-rathaus'])
    expect(await found({ suche: 'freibad' })).toEqual([])
    expect(await found({ art: 'dokument' })).toEqual([])
    expect(await found({ suche: '%' })).toEqual(['markt-am-rathaus'])
  })

  test('stores a file sent twice only once; a different file of the same name gets another name', async () => {
    const { as } = await deskTown()
    const anna = as('autor')
    const send = async (file: Uint8Array<ArrayBuffer>) =>
      (await anna.call('redaktionMediumAufnehmen', add('bild.jpg', file))).datei
    expect([await send(red), await send(red), await send(blue)]).toEqual([
      'bild',
      'bild',
      expect.stringMatching(/^bild-[0-9a-f]{4}$/),
    ])
  })

  test.each([
    ['by two people', ['autor', 'schule']],
    ['by one', ['autor', 'autor']],
  ] as const)('files sent at the same time under one name %s get different addresses', async (_, two) => {
    const { as, media } = await deskTown()
    const files = [pdf('von der einen'), pdf('von der anderen')]
    const sent = await Promise.all(
      files.map((file, index) =>
        as(two[index] ?? 'autor').call('redaktionMediumAufnehmen', add('plan.pdf', file)),
      ),
    )
    expect(sent.map(({ datei }) => datei).toSorted()).toEqual([
      expect.stringMatching(/^plan-[0-9a-f]{4}\.pdf$/),
      'plan.pdf',
    ])
    const boss = as('chefin')
    const content = sent.map(({ adresse }) => textEntry(`<a href="${adresse}">Plan</a>`))
    const { id } = await boss.page('/plan', { content })
    await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 1 } })
    for (const [index, { adresse, datei, version }] of sent.entries()) {
      expect(await bytesAt(adresse)).toEqual(files[index])
      const kept = await as('leitung').call('redaktionMedium', { params: { datei } })
      expect(kept).toMatchObject({ version, aufgenommen_von: { name: `Name von ${two[index]}` } })
    }
    async function bytesAt(adresse: string) {
      const answer = await media.answer(new Request(`http://localhost${adresse}`))
      return new Uint8Array(await answer.arrayBuffer())
    }
  })

  test('the name of a refused file is free again for its correction', async () => {
    const { as } = await deskTown()
    const anna = as('autor')
    const broken = add('plan.pdf', new TextEncoder().encode('%PDF-1.7\n'))
    expect((await anna.refusal('redaktionMediumAufnehmen', broken)).code).toBe('ungueltig')
    const taken = await anna.call('redaktionMediumAufnehmen', add('plan.pdf', pdf('a')))
    expect(taken.datei).toBe('plan.pdf')
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each([
    ['as it is', Buffer.from(svg)],
    ['with a head', Buffer.from(`<?xml version="1.0"?>\n<!-- Wappen -->\n${svg}`)],
    ['after a mark of its encoding', Buffer.from(`\ufeff${svg}`)],
    ['in UTF-16', Buffer.from(`\ufeff${svg}`, 'utf16le')],
    ['after other text', Buffer.from(`GIF89a ${svg}`)],
  ])('refuses a drawing (SVG) and says to save it as PNG: %s', async (_, bytes) => {
    const { as, media } = await deskTown()
    const anna = as('autor')
    const refused = await anna.refusal('redaktionMediumAufnehmen', add('wappen.svg', new Uint8Array(bytes)))
    expect(refused).toMatchObject({
      code: 'ungueltig',
      message: 'Zeichnungen (SVG) können Programme enthalten. Bitte als PNG speichern und das Bild wählen.',
    })
    for (const name of ['wappen.svg', 'wappen', 'wappen/640.webp'])
      expect((await media.answer(new Request(`http://localhost/medien/${name}`))).status).toBe(404)
  })

  test('requires a description of a picture unless it is decoration, and its author', async () => {
    const { as } = await deskTown()
    const anna = as('autor')
    const refused = await anna.refusal('redaktionMediumAufnehmen', add('a.jpg', red, {}))
    expect(refused.details?.issues).toEqual([expect.objectContaining({ path: 'beschreibung' })])
    const taken = await anna.call(
      'redaktionMediumAufnehmen',
      add('a.jpg', red, { dekorativ: 'true', urheber: 'Anna' }),
    )
    expect(taken).toMatchObject({ dekorativ: true, beschreibung: '' })
    const unsigned = await anna.refusal(
      'redaktionMediumAufnehmen',
      add('b.jpg', red, { beschreibung: 'Ein Bild' }),
    )
    expect(unsigned.details?.issues).toEqual([expect.objectContaining({ path: 'urheber' })])
    const bare = await anna.refusal('redaktionMediumBeschreiben', { params: { datei: 'a' }, body: {} })
    expect(bare.code).toBe('ungueltig')
    const body = { titel: 'Rot', beschreibung: 'Eine rote Fläche', urheber: 'Anna' }
    const described = await anna.call('redaktionMediumBeschreiben', { params: { datei: 'a' }, body })
    expect(described).toMatchObject({ ...body, dekorativ: false })
  })

  test.each([
    ['nothing', undefined],
    ['no bytes', new Uint8Array()],
    ['a text', new TextEncoder().encode('<script>alert(1)</script>')],
    ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0, 0])],
    ['half a document', new TextEncoder().encode('%PDF-1.7\n')],
    ['a picture that is only a head', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46])],
  ])('refuses %s without storing anything', async (_what, file) => {
    const { as } = await deskTown()
    const anna = as('autor')
    expect((await anna.refusal('redaktionMediumAufnehmen', add('x.jpg', file))).code).toBe('ungueltig')
    expect((await anna.call('redaktionMedien')).data).toEqual([])
  })

  test('turns names from outside into plain file names', async () => {
    const { as } = await deskTown()
    const anna = as('autor')
    for (const [name, datei] of [
      ['../../etc/passwd', /^etc-passwd$/],
      ['Größe & Übersicht.png', /^groesse-uebersicht$/],
      ['日本', /^datei$/],
      ['.', /^datei-[0-9a-f]{4}$/],
    ] as const) {
      const file = await picture('#0c0', 20 + name.length)
      expect((await anna.call('redaktionMediumAufnehmen', add(name, file))).datei).toMatch(datei)
    }
    for (const datei of ['../town', 'a/b', 'x.svg', 'A', ''])
      expect((await anna.refusal('redaktionMedium', { params: { datei } })).code).toBe('anfrage-ungueltig')
  })

  test('strips characters that change the direction of text', async () => {
    const { as } = await deskTown()
    const more = { titel: 'Plan\u202Egpj.exe', beschreibung: 'Ein \u2066Bild\u2069', urheber: 'An\u202Dna' }
    const taken = await as('autor').call('redaktionMediumAufnehmen', add('Bad\u202E.jpg', red, more))
    expect(taken).toMatchObject({ titel: 'Plangpj.exe', beschreibung: 'Ein Bild', urheber: 'Anna' })
    const body = { titel: 'Plan\u202Egpj', beschreibung: 'Bild', urheber: 'Anna' }
    const described = await as('autor').call('redaktionMediumBeschreiben', {
      params: { datei: taken.datei },
      body,
    })
    expect(described.titel).toBe('Plangpj')
  })

  test('serves a replacement everywhere at the same address; a document cannot replace a picture', async () => {
    const { as, media } = await deskTown()
    const anna = as('chefin')
    const first = await anna.call('redaktionMediumAufnehmen', add('bad.jpg', red))
    const { id } = await anna.page('/bad', showing('bad'))
    await anna.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 1 } })
    const shownNow = async () => {
      const answer = await media.answer(new Request('http://localhost/medien/bad/480.jpg'))
      return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width
    }
    expect(await shownNow()).toBe(64)
    const replaced = await anna.call('redaktionMediumErsetzen', { params: { datei: 'bad' }, file: blue })
    expect(replaced).toMatchObject({ datei: 'bad', breite: 80, beschreibung: 'Ein Bild' })
    expect(replaced.version).not.toBe(first.version)
    expect(await shownNow()).toBe(80)
    const refused = await anna.refusal('redaktionMediumErsetzen', {
      params: { datei: 'bad' },
      file: pdf('x'),
    })
    expect(refused.code).toBe('ungueltig')
  })

  test('does not delete a file in use, also if only documents in the trash use it', async () => {
    const { as, media } = await deskTown()
    const anna = as('chefin')
    await anna.call('redaktionMediumAufnehmen', add('bad.jpg', red))
    const { id } = await anna.page('/bad', showing('bad'))
    const params = { datei: 'bad' }
    expect((await anna.call('redaktionMedium', { params })).verwendung.entwurf).toMatchObject([
      { id, titel: '/bad' },
    ])
    const linked = await anna.refusal('redaktionMediumLoeschen', { params })
    expect(linked.code).toBe('verlinkt')
    expect(linked.details?.verwendung).toMatchObject({
      entwurf: [{ id, feldname: 'Kopfbilder › Kopfbild 1 › Bild' }],
    })
    await anna.call('redaktionLoeschen', { params: { id } })
    expect((await anna.refusal('redaktionMediumLoeschen', { params })).code).toBe('verlinkt')
    await anna.call('redaktionZurueckholen', { params: { id } })
    const body = { daten: page('/bad'), grundfassung: 1 }
    await anna.call('redaktionInhaltSpeichern', { params: { id }, body })
    expect(await anna.call('redaktionMediumLoeschen', { params })).toEqual({})
    expect(await anna.call('redaktionMediumLoeschen', { params })).toEqual({})
    expect((await media.answer(new Request('http://localhost/medien/bad'))).status).toBe(404)
  })

  test('returns the bytes of files that are not public: a picture as uploaded or in a given width, a document as a whole', async () => {
    const { as } = await deskTown()
    const anna = as('autor')
    const whole = await picture('#0c0', 700)
    await anna.call('redaktionMediumAufnehmen', add('Bild.jpg', whole))
    await anna.call('redaktionMediumAufnehmen', add('plan.pdf', pdf('Plan'), {}))
    const bytes = (datei: string, breite?: number) =>
      anna.call('redaktionMediumBytes', { params: { datei }, query: { breite } })
    expect(await bytes('bild')).toMatchObject({ typ: 'image/jpeg', name: 'bild.jpg', bytes: whole })
    const small = await bytes('bild', 480)
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 480 })
    expect(small.version).not.toBe((await bytes('bild')).version)
    expect(await bytes('plan.pdf', 480)).toMatchObject({ typ: 'application/pdf', bytes: pdf('Plan') })
    for (const datei of ['gibt-es-nicht', 'gibt-es-nicht.pdf'])
      expect((await anna.refusal('redaktionMediumBytes', { params: { datei } })).code).toBe('nicht-gefunden')
    const odd = { params: { datei: 'bild' }, query: { breite: 481 } }
    expect((await anna.refusal('redaktionMediumBytes', odd)).code).toBe('anfrage-ungueltig')
  })

  test('finds the same bytes again, for editors who may see them', async () => {
    const { as } = await deskTown()
    const { version } = await as('autor').call('redaktionMediumAufnehmen', add('eins.jpg', red))
    await as('autor').call('redaktionMediumAufnehmen', add('zwei.jpg', blue))
    const found = async (who: 'chefin' | 'schule') =>
      (await as(who).call('redaktionMedien', { query: { version } })).data.map(({ datei }) => datei)
    expect(await found('schule')).toEqual(['eins'])
    await as('leitung').page('/intranet/dienst', showing('eins'))
    expect(await found('schule')).toEqual([])
    expect(await found('chefin')).toEqual(['eins'])
  })

  test('takes the title of a document from its file name and marks it as `dokument`', async () => {
    const { as } = await deskTown()
    const taken = await as('autor').call('redaktionMediumAufnehmen', add('Satzung 2026.pdf', pdf('a'), {}))
    expect(taken).toMatchObject({
      datei: 'satzung-2026.pdf',
      art: 'dokument',
      titel: 'Satzung 2026',
      breite: null,
    })
  })
})

describe('An editor of the school', () => {
  test('cannot change a picture that pages of others show', async () => {
    const { as } = await deskTown()
    const boss = as('chefin')
    const school = as('schule')
    await school.call('redaktionMediumAufnehmen', add('schule.jpg', red))
    await boss.page('/rathaus', showing('schule'))
    const params = { datei: 'schule' }
    const body = { beschreibung: 'Anders' }
    expect((await school.refusal('redaktionMediumErsetzen', { params, file: blue })).code).toBe(
      'nicht-erlaubt',
    )
    expect((await school.refusal('redaktionMediumBeschreiben', { params, body })).code).toBe('nicht-erlaubt')
    expect((await school.refusal('redaktionMediumLoeschen', { params })).code).toBe('nicht-erlaubt')
    expect((await school.call('redaktionMedium', { params })).verwendung).toEqual({
      entwurf: [],
      oeffentlich: [],
      weitere: 1,
    })
  })

  test('sees no file of the intranet', async () => {
    const { as } = await deskTown()
    const boss = as('leitung')
    await boss.call('redaktionMediumAufnehmen', add('dienstplan.jpg', red))
    await boss.page('/intranet/dienst', showing('dienstplan'))
    const school = as('schule')
    expect((await school.call('redaktionMedien')).data).toEqual([])
    const params = { datei: 'dienstplan' }
    expect((await school.refusal('redaktionMedium', { params })).code).toBe('nicht-gefunden')
    expect((await school.refusal('redaktionMediumErsetzen', { params, file: blue })).code).toBe(
      'nicht-gefunden',
    )
    expect((await as('autor').call('redaktionMedien')).data).toHaveLength(1)
  })

  test('can upload at most two files at a time', async () => {
    const { as } = await deskTown()
    const files = await Promise.all([30, 31, 32, 33].map(width => picture('#888', width)))
    const sent = await Promise.allSettled(
      files.map(file => as('schule').call('redaktionMediumAufnehmen', add(`${randomUUID()}.jpg`, file))),
    )
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const [late] = sent.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(late).toMatchObject({ code: 'zu-viele', retryAfter: 5 })
  })
})

describe('A file that is refused anyway', () => {
  const bytes = (head: string) => Uint8Array.from(head, letter => letter.charCodeAt(0))

  test.each([
    ['Merkblatt.pdf', 'PK\x03\x04...word/document.xml', 'Diese Datei ist kein PDF, sondern eine Word-Datei.'],
    ['Programm.pdf', 'MZ\x90', 'Diese Datei ist kein PDF, sondern ein Programm.'],
    ['Leer.pdf', 'Text', 'Bitte eine PDF-Datei wählen.'],
    ['Halb.pdf', '%PDF-1.7\nhalb', 'Die Datei ist nicht vollständig.'],
    ['Halb.jpg', '%PDF-1.7\nhalb', 'Die Datei ist nicht vollständig.'],
    ['Foto.jpg', 'MZ\x90', 'Diese Datei ist ein Programm. Bitte ein Bild im Format'],
    ['Foto.jpg', 'GIF89a', 'Diese Datei ist ein Bild (GIF). Bitte ein Bild im Format'],
    ['Foto.jpg', '<svg xmlns="x">', 'Zeichnungen (SVG) können Programme enthalten.'],
    ['Foto.jpg', '\xFF\xD8\xFF\xE0 kaputt', 'Das Bild lässt sich nicht lesen.'],
    ['Foto', 'Sehr geehrte', 'Bitte ein Bild im Format JPEG, PNG, WebP oder AVIF wählen.'],
  ])('D3: is refused before it is described: %s', async (name, head, why) => {
    const { as } = await deskTown()
    const refused = await as('autor').refusal('redaktionMediumAufnehmen', add(name, bytes(head), {}))
    expect(refused.message).toContain(why)
  })

  test('D3: no picture is described after all, a good one is asked for its description', async () => {
    const { as } = await deskTown()
    const refused = await as('autor').refusal('redaktionMediumAufnehmen', add('Plan.pdf', red, {}))
    expect(refused.details?.issues).toMatchObject([{ path: 'beschreibung' }])
  })

  test.each([
    ['satzung.pdf', 'PK\x03\x04...word/document.xml', 'Diese Datei ist kein PDF, sondern eine Word-Datei.'],
    ['satzung.pdf', 'MZ\x90', 'Diese Datei ist kein PDF, sondern ein Programm.'],
    ['markt', 'MZ\x90', 'Diese Datei ist ein Programm. Bitte ein Bild im Format'],
    ['markt', '%PDF-1.7\n%%EOF', 'Ein Bild kann nur durch ein Bild'],
  ])('D3: is refused as a replacement of %s with what it is: %j', async (datei, head, why) => {
    const { as } = await deskTown()
    await as('chefin').call('redaktionMediumAufnehmen', add('Satzung.pdf', pdf('x')))
    await as('chefin').call('redaktionMediumAufnehmen', add('Markt.jpg', red))
    const replacing = { params: { datei }, file: bytes(head) }
    expect((await as('chefin').refusal('redaktionMediumErsetzen', replacing)).message).toContain(why)
  })
})
