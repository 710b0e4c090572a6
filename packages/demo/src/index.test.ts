import { describe, expect, it } from 'vitest'
import { fertigeBilder } from './bild.ts'
import { type SeedTarget, seedDemo } from './index.ts'
import { demoRecords } from './records.ts'

const heute = new Date('2026-11-20T09:00:00Z')

function target(answer: Awaited<ReturnType<SeedTarget['store']['writeAll']>> = { ok: true }) {
  const pictures: string[] = []
  const kinds: string[] = []
  const cms: SeedTarget = {
    async addPicture({ schluessel, bytes }) {
      expect(bytes.byteLength).toBeGreaterThan(0)
      pictures.push(schluessel)
    },
    store: {
      async writeAll(documents) {
        kinds.push(...documents.map(({ kind }) => kind))
        return answer
      },
    },
  }
  return { cms, pictures, kinds }
}

describe('seedDemo', () => {
  it('brings every picture and every record', async () => {
    const { cms, pictures, kinds } = target()
    await seedDemo(cms, heute)
    expect(pictures).toEqual(fertigeBilder.map(({ name }) => name))
    expect(kinds).toEqual(demoRecords(heute).map(({ kind }) => kind))
  })

  it('names the record that could not be written', async () => {
    const issues = [{ path: 'title', message: 'Bitte ausfüllen.' }]
    const message = 'Eintrag 9 (seite): Bitte prüfen Sie die markierten Angaben'
    const { cms } = target({ ok: false, error: { message, issues } })
    await expect(seedDemo(cms, heute)).rejects.toThrow(
      ['Die Demostadt wurde nicht angelegt.', 'seite „/“', message, 'title: Bitte ausfüllen.'].join('\n'),
    )
  })

  it('says what happened when it was no single record', async () => {
    const { cms } = target({ ok: false, error: { message: 'Konnte nicht gespeichert werden' } })
    await expect(seedDemo(cms, heute)).rejects.toThrow(
      'Die Demostadt wurde nicht angelegt.\nKonnte nicht gespeichert werden',
    )
  })
})
