import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls, cmsInProcess } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { newTown } from './ausfuhr/testing/towns.ts'
import { exportTown, openPackage } from './index.ts'
import { newFolder } from './store/testing/databases.ts'

/** A PDF of one page with one line of text. */
function pdf(line: string): Uint8Array<ArrayBuffer> {
  const stream = `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const at = objects.map((object, index) => {
    const begin = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return begin
  })
  const xref = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  text += at.map(begin => `${String(begin).padStart(10, '0')} 00000 n \n`).join('')
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return new TextEncoder().encode(text)
}

const OLD = pdf('Leinenzwang am Marktplatz')
const NEW = pdf('Maulkorbpflicht im Stadtpark')
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const FROZEN = `/medien/satzung/${sumOf(OLD).slice(0, 16)}.pdf`

const notice = {
  titel: 'Hundesatzung',
  slug: 'hundesatzung',
  art: 'Sonstiges',
  datum_von: '2026-11-20T06:00:00+01:00',
  dateien: [{ titel: 'Satzung', url: '/medien/satzung.pdf', groesse: 1, typ: 'application/pdf' }],
}

type Town = Awaited<ReturnType<typeof newTown>>

/** A town whose notice was promulgated with one file, which the library has replaced since. */
async function replacedTown(): Promise<Town & { id: string }> {
  const town = await newTown()
  await town.cms.addDocument({ schluessel: 'satzung', bytes: OLD })
  const written = await town.cms.store.writeAll([{ kind: 'bekanntmachung', data: notice, author: 'anna' }])
  if (!written.ok) throw new Error(JSON.stringify(written.error))
  await town.cms.addDocument({ schluessel: 'satzung', bytes: NEW })
  await town.cms.indexed()
  return { ...town, id: written.value[0] ?? '' }
}

const get = async ({ cms }: Town, path: string) => {
  const answer = await cms.media(new Request(`http://localhost${path}`))
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : answer.status
}

const frozenOf = ({ cms }: Town) =>
  cms.store.database.read.selectFrom('verkuendete_dateien').selectAll().execute()

const found = async ({ cms }: Town, q: string) => {
  const site = cmsInProcess(cms.handlers, cms.identify)
  const { data } = await site.call(calls.suche, { query: { q } as never })
  return data.map(({ url }) => url).filter(url => url.startsWith('/medien/'))
}

test('the search finds a notice’s file by its promulgated words, and not by the words of the replacement', async () => {
  const town = await replacedTown()
  expect(await found(town, 'Leinenzwang')).toEqual([FROZEN])
  expect(await found(town, 'Maulkorbpflicht')).toEqual([])
  const page = {
    pfad: '/hunde',
    title: 'Hunde',
    content: [{ template: 'text', context: { text: '<p><a href="/medien/satzung.pdf">Satzung</a></p>' } }],
  }
  const written = await town.cms.store.writeAll([{ kind: 'seite', data: page, author: 'anna' }])
  expect(written.ok).toBe(true)
  expect(await found(town, 'Maulkorbpflicht')).toEqual(['/medien/satzung.pdf'])
  expect(await found(town, 'Leinenzwang')).toEqual([FROZEN])
})

test('a file that was not replaced is found once', async () => {
  const town = await newTown()
  await town.cms.addDocument({ schluessel: 'satzung', bytes: OLD })
  await town.cms.store.writeAll([{ kind: 'bekanntmachung', data: notice, author: 'anna' }])
  await town.cms.indexed()
  expect(await found(town, 'Leinenzwang')).toEqual(['/medien/satzung.pdf'])
})

describe('A town that moves takes along its promulgated files', () => {
  const take = async ({ cms }: Town, source: string, dazu = false) => {
    const pack = await openPackage(source)
    try {
      return await cms.takeIn(pack, { dazu })
    } finally {
      pack.close()
    }
  }

  test.each(['', '.zip'])('with bytes, sum and day%s', async ending => {
    const from = await replacedTown()
    const [folder, again, other] = [
      `${join(newFolder(), 'a')}${ending}`,
      join(newFolder(), 'b'),
      await newTown(),
    ]
    await exportTown(from.place, folder, {})
    const report = await take(other, folder)
    expect(report.abgelehnt).toEqual([])
    expect(await frozenOf(other)).toEqual(await frozenOf(from))
    expect((await frozenOf(other)).map(({ sha256 }) => sha256)).toEqual([sumOf(OLD)])
    expect(await get(other, FROZEN)).toEqual(OLD)
    await exportTown(other.place, again, {})
    expect(await readFile(join(again, 'verkuendet.jsonl'), 'utf8')).toContain(sumOf(OLD))
    // The import is idempotent.
    await take(other, folder, true)
    expect(await frozenOf(other)).toHaveLength(1)
  })

  test('bytes that are also in the library are exported once', async () => {
    const town = await newTown()
    await town.cms.addDocument({ schluessel: 'satzung', bytes: OLD })
    await town.cms.store.writeAll([{ kind: 'bekanntmachung', data: notice, author: 'anna' }])
    const folder = join(newFolder(), 'a')
    await exportTown(town.place, folder, { nurOeffentlich: true })
    expect(await readdir(folder)).not.toContain('verkuendet')
    expect(await readFile(join(folder, 'verkuendet.jsonl'), 'utf8')).toContain('"pfad":"medien/satzung.pdf"')
  })

  test('the file of a withdrawn notice is not part of an export of public content', async () => {
    const town = await replacedTown()
    await town.cms.store.unpublish(town.id, { author: 'anna', reason: 'Gilt nicht mehr' })
    const [open, whole] = [join(newFolder(), 'a'), join(newFolder(), 'b')]
    await exportTown(town.place, open, { nurOeffentlich: true })
    await exportTown(town.place, whole, {})
    expect(await readdir(open)).not.toContain('verkuendet.jsonl')
    expect(await readdir(whole)).toContain('verkuendet.jsonl')
  })

  test('bytes whose hash differs from the listed sum are not imported as promulgated', async () => {
    const from = await replacedTown()
    const [folder, other] = [join(newFolder(), 'a'), await newTown()]
    await exportTown(from.place, folder, {})
    const name = join(folder, 'verkuendet.jsonl')
    const lied = (await readFile(name, 'utf8')).replaceAll(sumOf(OLD), sumOf(NEW))
    await writeFile(name, lied)
    const headName = join(folder, 'rathausplatz.json')
    const head = JSON.parse(await readFile(headName, 'utf8')) as {
      dateien: { name: string; bytes: number; sha256: string }[]
    }
    const dateien = head.dateien.map(file =>
      file.name === 'verkuendet.jsonl'
        ? { ...file, bytes: Buffer.byteLength(lied), sha256: sumOf(Buffer.from(lied)) }
        : file,
    )
    await writeFile(headName, JSON.stringify({ ...head, dateien }))
    const report = await take(other, folder)
    expect(report.abgelehnt).toEqual([expect.objectContaining({ schluessel: 'satzung.pdf' })])
    expect((await frozenOf(other)).map(({ sha256 }) => sha256)).not.toContain(sumOf(OLD))
  })
})

test('leftovers of a crash beside a file are removed, promulgated files never', async () => {
  const town = await replacedTown()
  const folder = join(town.place.dataDir, 'medien', 'satzung.pdf')
  await writeFile(join(folder, '0123456789abcdef.pdf'), 'left behind')
  await town.cms.addDocument({ schluessel: 'satzung', bytes: pdf('dritte') })
  expect(await readdir(folder)).toHaveLength(3)
  expect(await get(town, FROZEN)).toEqual(OLD)
})
