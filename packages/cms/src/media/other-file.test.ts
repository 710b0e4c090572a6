import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { ok } from '../store/index.ts'
import { documentFiles } from './document-files.ts'
import { fingerprint, OtherFile, pictureFiles, sha256Of } from './library.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const pdf = (text: string) => bytesOf(`%PDF-1.7\n${text}\n%%EOF\n`)
const ONE = pdf('Die verkündete Satzung')
const OTHER = pdf('Eine untergeschobene Satzung')
const PNG = { format: 'png', breite: 1, hoehe: 1 } as const

/** Two files with equal names, as 2^32 hashes would find them: here every file has the same name. */
const weak = () => 'a'.repeat(16)
const folder = () => mkdtemp(join(tmpdir(), 'medien-'))

const ways: [
  string,
  (
    at: string,
    nameOf?: typeof weak,
  ) => { put: (bytes: Uint8Array) => Promise<unknown>; read: () => Promise<Uint8Array> },
][] = [
  [
    'a document',
    (at, nameOf) => {
      const files = documentFiles(at, nameOf)
      const read = async () => files.read((await files.find('satzung')) ?? fail())
      return { put: bytes => files.put('satzung', 'Satzung', bytes), read }
    },
  ],
  [
    'a promulgated document from another town',
    (at, nameOf) => {
      const files = documentFiles(at, nameOf)
      const read = async () => files.read((await files.findVersion('satzung', weak())) ?? fail())
      return { put: bytes => files.putVersion('satzung', bytes), read }
    },
  ],
  [
    'a picture',
    (at, nameOf) => {
      const files = pictureFiles(at, nameOf)
      const read = async () => files.readOriginal((await files.find('plan')) ?? fail())
      return { put: bytes => files.put('plan', bytes, PNG), read }
    },
  ],
  [
    'a promulgated picture from another town',
    (at, nameOf) => {
      const files = pictureFiles(at, nameOf)
      const read = async () => files.readOriginal((await files.findVersion('plan', weak())) ?? fail())
      return { put: bytes => files.putVersion('plan', bytes, PNG), read }
    },
  ],
]
const fail = (): never => {
  throw new Error('there is no such file')
}

describe('A10: another file at an existing version', () => {
  test.each(ways)('A10: is refused: %s', async (_what, open) => {
    const { put, read } = open(await folder(), weak)
    await put(ONE)
    await expect(put(OTHER)).rejects.toThrow(OtherFile)
    expect(sha256Of(await read())).toBe(sha256Of(ONE))
    // The same file may be stored again.
    await put(ONE)
  })

  test('A10: is refused also as a picture of another format', async () => {
    const files = pictureFiles(await folder(), weak)
    await files.put('plan', ONE, PNG)
    await expect(files.put('plan', OTHER, { ...PNG, format: 'jpeg' })).rejects.toThrow(OtherFile)
  })

  test('A10: a damaged file may be stored again', async () => {
    const files = documentFiles(await folder())
    const stored = await files.put('satzung', 'Satzung', ONE)
    await writeFile(files.file(stored), 'kaputt')
    await files.put('satzung', 'Satzung', ONE)
    expect(fingerprint(await files.read(stored))).toBe(stored.version)
  })
})

test('A10: the desk shows a promulgated file only if its whole hash is the stored one', async () => {
  const { store, as } = await deskTown()
  const boss = as('chefin')
  await boss.call('redaktionMediumAufnehmen', { query: { name: 'satzung.pdf' }, file: ONE })
  const data = {
    titel: 'Satzung',
    slug: 'satzung',
    art: 'Sonstiges',
    datum_von: '2026-11-20T09:00:00+01:00',
    text: '<p>Text</p>',
    dateien: [{ titel: 'Satzung', url: '/medien/satzung.pdf', groesse: 1, typ: 'application/pdf' }],
  }
  const made = await store.create({ kind: 'bekanntmachung', data, author: 'id-chefin' })
  if (!made.ok) throw new Error(made.error.message)
  await store.publish(made.value.id, { author: 'id-chefin' })
  const get = () =>
    boss.call('redaktionMediumBytes', {
      params: { datei: 'satzung.pdf' },
      query: { fassung: fingerprint(ONE) },
    })
  await expect(get()).resolves.toBeDefined()
  const sha256 = `${fingerprint(ONE)}${'0'.repeat(48)}`
  await store.database.write(async db =>
    ok(await db.updateTable('verkuendete_dateien').set({ sha256 }).execute()),
  )
  await expect(get()).rejects.toMatchObject({ code: 'nicht-gefunden' })
})
