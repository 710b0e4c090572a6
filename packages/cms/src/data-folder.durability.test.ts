import { expect, test } from 'vitest'
import { openCms } from './index.ts'
import { startChild } from './store/testing/children.ts'
import { newFolder } from './store/testing/databases.ts'

const log = { info() {}, warn() {}, error() {} }

test('X18: a second server is refused while the first one runs, and starts as soon as the first was killed', async () => {
  const dataDir = newFolder()
  const first = startChild('hold-folder.ts', dataDir)
  await first.line(line => line.ready === true)
  await expect(openCms({ dataDir, log, alone: true })).rejects.toMatchObject({ code: 'datenordner-belegt' })
  first.process.kill('SIGKILL')
  await first.ended
  const second = await openCms({ dataDir, log, alone: true })
  expect(second.trouble()).toBeUndefined()
  await second.close()
})
