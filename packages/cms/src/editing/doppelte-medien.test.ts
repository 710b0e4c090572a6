import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import type { MediaTables } from '../media/tables.ts'
import { ok } from '../store/result.ts'
import { deskTown } from './testing/desk-town.ts'

const drawing = (circles: string, width = 900) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 2) / 3}" viewBox="0 0 90 60"><rect width="90" height="60" fill="#8ab"/>${circles}</svg>`,
    ),
  )
const market = '<circle cx="20" cy="20" r="15" fill="#fff"/><circle cx="70" cy="45" r="12" fill="#123"/>'
const pool =
  '<circle cx="75" cy="12" r="10" fill="#fff"/><rect x="5" y="30" width="50" height="25" fill="#124"/>'

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())
let large: Uint8Array<ArrayBuffer>
let small: Uint8Array<ArrayBuffer>
let other: Uint8Array<ArrayBuffer>
let tall: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  ;[large, small, other, tall] = await Promise.all([
    bytesOf(drawing(market).jpeg({ quality: 92 })),
    bytesOf(drawing(market, 300).webp({ quality: 70 })),
    bytesOf(drawing(pool).jpeg()),
    bytesOf(drawing(market).resize({ width: 900, height: 900, fit: 'fill' }).jpeg()),
  ])
})

const add = (name: string, file: Uint8Array<ArrayBuffer>) => ({
  query: { name, beschreibung: 'Ein Bild', urheber: 'Anna' },
  file,
})
const showing = (datei: string) => ({ content: [], heroImages: [{ src: `/medien/${datei}`, alt: 'x' }] })

const plan = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`)

type Somebody = ReturnType<Awaited<ReturnType<typeof deskTown>>['as']>
const like = async (who: Somebody, file: Uint8Array<ArrayBuffer>) =>
  (await who.call('redaktionAehnlicheMedien', { file })).data.map(({ datei }) => datei)
const doubles = async (who: Somebody, query = {}) =>
  (await who.call('redaktionDoppelteMedien', { query })).data.map(group => group.map(({ datei }) => datei))

describe('The same picture in another size', () => {
  test('is reported before it is stored; another picture and the same one with another aspect ratio are not', async () => {
    const { as } = await deskTown()
    const anna = as('autor')
    expect(await like(anna, small)).toEqual([])
    await anna.call('redaktionMediumAufnehmen', add('markt.jpg', large))
    expect(await like(anna, small)).toEqual(['markt'])
    expect(await like(anna, large)).toEqual(['markt'])
    expect(await like(anna, other)).toEqual([])
    expect(await like(anna, tall)).toEqual([])
  })

  test('is reported only to editors who may see the stored one', async () => {
    const { as } = await deskTown()
    await as('leitung').call('redaktionMediumAufnehmen', add('dienstplan.jpg', large))
    await as('leitung').page('/intranet/dienst', showing('dienstplan'))
    expect(await like(as('schule'), small)).toEqual([])
    expect(await like(as('leitung'), small)).toEqual(['dienstplan'])
    await as('schule').call('redaktionMediumAufnehmen', add('schule.webp', small))
    expect(await doubles(as('schule'))).toEqual([])
    expect(await doubles(as('leitung'))).toEqual([['dienstplan', 'schule']])
  })

  test.each([
    ['nothing', undefined],
    ['no bytes', new Uint8Array()],
    ['a document', plan('x')],
    ['a head without a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46])],
  ])('is not searched with %s', async (_, file) => {
    const { as } = await deskTown()
    expect((await as('autor').refusal('redaktionAehnlicheMedien', { file })).code).toBe('ungueltig')
  })
})

describe('Duplicate files', () => {
  test('are listed in groups, documents too, until one of them is replaced or deleted', async () => {
    const { as } = await deskTown()
    const boss = as('chefin')
    for (const [name, file] of [
      ['markt.jpg', large],
      ['bad.jpg', other],
      ['markt klein.webp', small],
      ['plan.pdf', plan('eins')],
      ['lageplan.pdf', plan('eins')],
    ] as const)
      await boss.call('redaktionMediumAufnehmen', add(name, file))
    const both = [
      ['lageplan.pdf', 'plan.pdf'],
      ['markt', 'markt-klein'],
    ]
    expect(await doubles(boss)).toEqual(both)
    expect(await doubles(boss, { pro_seite: 1, seite: 2 })).toEqual([both[1]])
    const { mehr } = await boss.call('redaktionDoppelteMedien', { query: { pro_seite: 1 } })
    expect(mehr).toBe(true)

    await boss.call('redaktionMediumErsetzen', { params: { datei: 'markt-klein' }, file: other })
    expect(await doubles(boss)).toEqual([
      ['bad', 'markt-klein'],
      ['lageplan.pdf', 'plan.pdf'],
    ])
    await boss.call('redaktionMediumLoeschen', { params: { datei: 'bad' } })
    await boss.call('redaktionMediumLoeschen', { params: { datei: 'plan.pdf' } })
    expect(await doubles(boss)).toEqual([])
  })

  test('include pictures that were stored before pictures were compared, also if another picture cannot be read', async () => {
    const { as, store, library, mediaFolder } = await deskTown()
    const boss = as('chefin')
    for (const [name, file] of Object.entries({ 'defekt.jpg': other, 'eins.jpg': large, 'zwei.jpg': small }))
      await boss.call('redaktionMediumAufnehmen', add(name, file))
    for (const { name, parentPath } of await readdir(mediaFolder, { recursive: true, withFileTypes: true }))
      if (/\bdefekt\b/.test(join(parentPath, name)) && name.includes('.'))
        await writeFile(join(parentPath, name), 'no picture')
    await store.database.write(async db => {
      const media = db.withTables<MediaTables>()
      for (const table of ['alike_files', 'picture_parts'] as const) await media.deleteFrom(table).execute()
      await media.updateTable('medien').set({ muster: null }).execute()
      return ok(undefined)
    })
    expect(await doubles(boss)).toEqual([])
    const compare = library.jobs.find(({ name }) => name === 'Bilder miteinander vergleichen')
    await compare?.work({ signal: new AbortController().signal, owner: 'test' })
    expect(await doubles(boss)).toEqual([['eins', 'zwei']])
  })
})
