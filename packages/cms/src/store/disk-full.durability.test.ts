import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startChild } from './testing/children.ts'
import { contradictions } from './testing/contradictions.ts'
import { openTown, temporaryFolder } from './testing/town.ts'

/** A disk of 3 MB needs the right to mount; without it the database's own limit stands in (sqlite.test.ts). */
function smallDisk(): { file: string; ballast: string } | undefined {
  const { path, [Symbol.dispose]: remove } = temporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    remove()
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', [path])
    remove()
  })
  return { file: join(path, 'town.db'), ballast: join(path, 'ballast') }
}

test('D-03: on a full disk what was acknowledged is stored, the rest is refused, and freeing space is enough', async context => {
  const disk = smallDisk()
  if (!disk) return context.skip('mounting a small disk is not allowed here')
  writeFileSync(disk.ballast, Buffer.alloc(1_500_000))
  const writer = startChild('write-until-full.ts', disk.file)
  const { refused, cause } = await writer.line(line => line.refused !== undefined)
  expect(refused).toEqual({
    code: 'nicht_gespeichert',
    message: 'Konnte nicht gespeichert werden - Ihre Eingaben sind noch da',
  })
  expect(cause).toMatch(/full|disk/)
  const before = writer.lines.length
  expect(before).toBeGreaterThan(3)

  rmSync(disk.ballast)
  writer.process.stdin?.end('weiter\n')
  await writer.line(line => line.closed === true)
  expect(writer.lines.filter(line => line.refused)).toHaveLength(1)
  const acknowledged = writer.lines.flatMap(({ id }) => id ?? [])
  expect(acknowledged).toHaveLength(before)

  expect(contradictions(disk.file)).toEqual([])
  const town = await openTown({ file: disk.file })
  for (const id of acknowledged) expect(await town.document(id)).toBeDefined()
  expect(await town.countDocuments('seite')).toBe(acknowledged.length)
  await town.close()
})
