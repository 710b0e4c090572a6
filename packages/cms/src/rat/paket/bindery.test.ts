import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newFolder } from '../../store/testing/databases.ts'
import { LIMITS } from './bind-apart.ts'
import { openBindery } from './bindery.ts'

const NOW = new Date('2026-11-20T12:00:00+01:00')
const MOST_BYTES = 2_500

/** A bindery whose folder holds files of 1,000 bytes, each with the minutes since its last use. */
async function bindery(minutesAgo: Record<string, number>) {
  const folder = newFolder()
  for (const [name, minutes] of Object.entries(minutesAgo)) {
    const at = new Date(NOW.getTime() - minutes * 60_000)
    await writeFile(join(folder, name), Buffer.alloc(1_000))
    await utimes(join(folder, name), at, at)
  }
  const opened = openBindery(folder, () => NOW, LIMITS, MOST_BYTES)
  return { ...opened, names: async () => (await readdir(folder)).toSorted() }
}

describe('the folder of packets', () => {
  test('stays within its limit: the least recently used packets go first', async () => {
    const { jobs, names } = await bindery({ 'a.pdf': 60, 'b.pdf': 180, 'c.pdf': 120, 'd.pdf': 90 })
    await jobs[0]?.work()
    expect(await names()).toEqual(['a.pdf', 'd.pdf'])
  })

  test('is cut to twice its limit even if all packets were used recently; those of the last minute stay, even with recently used packets; files being written stay', async () => {
    const { jobs, names } = await bindery({
      'a.pdf': 8,
      'b.pdf': 2,
      'c.pdf': 14,
      'd.pdf': 5,
      'e.pdf': 3,
      'f.pdf.x.neu': 0,
      'g.pdf': 0,
    })
    await jobs[0]?.work()
    expect(await names()).toEqual(['b.pdf', 'd.pdf', 'e.pdf', 'f.pdf.x.neu', 'g.pdf'])
  })

  test('keeps files being written and recently used packets, even over its limit', async () => {
    const { jobs, names } = await bindery({
      'a.pdf': 1,
      'b.pdf': 14,
      'c.pdf': 3,
      'd.pdf.x.neu': 0,
      'e.pdf': 16,
    })
    await jobs[0]?.work()
    expect(await names()).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf.x.neu'])
  })

  test('keeps no packet longer than a day after its last use', async () => {
    const { jobs, names } = await bindery({ 'a.pdf': 24 * 60 + 1, 'b.pdf': 24 * 60 - 1 })
    await jobs[0]?.work()
    expect(await names()).toEqual(['b.pdf'])
  })

  test('is tidied after each new packet', async () => {
    const { bound, names } = await bindery({ 'a.pdf': 60, 'b.pdf': 180, 'c.pdf': 120 })
    const packet = { town: 'Rebenau', titel: 'Sitzung', kopf: [], hinweise: [], teile: [] }
    await bound({ account: 'x', name: 'x.pdf', packet, files: new Map(), version: 'neu' })
    expect(await names()).toEqual(['neu.pdf'])
  })
})
