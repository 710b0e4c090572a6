import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startChild } from '../testing/children.ts'
import { contradictions } from '../testing/contradictions.ts'
import { smallDisk } from '../testing/small-disk.ts'
import { openTown } from '../testing/town.ts'

test('D-03: on a full disk acknowledged writes are stored, further ones are refused, and freeing space is enough', async context => {
  // An empty town takes a megabyte. Where mounting is not allowed, sqlite.test.ts tests the same with a size
  // limit of the database.
  const path = smallDisk(4_096)
  if (!path) return context.skip('mounting a small disk is not allowed here')
  const disk = { file: join(path, 'town.db'), ballast: join(path, 'ballast') }
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

  expect(await contradictions(disk.file)).toEqual([])
  const town = await openTown({ database: disk.file })
  for (const id of acknowledged) expect(await town.document(id)).toBeDefined()
  expect(await town.countDocuments('seite')).toBe(acknowledged.length)
  await town.close()
})
