import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { startChild } from './testing/children.ts'
import { contradictions } from './testing/contradictions.ts'
import { openTown, published, temporaryFolder } from './testing/town.ts'

test('D-11: a migration killed at any of its steps leaves the old database, and the next start runs it', async () => {
  using folder = temporaryFolder()
  const town = await openTown({ file: folder.file })
  await published(town, { path: '/a', titel: 'A' })
  await town.close()

  for (let step = 1; step <= 10; step++) {
    const killed = startChild('migrate-slowly.ts', folder.file)
    await killed.line(line => line.step === step)
    killed.process.kill('SIGKILL')
    await killed.ended
    expect(killed.lines.some(line => line.migrated)).toBe(false)

    const old = await openTown({ file: folder.file })
    expect((await old.published.byKey('seite', '/a'))?.title).toBe('A')
    await old.close()
    expect(contradictions(folder.file)).toEqual([])
  }

  await startChild('migrate-slowly.ts', folder.file).line(line => line.migrated === true)
  using db = new DatabaseSync(folder.file, { readOnly: true })
  expect(db.prepare('select count(*) as steps, max(step) as last from neu').get()).toMatchObject({
    steps: 10,
    last: 10,
  })
  expect(db.prepare('select title from published').get()).toMatchObject({ title: 'A+1+2+3+4+5+6+7+8+9+10' })
})
