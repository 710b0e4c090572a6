import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bilder } from './bild.ts'
import { dokumente } from './dokument.ts'
import { type SeedTarget, seedDemo } from './index.ts'
import { demoRecords } from './records.ts'

const heute = new Date('2026-11-20T09:00:00Z')

type Answer = Awaited<ReturnType<SeedTarget['addPicture']>>

function target(answers: { picture?: Answer; records?: Answer } = {}) {
  const taken: string[] = []
  const cms: SeedTarget = {
    async addPicture({ schluessel, bytes }) {
      expect(bytes.byteLength).toBeGreaterThan(0)
      taken.push(`bild ${schluessel}`)
      return answers.picture ?? { ok: true }
    },
    async addDrawing({ schluessel, svg }) {
      expect(svg).toContain('<svg')
      taken.push(`zeichnung ${schluessel}`)
      return { ok: true }
    },
    async addDocument({ schluessel, bytes, titel }) {
      expect(bytes.byteLength).toBeGreaterThan(0)
      taken.push(`dokument ${schluessel} ${titel}`)
      return { ok: true }
    },
    store: {
      async writeAll(documents) {
        taken.push(...documents.map(({ kind }) => kind))
        return answers.records ?? { ok: true }
      },
    },
  }
  return { cms, taken }
}

describe('seedDemo', () => {
  it('adds every picture, icon, document and record', async () => {
    const { cms, taken } = target()
    await seedDemo(cms, heute)
    expect(taken).toEqual(
      expect.arrayContaining(dokumente.map(({ name, titel }) => `dokument ${name} ${titel}`)),
    )
    const icons = readdirSync(new URL('../icons/', import.meta.url)).map(file => file.replace('.svg', ''))
    expect(taken).toEqual(expect.arrayContaining(bilder.map(({ name }) => `bild ${name}`)))
    expect(taken).toEqual(expect.arrayContaining(icons.map(name => `zeichnung ${name}`)))
    const records = demoRecords(heute).map(({ kind }) => kind)
    expect(taken.slice(-records.length)).toEqual(records)
  })

  it('sets the last change of each record to its publication, or else to the last revision of the texts', () => {
    const records = demoRecords(new Date('2027-03-01T09:00:00Z'))
    const dayOf = (wanted: string) => records.find(({ kind }) => kind === wanted)?.geaendert.slice(0, 10)
    expect([dayOf('seite'), dayOf('leistung'), dayOf('organisationseinheit')]).toEqual(
      Array.from({ length: 3 }, () => '2026-11-22'),
    )
    for (const { kind, data, geaendert } of records.filter(({ kind }) => kind === 'aktuelles')) {
      expect(geaendert, kind).toBe((data as { datum_von: string }).datum_von)
    }
    const moments = demoRecords(heute).map(({ geaendert }) => Date.parse(geaendert))
    expect(moments.filter(moment => moment > heute.getTime())).toEqual([])
  })

  it('throws with the name of the record that the CMS refuses', async () => {
    const issues = [{ path: 'title', message: 'Bitte ausfüllen.' }]
    const message = 'Eintrag 9 (seite): Bitte prüfen Sie die markierten Angaben'
    const { cms } = target({ records: { ok: false, error: { message, issues } } })
    await expect(seedDemo(cms, heute)).rejects.toThrow(
      ['Die Demostadt wurde nicht angelegt.', 'seite „/“', message, 'title: Bitte ausfüllen.'].join('\n'),
    )
  })

  it('throws with the reason if no single record is at fault', async () => {
    const { cms } = target({ records: { ok: false, error: { message: 'Konnte nicht gespeichert werden' } } })
    await expect(seedDemo(cms, heute)).rejects.toThrow(
      'Die Demostadt wurde nicht angelegt.\nKonnte nicht gespeichert werden',
    )
  })

  it('throws with the name of a refused picture, and writes no record', async () => {
    const { cms, taken } = target({ picture: { ok: false, error: { message: 'Kein Bild.' } } })
    await expect(seedDemo(cms, heute)).rejects.toThrow(`Bild „${bilder[0]?.name}“\nKein Bild.`)
    expect(taken).not.toContain('seite')
  })
})
